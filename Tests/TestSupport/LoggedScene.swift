public import StoryCode

extension Log {
    /// A scene of a logged controller and two logged helpers, `C`, `h1` and `h2`.
    public func scene() -> SceneHost<LoggedController, (LoggedHelper, LoggedHelper)> {
        Scene {
            LoggedController(log: self)
        }.with {
            LoggedHelper("h1", log: self)
        }.with {
            LoggedHelper("h2", log: self)
        }.host()
    }
}
