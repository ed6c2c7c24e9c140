import CGTK
import CityGuideBase
import CityGuideKit
import GTKToolkit
import GuideWidgets
import StoryCode

/// Makes the views of the program, and counts their widgets until GTK finalises them.
final class CountingViews: GuideViews {
    private let views = GTKViews(language: .english)
    private var counts: [Count] = []

    func makeTabs(_ actions: any TabsActions) -> any TabsView { add("tabs", views.makeTabs(actions)) }
    func makeStack() -> any StackView { add("stack", views.makeStack()) }

    func makePage(_ actions: any PageActions, isSheet: Bool) -> any PageView {
        add(isSheet ? "sheet" : "page", views.makePage(actions, isSheet: isSheet))
    }

    private func add<Made>(_ kind: String, _ view: Made) -> Made {
        if let view = view as? WidgetView { counts.append(Count(kind, view)) }
        return view
    }

    /// Counts the widgets that views have at this moment, such as the rows of lists.
    func countWidgets() {
        for count in counts { count.addWidgets() }
    }

    /// The number of widgets that were counted.
    var count: Int { counts.reduce(0) { $0 + $1.counted } }

    /// A line for each view.
    var lines: [String] { counts.map(\.line) }
}

/// The widgets of one view.
private final class Count {
    private let kind: String
    private weak let view: WidgetView?
    private(set) var counted = 0
    private var finalized = 0

    init(_ kind: String, _ view: WidgetView) {
        self.kind = kind
        self.view = view
        addWidgets()
    }

    func addWidgets() {
        guard let view else { return }
        let others = view.subviews.compactMap { ($0 as? WidgetView)?.root }
        for widget in WidgetTree.widgets(in: view.root, without: others) { add(widget) }
    }

    private func add(_ widget: NativeObject) {
        let object = unsafe widget.pointer.assumingMemoryBound(to: GObject.self)
        guard unsafe g_object_get_data(object, "count") == nil else { return }
        counted += 1
        // The data of an object is destroyed when it is finalised; weak references end before, when it is disposed of.
        unsafe g_object_set_data_full(object, "count", Unmanaged.passRetained(self).toOpaque()) { count in
            guard let count = unsafe count else { return }
            let taken = unsafe Unmanaged<Count>.fromOpaque(count).takeRetainedValue()
            MainActor.assumeIsolated { taken.finalized += 1 }
        }
    }

    var line: String {
        if view != nil { return "\(kind): exists" }
        let rest = counted - finalized
        return "\(kind): released with " + (rest == 0 ? "all widgets" : "\(finalized) of \(counted) widgets")
    }
}
