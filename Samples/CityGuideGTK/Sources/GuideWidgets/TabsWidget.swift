import CityGuideBase
import CityGuideKit
import GTKToolkit
import StoryCode

/// The tabs: buttons in the header bar, and the view of the selected tab.
final class TabsWidget: WidgetView, TabsView {
    var titles: [String] = [] { didSet { if titles != oldValue { makeButtons() } } }
    var selection = 0 { didSet { showSelection() } }
    weak let actions: (any TabsActions)?

    private let switcher: NativeObject
    private var buttons: [NativeObject] = []
    private weak var shownIn: GTKWindow?

    init(_ actions: any TabsActions) {
        let interface = Interface(
            """
            <interface>
              <object class="GtkStack" id="tabs"/>
              <object class="GtkBox" id="switcher"><style><class name="linked"/></style></object>
            </interface>
            """
        )
        self.actions = actions
        switcher = interface["switcher"]
        super.init(interface["tabs"], pages: interface["tabs"])
    }

    /// Places the buttons in the header bar of the window, or takes them out of it.
    override func didMoveToWindow() {
        shownIn?.showInHeader(nil)
        shownIn = window as? GTKWindow
        shownIn?.showInHeader(switcher)
    }

    private func makeButtons() {
        buttons = titles.indices.map(makeButton)
        for button in buttons.dropFirst() { button.set("group", to: buttons[0]) }
        switcher.setChildren(buttons)
        showSelection()
    }

    private func makeButton(_ index: Int) -> NativeObject {
        let interface = Interface(
            """
            <interface><object class="GtkToggleButton" id="tab">
              <child><object class="GtkShortcutController">
                <property name="scope">global</property>
                <child><object class="GtkShortcut">
                  <property name="trigger">&lt;Alt&gt;\(index + 1)</property>
                  <property name="action">activate</property>
                </object></child>
              </object></child>
            </object>
            </interface>
            """
        )
        let button = interface["tab"]
        button.set("label", to: titles[index])
        button.set("tooltip-text", to: "Alt+\(index + 1)")
        button.on("clicked") { [weak self] in self?.actions?.selectTab(at: index) }
        return button
    }

    private func showSelection() {
        if buttons.indices.contains(selection) { buttons[selection].set("active", to: true) }
    }
}
