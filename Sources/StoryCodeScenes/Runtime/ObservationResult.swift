/// Whether an adapter could observe the methods of an object of its toolkit.
package enum ObservationResult {
    /// By a class of this package.
    case complete
    /// In a class that was made at run time by something else.
    case inForeignClass(String)
    /// Not all of them, because this class refused them.
    case refused(String)

    /// Reports a refusal as `notInjected`.
    ///
    /// - Parameter effect: What the refusal prevents.
    @MainActor
    package func reportRefusal(of object: AnyObject, _ effect: String) {
        guard case .refused(let name) = self else { return }
        DiagnosticHandler.report(.notInjected(reason: "the class \(name) refuses methods, so \(effect)"), object)
    }
}
