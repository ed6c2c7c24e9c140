extension Container {
    /// Resolves the value of a wrapper from the current container, or stops the program with an error that names the
    /// property.
    static func injected<Value>(
        _ type: Value.Type,
        at location: CodeLocation,
        _ resolve: (Container) throws -> sending Value
    ) -> sending Value {
        let isSet = hasCurrent
        do {
            return try resolve(.current)
        } catch let error as ContainerError {
            let owner = ContainerError.Step("@Injected", location)
            stop(isSet ? error.reached(by: [owner]) : ContainerError(.noCurrentContainer, [owner, .init("\(type)")]))
        } catch {
            stop(error)
        }
    }
}
