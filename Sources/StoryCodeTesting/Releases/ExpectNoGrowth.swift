import StoryCode
import StoryCodeLeaks

/// Fails the test, at the line of the call, if something grows while a closure is repeated.
///
/// ```swift
/// expectNoGrowth(rounds: 12) {
///     navigation.pushViewController(makeCity(), animated: false)
///     navigation.popViewController(animated: false)
/// }
/// ```
///
/// It finds caches, lists of observers and other collections that only grow, of which no check for cycles knows. After
/// each round it counts the elements of collections and the objects of each type that these objects lead to: the captured
/// values of the closure (on Linux), the controllers and windows that the first round uses, and the given objects. The
/// scenes of the rounds that still exist are counted wherever they are.
///
/// In the first half of the rounds, caches may be filled. What does not fall in the second half, and rises in both
/// quarters of it, is a failure, with the type, the number in each round and the path. Choose more rounds than twice the
/// limit of a cache, divided by what a round adds.
///
/// - Parameters:
///   - rounds: The number of rounds, at least four.
///   - objects: Objects to read, such as one in a global variable.
@MainActor
public func expectNoGrowth(
    rounds: Int = 8,
    of objects: AnyObject...,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _ body: @escaping @MainActor () throws -> Void
) rethrows {
    guard let message = try GrowthLog(of: objects, rounds: rounds).message(body) else { return }
    CallSite(fileID: fileID, filePath: filePath, line: line, column: column).fail(message)
}

/// Fails the test, at the line of the call, if something grows while an asynchronous closure is repeated.
///
/// The same as the synchronous function. After each round it waits some turns of the main actor, in which other tasks can
/// release their objects.
///
/// - Parameters:
///   - rounds: The number of rounds, at least four.
///   - objects: Objects to read, such as one in a global variable.
@MainActor
public func expectNoGrowth(
    rounds: Int = 8,
    of objects: AnyObject...,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _ body: @escaping @MainActor () async throws -> Void
) async rethrows {
    guard let message = try await GrowthLog(of: objects, rounds: rounds).message(body) else { return }
    CallSite(fileID: fileID, filePath: filePath, line: line, column: column).fail(message)
}
