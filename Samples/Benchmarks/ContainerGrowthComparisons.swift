import StoryCode

/// The cost of one round of work that a program repeats, for two numbers of rounds.
///
/// The cost of a round does not depend on the number of rounds before it: both rows are about equal. The second takes at
/// most 1.1 times as long, so doubling the rounds costs at most 2.2 times.
@MainActor
func containerGrowthComparisons() -> [Comparison] {
    [
        comparison("register and resolve in turn", 2000, registerInTurn),
        comparison("change and resolve in turn", 2000, changeInTurn),
        comparison("ask for unknown names", 10_000, askForUnknownNames),
        comparison("resolve weak objects with arguments", 2000, resolveWeakObjects),
        comparison("validate components of one type", 500, validateEqualTypes),
    ]
}

@MainActor
private func comparison(_ work: String, _ count: Int, _ body: @escaping @MainActor (Int) throws -> Void) -> Comparison {
    Comparison(
        work: work,
        isLinear: true,
        variants: [count, count * 2].map { count in
            Comparison.Variant(name: "Container, \(count) rounds", units: count) { times in
                for _ in 0..<times { try body(count) }
            }
        }
    )
}

private final class Item: Sendable {
    let number: Int

    init(number: Int) { self.number = number }
}

@MainActor
private func registerInTurn(_ count: Int) throws {
    let container = Container()
    for number in 0..<count {
        container.register { Item(number: 0) }.as(Item.self, name: "\(number)") { $0 }
        escape(try container.resolve(Item.self, name: "\(number)"))
    }
}

@MainActor
private func changeInTurn(_ count: Int) throws {
    let container = Container()
    let component = container.register { Item(number: 0) }
    for _ in 0..<count {
        component.default()
        escape(try container.resolve(Item.self))
    }
}

@MainActor
private func askForUnknownNames(_ count: Int) throws {
    let container = Container()
    container.register { Item(number: 0) }
    for number in 0..<count where try container.optional(Item.self, name: "\(number)") != nil { escape(container) }
}

@MainActor
private func resolveWeakObjects(_ count: Int) throws {
    let container = Container()
    container.register { Item(number: arg($0)) }.lifetime(.weak)
    var items: [Item] = []
    for number in 0..<count { items.append(try container.resolve(Item.self, arguments: number)) }
    for item in items { escape(item) }
}

@MainActor
private func validateEqualTypes(_ count: Int) throws {
    let container = Container()
    for number in 0..<count { container.register { Item(number: 0) }.as(Item.self, name: "\(number)") { $0 } }
    try container.validate()
}
