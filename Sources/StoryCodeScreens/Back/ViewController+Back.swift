extension ViewController {
    /// Adds a handler of the user's back action, which the controller retains until it is removed.
    @discardableResult
    public func addBackHandler(isEnabled: Bool = true, onBack: @escaping @MainActor () -> Void) -> BackHandler {
        let link = Link(self)
        let handler = BackHandler(
            isEnabled: isEnabled,
            isVisible: { link.target?.appearance.isVisible == true },
            removeFromController: { handler in link.target?.backHandlers.removeAll { $0 === handler } },
            onBack: onBack
        )
        backHandlers.append(handler)
        return handler
    }
}
