import CityGuideBase
import CityGuideKit
import GTKToolkit
import StoryCode

/// The title of the top of a stack, with a button to go back, above its view.
final class StackWidget: WidgetView, StackView {
    var title = "" { didSet { titleLabel.set("label", to: title) } }

    var backTitle: String? {
        didSet {
            backLabel.set("label", to: backTitle ?? "")
            backButton.set("visible", to: backTitle != nil)
        }
    }

    private let titleLabel: NativeObject
    private let backLabel: NativeObject
    private let backButton: NativeObject

    init(_ language: Language) {
        let interface = Interface(PackageResources.stack_ui, texts: ["back": language.back])
        titleLabel = interface["title"]
        backLabel = interface["back-title"]
        backButton = interface["back"]
        super.init(interface["stack"], pages: interface["pages"])
        backButton.on("clicked") { [weak self] in
            self?.window?.noteInput(language.back)
            self?.window?.goBack()
        }
    }
}
