package import CityGuideBase
package import CityGuideKit

/// The widgets of GTK.
package final class GTKViews: GuideViews {
    private let language: Language

    package init(language: Language) { self.language = language }

    package func makeTabs(_ actions: any TabsActions) -> any TabsView { TabsWidget(actions) }
    package func makeStack() -> any StackView { StackWidget(language) }

    package func makePage(_ actions: any PageActions, isSheet: Bool) -> any PageView {
        isSheet ? SheetWidget(actions, language) : PageWidget(actions, language)
    }
}
