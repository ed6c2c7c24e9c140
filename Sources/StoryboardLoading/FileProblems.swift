public import StoryCode

// The mistakes that scenes from files report as diagnostics.
extension LifecycleDiagnostic.Problem {
    /// An outlet of a file leads to an object that is not of the registered class; the outlet is not set.
    public static func outletTypeMismatch(_ name: String) -> Self {
        Self(
            "outletTypeMismatch",
            message: "The outlet \(name) of {0} was not set: it is registered for another class than {1}.",
            advice: """
                Register the class of the destination with view(_:module:_:), or register the outlet for the class \
                that the destination has.
                """
        )
    }
}
