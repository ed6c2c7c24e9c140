package import CityGuideBase

/// The widgets of GTK.
package final class GTKViews: GuideViews {
    package init() {}

    package func makeTabs(_ actions: any TabsActions) -> any TabsView { TabsWidget(actions) }
    package func makeStack() -> any StackView { StackWidget() }
    package func makeList(_ actions: any PageActions) -> any PageView { PageWidget(actions) }
    package func makeDetail(_ actions: any PageActions) -> any PageView { PageWidget(actions) }
    package func makeSettings(_ actions: any PageActions) -> any PageView { SheetWidget(actions) }
}
