package import StoryCode

/// Returns the reason of the thrown error.
package func reason<Result>(_ body: () throws -> Result) -> ContainerError.Reason? {
    do {
        _ = try body()
        return nil
    } catch {
        return (error as? ContainerError)?.reason
    }
}
