/// The use of a wrapper as a property, in the path of its errors.
struct WrapperUse: Sendable {
    private let step: ContainerError.Step
    /// Whether the program has set a container; the current one is empty otherwise.
    private let hasContainer = Container.hasCurrent

    /// Records a use before the current container is accessed.
    ///
    /// - Parameter owner: `#function`, which is the name of the type in the initial value of a property.
    init(_ wrapper: String, _ owner: String, _ fileID: String, _ line: UInt) {
        step = ContainerError.Step("@\(wrapper) of \(owner)", CodeLocation(fileID: fileID, line: line))
    }

    /// Resolves the value of the wrapper from the current container, or stops the program with an error that names the
    /// owner.
    func value<Value>(_ resolve: (Container) throws -> sending Value) -> sending Value {
        do { return try resolve(.current) } catch { stop(located(error, Value.self)) }
    }

    /// Returns an error with the use before its path, if it is the container's own.
    func located(_ error: any Error, _ type: Any.Type) -> any Error {
        guard let error = error as? ContainerError else { return error }
        guard hasContainer else { return ContainerError(.noCurrentContainer, [step, ContainerError.Step("\(type)")]) }
        return error.reached(by: [step])
    }
}
