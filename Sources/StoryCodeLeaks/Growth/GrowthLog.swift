package import StoryCodeScenes

/// What grows while the same work is repeated.
@MainActor
package final class GrowthLog: LifecycleTracer {
    private let scope = TraceScope()
    private let objects: [AnyObject]
    private let rounds: Int
    private var scenes = SceneLog()

    /// The controllers and windows that the work uses.
    private var subjects: [Weak<AnyObject>] = []
    private var censuses: [GrowthCensus] = []

    /// - Parameter objects: Objects of which everything that they refer to is counted.
    package init(of objects: [AnyObject], rounds: Int) {
        (self.objects, self.rounds) = (objects, max(rounds, 4))
        LifecycleTrace.add(self)
    }

    /// Runs the work in rounds, and returns the message about what grows, or nil if nothing does.
    package func message(_ round: @escaping @MainActor () throws -> Void) rethrows -> String? {
        defer { LifecycleTrace.remove(self) }
        for _ in 0..<rounds {
            try LifecycleTrace.$scopes.withValue(LifecycleTrace.scopes + [scope]) { try round() }
            count(round)
        }
        return message
    }

    /// Runs the work in rounds, and returns the message about what grows, or nil if nothing does.
    package func message(_ round: @escaping @MainActor () async throws -> Void) async rethrows -> String? {
        defer { LifecycleTrace.remove(self) }
        for _ in 0..<rounds {
            try await LifecycleTrace.$scopes.withValue(LifecycleTrace.scopes + [scope], operation: round)
            // Other tasks of the round can end.
            for _ in 0..<10 { await Task.yield() }
            count(round)
        }
        return message
    }

    package func trace(_ entry: TraceEntry) {
        guard scope.isCurrent, let subject = entry.subject else { return }
        // A controller of a toolkit is traced for the first time when its scene is assembled.
        if case .assembled = entry.event { scenes.add(subject) }
        scenes.record(entry)
        // Those of the first round that exist after it are the app, and not what the round makes.
        if censuses.isEmpty, !subjects.contains(where: { $0.object === subject }) {
            subjects.append(Weak(object: subject))
        }
    }

    private func count<Closure>(_ closure: Closure) {
        if censuses.isEmpty { subjects.removeAll { $0.object.map { scenes[$0] != nil } ?? true } }
        let all = objects + subjects.compactMap(\.object)
        censuses.append(GrowthCensus(of: all, closure: closure, scenes: scenes))
    }
}

// MARK: - The message

extension GrowthLog {
    private var message: String? {
        if let failure = ReaderCheck.failure { return "Nothing was counted. \(failure)" }
        let growing = censuses.last.map { $0.entries.keys.filter(isGrowing) } ?? []
        var places: Set<String?> = []
        let values = growing.filter { censuses.last?.entries[$0]?.isObject == false }.sorted()
        // Of several properties of this package in one place, the one with objects is named.
        let lines = (growing.filter { !values.contains($0) }.sorted() + values).compactMap { key in
            line(of: key, among: growing).flatMap { places.insert($0.place).inserted ? $0.text : nil }
        }
        guard !lines.isEmpty else { return nil }
        return """
            Something grew in each part of \(rounds) rounds:

            \(lines.map { "  \($0)" }.joined(separator: "\n"))

            To fix: Remove what a round adds, or give the cache or the list a limit.
            """
    }

    private func counts(of key: String) -> [Int] { censuses.map { $0.entries[key]?.count ?? 0 } }

    /// Returns whether a number does not fall in the second half, and rises in each half of it.
    ///
    /// A cache is filled in the first half, and one that removes elements falls.
    private func isGrowing(_ key: String) -> Bool {
        let counts = counts(of: key)
        let (middle, quarter, last) = (rounds / 2 - 1, (rounds / 2 - 1 + rounds - 1) / 2, rounds - 1)
        let isFalling = (middle..<last).contains { counts[$0] > counts[$0 + 1] }
        return !isFalling && counts[middle] < counts[quarter] && counts[quarter] < counts[last]
    }

    /// Returns the line about an entry, or nil if it grows because one of its owners does.
    private func line(of key: String, among growing: [String]) -> (place: String?, text: String)? {
        guard let entry = censuses.last?.entries[key], entry.owners.isDisjoint(with: growing) else { return nil }
        let counts = counts(of: key)
        let tenths = (counts[rounds - 1] - counts[rounds / 2 - 1]) * 10 / (rounds - rounds / 2)
        let number = tenths.isMultiple(of: 10) ? (tenths / 10).grouped : "\((tenths / 10).grouped).\(tenths % 10)"
        let place = entry.place ?? "retained from outside: by a global, a running task or a local variable"
        return (entry.place, "\(number) \(entry.typeName) more in each round, \(entry.count.grouped) now: \(place)")
    }
}
