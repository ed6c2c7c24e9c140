import CityGuideBase
import GTKToolkit
import StoryCode

/// A page in a dialog, which is open while the view is in a window.
final class SheetWidget: PageWidget {
    private let dialog: NativeObject

    override var page: Page { didSet { dialog.set("title", to: page.title) } }

    override init(_ actions: any PageActions, _ language: Language) {
        dialog = Interface(PackageResources.sheet_ui)["dialog"]
        super.init(actions, language)
        dialog.set("child", to: root)
        // The dialog closes when the controller has been dismissed.
        dialog.replace("close-request") { [weak self] in
            self?.window?.noteInput(language.back)
            self?.window?.goBack()
        }
    }

    // GTK keeps a window until it is destroyed.
    isolated deinit { dialog.destroy() }

    override func didMoveToWindow() {
        guard let window = window as? GTKWindow else { return dialog.set("visible", to: false) }
        dialog.set("transient-for", to: window.native)
        dialog.present()
        focus()
    }
}
