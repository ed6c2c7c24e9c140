import TestSupport

/// A second implementation of the documented rules for storyboards, which predicts the outcome of each step.
///
/// The model caches nothing: it repeats all lookups.
final class StoryboardReferenceModel {
    /// A mistake, with the message and the path of an error.
    struct Mistake: Error, Hashable {
        let text: String
        let problem: String
        let path: [String]

        init(_ problem: String, _ path: [String]) {
            (self.problem, self.path) = (problem, path)
            let hasPath = path.count > 1 || path.first?.hasSuffix(")") == true
            text = hasPath ? "\(problem): \(path.joined(separator: " → "))" : problem
        }

        func reached(by steps: [String]) -> Mistake { Mistake(problem, steps + path) }
    }

    /// The storyboard and the scene of a controller, by their indexes.
    struct Origin: Hashable {
        let board: Int
        /// Nil for a controller that was created in code.
        let scene: Int?
    }

    /// The predicted state of one controller.
    struct ControllerState {
        let kind: ControllerKind
        var origin: Origin?
        var injected: [String] = []
        var resolved: [String] = []
        var isInjected = false
        /// The scenes that the controller was instantiated from, whose children it has.
        var scenes: Set<Origin> = []
    }

    struct SharedKey: Hashable {
        let line: Int
        /// The container that resolved the object, if the lifetime depends on it.
        let containerID: Int?
    }

    let boards: [StoryboardPlan]
    let parents: [Int?]
    private(set) var registrations: [[RegistrationPlan]]
    private var gifts: [[Int]]

    var states: [ControllerState] = []
    var shared: [SharedKey: Int] = [:]
    /// The predicted diagnostics of controllers that are added in code.
    var reports: [String] = []
    /// The number of controllers before the step.
    var living = 0
    /// The controllers created in this step that a container controller refused because it received them twice.
    var refused: Set<Int> = []
    /// The children of a controller and the one that it presents, or nil if it is not alive.
    ///
    /// The model predicts neither.
    let related: (Int) -> [Int]?

    init(_ program: StoryboardProgram, related: @escaping (Int) -> [Int]?) {
        boards = program.boards
        parents = program.parents
        self.related = related
        registrations = parents.map { _ in [] }
        gifts = parents.map { _ in [] }
        for (containerID, line) in program.gifts { gifts[containerID].append(line) }
        for (containerID, plan) in program.registrations { registrations[containerID].append(plan) }
    }

    func register(_ plan: RegistrationPlan, in containerID: Int) { registrations[containerID].append(plan) }

    /// Returns a container and those above it.
    func upwards(_ containerID: Int) -> [Int] { [containerID] + (parents[containerID].map(upwards) ?? []) }

    func at(_ name: String, _ line: Int) -> String { "\(name) (Plan:\(line))" }

    func step(_ plan: RegistrationPlan) -> String { at(plan.kind.rawValue, plan.line) }

    func only(_ names: [String]) -> String {
        names.isEmpty ? "" : ", only " + names.map { "\"\($0)\"" }.joined(separator: ", ")
    }

    // MARK: Registrations

    /// Returns the container with the gift that is injected into the components of a container.
    func gift(_ containerID: Int) throws(Mistake) -> Int {
        for containerID in upwards(containerID) where !gifts[containerID].isEmpty {
            if gifts[containerID].count == 1 { return containerID }
            throw ambiguous("RecordedGift", gifts[containerID].map { at("RecordedGift", $0) })
        }
        throw Mistake("Nothing is registered for RecordedGift", ["RecordedGift"])
    }

    func ambiguous(_ subject: String, _ candidates: [String]) -> Mistake {
        let list = candidates.joined(separator: ", ")
        return Mistake("\(candidates.count) components are registered for \(subject): \(list)", [subject])
    }

    /// Returns the registration with a name, or without one, that injects controllers of a class.
    func injector(
        _ kind: ControllerKind,
        _ name: String?,
        from containerID: Int
    ) throws(Mistake) -> (plan: RegistrationPlan, containerID: Int)? {
        for containerID in upwards(containerID) {
            let suitable = registrations[containerID].filter { kind.isKind(of: $0.kind) && $0.name == name }
            let kinds = suitable.map(\.kind)
            guard let derived = kinds.first(where: { one in kinds.allSatisfy(one.isKind) }) else { continue }
            let nearest = suitable.filter { $0.kind == derived }
            if nearest.count == 1 { return (nearest[0], containerID) }
            let subject = derived.rawValue + (name.map { " named \"\($0)\"" } ?? "")
            throw ambiguous(subject, nearest.map(step))
        }
        return nil
    }

    /// Returns the names of the registrations that could inject a controller.
    func names(_ suits: (ControllerKind) -> Bool, from containerID: Int) -> [String] {
        var names: [String] = []
        for plan in upwards(containerID).flatMap({ registrations[$0] }) where suits(plan.kind) {
            if let name = plan.name, !names.contains(name) { names.append(name) }
        }
        return names
    }

    /// Returns the description of an injection by a registration.
    func injectionText(_ found: (plan: RegistrationPlan, containerID: Int)) throws(Mistake) -> String {
        guard found.plan.needsGift else { return "\(found.plan.line)" }
        do {
            return "\(found.plan.line) with \(try gift(found.containerID))"
        } catch {
            throw error.reached(by: [step(found.plan)])
        }
    }
}
