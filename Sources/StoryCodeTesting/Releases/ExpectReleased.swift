import StoryCode

/// Makes the test fail, at the line of the call, if a controller, a helper or a view that came into being in a closure
/// outlives it.
///
/// ```swift
/// expectReleased {
///     let window = Window()
///     window.rootViewController = CityScene.make()
///     window.makeKeyAndVisible()
/// }
/// ```
///
/// Helpers are the objects that were taken into a scene, and views those that a controller got. The failure names each
/// one that is still there, and whose it is.
///
/// - Parameters:
///   - survivors: Helpers that others hold too and that may stay.
///   - fileID: Where the test is, by default the caller's.
///   - filePath: Where the test is, by default the caller's.
///   - line: Where the test is, by default the caller's.
///   - column: Where the test is, by default the caller's.
///   - body: Makes scenes and drops them.
/// - Throws: What the closure throws.
@MainActor
public func expectReleased(
    except survivors: AnyObject...,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _ body: () throws -> Void
) rethrows {
    let births = Births()
    try LifecycleTrace.$scopes.withValue(LifecycleTrace.scopes + [births.scope], operation: body)
    LifecycleTrace.remove(births)
    guard let words = births.words(except: survivors) else { return }
    CallSite(fileID: fileID, filePath: filePath, line: line, column: column).fail(words)
}

/// Makes the test fail, at the line of the call, if a controller, a helper or a view that came into being in a closure,
/// or in a task that it starts, outlives it.
///
/// As the other one, for closures that wait. What other tasks are about to release gets some turns to go.
///
/// - Parameters:
///   - survivors: Helpers that others hold too and that may stay.
///   - fileID: Where the test is, by default the caller's.
///   - filePath: Where the test is, by default the caller's.
///   - line: Where the test is, by default the caller's.
///   - column: Where the test is, by default the caller's.
///   - body: Makes scenes and drops them.
/// - Throws: What the closure throws.
@MainActor
public func expectReleased(
    except survivors: AnyObject...,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _ body: @MainActor () async throws -> Void
) async rethrows {
    let births = Births()
    try await LifecycleTrace.$scopes.withValue(LifecycleTrace.scopes + [births.scope], operation: body)
    LifecycleTrace.remove(births)
    for _ in 0..<100 where births.words(except: survivors) != nil { await Task.yield() }
    guard let words = births.words(except: survivors) else { return }
    CallSite(fileID: fileID, filePath: filePath, line: line, column: column).fail(words)
}
