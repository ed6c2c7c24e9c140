package import CityGuideBase
import CityGuideKit
package import GTKToolkit
package import StoryCode

/// The window of the guide as a `GtkWindow`.
package final class GTKWindow: Window {
    /// The window of GTK.
    package let native: NativeObject

    private let header: NativeObject
    private let dark: NativeObject
    private let pages: PageStack
    private let inspection: InspectionPane
    private let dialogs: [String: NativeObject]

    /// Makes a hidden window.
    package init(_ language: Language) {
        let interface = Interface(PackageResources.window_ui, texts: language.windowTexts)
        native = interface["window"]
        header = interface["header"]
        dark = interface["dark"]
        pages = PageStack(widget: interface["pages"])
        inspection = InspectionPane(interface)
        dialogs = ["about": interface["about"], "shortcuts": interface["shortcuts"]]
        super.init(scheduler: .task)
        transitionDuration = Desktop.settings?.flag("gtk-enable-animations") == true ? .milliseconds(200) : .zero
        native.replace("close-request") { MainLoop.quit() }
        native.on("notify::is-active") { [weak self] in
            if let self { phase = native.flag("is-active") ? .foregroundActive : .foregroundInactive }
        }
        dark.on("toggled") { [weak self] in if let self { Desktop.setDark(dark.flag("active")) } }
        dark.set("active", to: Desktop.isDark)
        addMenu(interface)
    }

    private func addMenu(_ interface: Interface) {
        let toggles = ["dark": dark, "inspect": interface["inspect"]].mapValues { button in
            { button.set("active", to: !button.flag("active")) }
        }
        let openings = dialogs.mapValues { dialog in
            dialog.set("transient-for", to: native)
            return { dialog.present() }
        }
        native.addActions("guide", toggles.merging(openings) { $1 })
    }

    // GTK keeps a window until it is destroyed.
    isolated deinit {
        for dialog in dialogs.values { dialog.destroy() }
        native.destroy()
    }

    /// Shows the guide of this window.
    func open(_ guide: Guide) {
        inspection.guide = guide
        guide.start()
        native.present()
        native.surface?.on("layout") { [weak self] in self?.resize() }
    }

    /// Shows a widget in the middle of the header bar, or the title of the window.
    func showInHeader(_ widget: NativeObject?) { header.set("title-widget", to: widget) }

    /// Called once, after the next layout of the widgets.
    var afterLayout: (() -> Void)?

    private func resize() {
        let action = afterLayout
        afterLayout = nil
        action?()
        let size = pages.widget.size
        frame = LayoutRect(x: 0, y: 0, width: Double(size.width), height: Double(size.height))
    }

    // The root fills the window, and sheets are windows of their own.

    override package func didAddSubview(_ subview: View) {
        if !(subview is SheetWidget) { pages.show(subview, in: self) }
    }

    override package func willRemoveSubview(_ subview: View) {
        if !(subview is SheetWidget) { pages.remove(subview, from: self) }
    }
}
