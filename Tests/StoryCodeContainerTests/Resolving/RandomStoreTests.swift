import StoryCode
import TestSupport
import Testing

/// Shared objects with arguments, scopes that are reset and objects that are released, compared with a model.
///
/// The seed is the argument of the test. ``RandomTestScale/factor`` multiplies the number of seeds.
struct RandomStoreTests {
    final class Item: Sendable {
        let number: Int

        init(_ number: Int) { self.number = number }
    }

    /// An argument of which many have the same hash value.
    struct Key: Hashable, Sendable {
        let value: Int

        func hash(into hasher: inout Hasher) { hasher.combine(value % 3) }
    }

    private enum Kind: Int, CaseIterable {
        case single, scope, otherScope, weak, container
    }

    /// What the container holds, and what the program holds.
    private struct Model {
        var stored: [Kind: [Int: Int]] = [:]
        var held: [Int: Item] = [:]
    }

    @Test(arguments: 0..<24 * RandomTestScale.factor)
    func containerMatchesModel(seed: Int) throws {
        var dice = Dice(seed: UInt64(seed))
        let container = Container()
        let counter = Counter()
        let scopes = [Scope(name: "a"), Scope(name: "b")]
        for kind in Kind.allCases {
            let component = container.register { (_: Argument<Key>) in Item(counter.next()) }
                .as(Item.self, name: "\(kind)") { $0 }
            switch kind {
            case .single: component.lifetime(.single)
            case .scope: component.lifetime(.scope(scopes[0]))
            case .otherScope: component.lifetime(.scope(scopes[1]))
            case .weak: component.lifetime(.weak)
            case .container: component.lifetime(.container)
            }
        }
        var model = Model()
        for step in 0..<200 {
            switch dice.roll(10) {
            case 0:
                let scope = dice.roll(2)
                scopes[scope].reset()
                model.stored[scope == 0 ? .scope : .otherScope] = nil
            case 1:
                // The container holds these objects weakly.
                model.held = model.held.filter { $0.key.isMultiple(of: 2) }
                model.stored[.weak] = model.stored[.weak]?.filter { model.held[$0.value] != nil }
            case 2: container.register { step }
            default:
                let kind = Kind.allCases[dice.roll(Kind.allCases.count)]
                let key = dice.roll(40)
                let isHeld = dice.coin()
                let before = counter.count
                let item = try container.resolve(Item.self, name: "\(kind)", arguments: Key(value: key))
                #expect(item.number == model.stored[kind]?[key] ?? before + 1, "step \(step), \(kind), \(key)")
                #expect(counter.count == (model.stored[kind]?[key] == nil ? before + 1 : before))
                if isHeld { model.held[item.number] = item }
                let isStored = kind != .weak || model.held[item.number] != nil
                model.stored[kind, default: [:]][key] = isStored ? item.number : nil
            }
        }
    }
}
