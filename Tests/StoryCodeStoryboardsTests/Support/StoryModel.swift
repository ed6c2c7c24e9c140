import TestSupport

/// What the articles about storyboards say of a program: what is made, by whom it is injected, and what is wrong.
///
/// A plain interpreter that looks everything up again each time.
final class StoryModel {
    /// A mistake, in the words of an error up to what is to be done.
    struct Mistake: Error, Hashable {
        let text: String
        /// What is wrong, and where.
        let problem: String
        let path: [String]

        init(_ problem: String, _ path: [String]) {
            (self.problem, self.path) = (problem, path)
            let hasWay = path.count > 1 || path.first?.hasSuffix(")") == true
            text = hasWay ? "\(problem): \(path.joined(separator: " → "))" : problem
        }

        func reached(by steps: [String]) -> Mistake { Mistake(problem, steps + path) }
    }

    /// A scene of a storyboard, by their places.
    struct Home: Hashable {
        let board: Int
        /// Nil for a controller that was made by hand.
        let scene: Int?
    }

    /// What is known of one controller.
    struct Fate {
        let kind: StoryKind
        var home: Home?
        var injected: [String] = []
        var resolved: [String] = []
        var isInjected = false
        /// The scenes that it has been so far, whose children it has.
        var scenes: Set<Home> = []
    }

    struct SharedKey: Hashable {
        let line: Int
        /// The container that was asked, where it matters.
        let shelf: Int?
    }

    let boards: [StoryBoard]
    let parents: [Int?]
    private(set) var registrations: [[StoryRegistration]]
    private var gifts: [[Int]]

    var fates: [Fate] = []
    var shared: [SharedKey: Int] = [:]
    /// What is reported of controllers that are added by hand.
    var reports: [String] = []
    /// How many controllers there were before the step.
    var living = 0
    /// Those made in this step that a container refused, having been given them twice.
    var refused: Set<Int> = []
    /// Whether a controller is alive; the model does not count who holds it.
    let isAlive: (Int) -> Bool

    init(_ program: StoryProgram, isAlive: @escaping (Int) -> Bool) {
        boards = program.boards
        parents = program.parents
        self.isAlive = isAlive
        registrations = parents.map { _ in [] }
        gifts = parents.map { _ in [] }
        for (shelf, line) in program.gifts { gifts[shelf].append(line) }
        for (shelf, plan) in program.registrations { registrations[shelf].append(plan) }
    }

    func register(_ plan: StoryRegistration, in shelf: Int) { registrations[shelf].append(plan) }

    /// A container, its parent and so on.
    func upwards(_ shelf: Int) -> [Int] { [shelf] + (parents[shelf].map(upwards) ?? []) }

    func at(_ name: String, _ line: Int) -> String { "\(name) (Plan:\(line))" }

    func step(_ plan: StoryRegistration) -> String { at(plan.kind.rawValue, plan.line) }

    /// Words for a list of names.
    func list(_ names: [String]) -> String {
        names.isEmpty ? "none" : names.map { "\"\($0)\"" }.joined(separator: ", ")
    }

    // MARK: Which registration

    /// The container whose gift is given to what is registered in a container.
    func gift(_ shelf: Int) throws(Mistake) -> Int {
        for shelf in upwards(shelf) where !gifts[shelf].isEmpty {
            if gifts[shelf].count == 1 { return shelf }
            throw ambiguous("StoryGift", gifts[shelf].map { at("StoryGift", $0) })
        }
        throw Mistake("Nothing is registered for StoryGift", ["StoryGift"])
    }

    func ambiguous(_ subject: String, _ candidates: [String]) -> Mistake {
        let list = candidates.joined(separator: ", ")
        return Mistake("\(candidates.count) components are registered for \(subject): \(list)", [subject])
    }

    /// The registration that injects controllers of a class: of a name, or of none.
    func injector(
        _ kind: StoryKind,
        _ name: String?,
        from shelf: Int
    ) throws(Mistake) -> (plan: StoryRegistration, shelf: Int)? {
        for shelf in upwards(shelf) {
            let suitable = registrations[shelf].filter { kind.isKind(of: $0.kind) && $0.name == name }
            let kinds = suitable.map(\.kind)
            guard let derived = kinds.first(where: { one in kinds.allSatisfy(one.isKind) }) else { continue }
            let nearest = suitable.filter { $0.kind == derived }
            if nearest.count == 1 { return (nearest[0], shelf) }
            let subject = derived.rawValue + (name.map { " named \"\($0)\"" } ?? "")
            throw ambiguous(subject, nearest.map(step))
        }
        return nil
    }

    /// The names of registrations that could inject a controller.
    func names(_ suits: (StoryKind) -> Bool, from shelf: Int) -> [String] {
        var names: [String] = []
        for plan in upwards(shelf).flatMap({ registrations[$0] }) where suits(plan.kind) {
            if let name = plan.name, !names.contains(name) { names.append(name) }
        }
        return names
    }

    /// What is injected by a registration.
    func words(_ found: (plan: StoryRegistration, shelf: Int)) throws(Mistake) -> String {
        guard found.plan.needsGift else { return "\(found.plan.line)" }
        do {
            return "\(found.plan.line) with \(try gift(found.shelf))"
        } catch {
            throw error.reached(by: [step(found.plan)])
        }
    }
}
