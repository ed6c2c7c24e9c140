public import CityGuideBase
public import StoryCode

extension ViewController: PageScreen {
    /// Shows a page in the view, which knows the actions.
    public func show(_ page: Page, _ actions: any PageActions) { (viewIfLoaded as? any PageView)?.page = page }

    /// Updates the properties now.
    public func updateNow() {
        setNeedsUpdateProperties()
        updatePropertiesIfNeeded()
    }

    /// Dismisses the controller.
    public func leave() { dismiss(animated: true) }

    /// Notes the input in the window.
    public func note(_ input: String) { viewIfLoaded?.window?.noteInput(input) }
}
