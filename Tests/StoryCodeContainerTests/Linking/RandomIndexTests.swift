import StoryCode
import TestSupport
import Testing

/// Registrations and lookups in turn, compared with a list of the registrations.
///
/// The seed is the argument of the test. ``RandomTestScale/factor`` multiplies the number of seeds.
struct RandomIndexTests {
    private struct Entry {
        let number: Int
        var names: [String?]
        var isDefault = false
    }

    private struct Abort: Error {}

    /// Registers components in a part that then throws.
    private enum Failing: Part {
        static func load(container: Container) throws {
            container.register { -1 }.as(Int.self, name: "a") { $0 }.default()
            container.register { -2 }
            throw Abort()
        }
    }

    @Test(arguments: 0..<24 * RandomTestScale.factor)
    func lookupsMatchList(seed: Int) throws {
        var dice = Dice(seed: UInt64(seed))
        let names = ["a", "b", "c"]
        var container = Container()
        var components: [Component<Int, Never>] = []
        /// Each container that overrides another one adds a layer.
        var layers: [[Entry]] = [[]]
        for step in 0..<80 {
            let last = layers.count - 1
            switch dice.roll(8) {
            case 0, 1:
                components.append(container.register { step })
                layers[last].append(Entry(number: step, names: [nil]))
            case 2 where !components.isEmpty:
                let index = dice.roll(components.count)
                let name = names[dice.roll(3)]
                components[index].as(Int.self, name: name) { $0 }
                layers[last][index].names.append(name)
            case 3 where !components.isEmpty && dice.roll(4) == 0:
                let index = dice.roll(components.count)
                components[index].default()
                layers[last][index].isDefault = true
            case 4 where dice.roll(6) == 0:
                container = Container(overriding: container)
                components = []
                layers.append([])
            case 5: #expect(throws: Abort.self) { try container.append(part: Failing.self) }
            default:
                for name in [nil] + names {
                    #expect(
                        (try? container.resolve(Int.self, name: name)) ?? -1
                            == Self.found(name, in: layers),
                        "step \(step), \(name ?? "no name")"
                    )
                }
                #expect(try container.resolveAll(Int.self) == Self.all(layers), "step \(step)")
            }
        }
    }

    /// Returns the number of the only component, or of the only default, in the last layer with a name; or -1.
    private static func found(_ name: String?, in layers: [[Entry]]) -> Int {
        guard let layer = layers.last(where: { $0.contains { $0.names.contains(name) } }) else { return -1 }
        let entries = layer.filter { $0.names.contains(name) }
        let defaults = entries.filter(\.isDefault)
        if entries.count == 1 { return entries[0].number }
        return defaults.count == 1 ? defaults[0].number : -1
    }

    /// Returns the numbers of the components with a name that no later layer uses.
    private static func all(_ layers: [[Entry]]) -> [Int] {
        layers.indices.flatMap { index in
            let overridden = Set(layers[(index + 1)...].joined().flatMap(\.names))
            return layers[index].filter { !overridden.isSuperset(of: $0.names) }.map(\.number)
        }
    }
}
