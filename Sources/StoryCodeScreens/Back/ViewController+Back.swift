extension ViewController {
    /// Adds a handler of the user's back action, which the controller retains until it is removed.
    @discardableResult
    public func addBackHandler(isEnabled: Bool = true, onBack: @escaping @MainActor () -> Void) -> BackHandler {
        let (handlers, link) = (backHandlers, Link(self))
        let handler = BackHandler(
            in: handlers,
            isEnabled: isEnabled,
            isVisible: { link.target?.appearance.isVisible == true },
            onBack: onBack
        )
        handlers.add(handler)
        return handler
    }
}
