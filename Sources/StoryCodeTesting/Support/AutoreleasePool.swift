#if canImport(ObjectiveC)
    import ObjectiveC
#endif

/// Calls a closure and then releases the objects that it autoreleased, on systems with autorelease pools.
///
/// Methods of Objective-C, such as those of UIKit, may autorelease what they return.
func withAutoreleasePool<Result>(_ body: () throws -> Result) rethrows -> Result {
    #if canImport(ObjectiveC)
        try autoreleasepool(invoking: body)
    #else
        try body()
    #endif
}
