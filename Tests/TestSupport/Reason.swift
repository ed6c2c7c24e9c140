public import StoryCode

/// The reason of the error that something throws.
public func reason<Result>(_ body: () throws -> Result) -> ContainerError.Reason? {
    do {
        _ = try body()
        return nil
    } catch {
        return (error as? ContainerError)?.reason
    }
}
