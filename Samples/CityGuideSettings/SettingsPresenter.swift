import CityGuideBase
import StoryCode

/// The screen with the settings.
final class SettingsController: ViewController {}

/// The helper that shows the preferences and changes them.
final class SettingsPresenter: PageActions, Awakable, ViewObserver {
    weak var controller: SettingsController?
    weak var view: (any PageView)?

    private static let done = Page.Command("done", "Done", key: "d")
    private let preferences: PreferenceStore
    private let saver: any StateSaver
    private var selection = 0

    init(_ preferences: PreferenceStore, _ saver: any StateSaver) {
        self.preferences = preferences
        self.saver = saver
    }

    func awake() {
        guard let keeper = controller?.stateKeeper else { return }
        selection = saver.consume { try keeper.consume("selection", as: Int.self) } ?? 0
        keeper.register("selection") { [weak self] in self?.selection }
    }

    func viewDidLoad() {
        // The list takes the focus when it is shown, and needs its rows by then.
        controller?.updatePropertiesIfNeeded()
    }

    func select(row: Int) {
        selection = row
        controller?.updateAtOnce()
        saver.setNeedsSave()
    }

    func activate(row: Int) {
        // The file may differ from what the user sees.
        let shown = preferences.current
        preferences.change { preferences in
            switch row {
            case 0: preferences.units = shown.units.next
            case 1: preferences.order = shown.order.next
            default: preferences.showsLocalNames = !shown.showsLocalNames
            }
        }
        select(row: row)
    }

    func perform(_ command: Page.Command) { controller?.dismiss(animated: true) }

    func updateProperties() {
        let current = preferences.current
        var page = Page(title: "Settings")
        page.rows = [
            Page.Row("units", "Units", detail: current.units.rawValue),
            Page.Row("order", "Sort by", detail: current.order.rawValue),
            Page.Row("names", "Local names", detail: current.showsLocalNames ? "shown" : "hidden"),
        ]
        selection = min(max(selection, 0), page.rows.count - 1)
        page.selection = selection
        page.commands = [Self.done]
        view?.page = page
    }
}

extension CaseIterable where Self: Equatable {
    /// The case after this one, and the first after the last.
    fileprivate var next: Self {
        let rest = Self.allCases.drop { $0 != self }.dropFirst()
        return rest.first ?? Self.allCases.first ?? self
    }
}
