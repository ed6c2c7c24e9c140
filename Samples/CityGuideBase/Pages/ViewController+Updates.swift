public import StoryCode

extension ViewController {
    /// Updates the content after an action of the user, because the next one may come in the same turn.
    public func updateAtOnce() {
        setNeedsUpdateProperties()
        updatePropertiesIfNeeded()
    }
}
