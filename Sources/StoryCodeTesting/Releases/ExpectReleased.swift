import StoryCode

/// Fails the test, at the line of the call, if a controller, a helper or a view that was created in a closure outlives
/// it.
///
/// ```swift
/// expectReleased {
///     let window = Window()
///     window.rootViewController = CityScene.make()
///     window.makeKeyAndVisible()
/// }
/// ```
///
/// Helpers are the objects that were added to a scene, and views those that a controller adopted. The failure shows what
/// retains the objects that still exist: the way from one to the next by the names of properties, each cycle with the
/// reference to change, and the number of strong references from elsewhere. In a task that belongs to no test, such as a
/// detached one, it fails the test run. Outside a test run, the program prints it to standard error and ends with exit
/// code 1.
///
/// Objects that the closure autoreleases are released when it returns.
///
/// - Parameter survivors: Helpers that are retained elsewhere and may stay.
@MainActor
public func expectReleased(
    except survivors: AnyObject...,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _ body: () throws -> Void
) rethrows {
    guard let message = try AllocationLog.message(except: survivors, about: body) else { return }
    CallSite(fileID: fileID, filePath: filePath, line: line, column: column).fail(message)
}

/// Fails the test, at the line of the call, if a controller, a helper or a view that was created in a closure, or in a
/// task that it starts, outlives it.
///
/// The same as the synchronous function, for asynchronous closures. Before it fails, it waits some turns of the main
/// actor, in which other tasks can release their objects.
///
/// - Parameter survivors: Helpers that are retained elsewhere and may stay.
@MainActor
public func expectReleased(
    except survivors: AnyObject...,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _ body: @MainActor () async throws -> Void
) async rethrows {
    let log = AllocationLog()
    try await LifecycleTrace.$scopes.withValue(LifecycleTrace.scopes + [log.scope], operation: body)
    LifecycleTrace.remove(log)
    for _ in 0..<100 where log.hasSurvivors(except: survivors) { await Task.yield() }
    guard let message = log.message(except: survivors) else { return }
    CallSite(fileID: fileID, filePath: filePath, line: line, column: column).fail(message)
}
