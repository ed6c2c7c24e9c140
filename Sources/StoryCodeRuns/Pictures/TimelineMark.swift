import StoryCode
import StoryCodeDrawing

/// The shape of a step in a timeline; kinds of steps differ by shape, and not by colour alone.
///
/// The raw values are the words in the legend.
enum TimelineMark: String, CaseIterable {
    case loadView
    case didLoad = "did load"
    case willAppear = "will appear or disappear"
    case isAppearing = "is appearing"
    case didAppear = "did appear or disappear"
    case willLayout = "will lay out"
    case didLayout = "did lay out"
    case updateProperties = "update properties"
    case windowPhase = "window changed its phase"
    case willMove = "will move to parent"
    case didMove = "did move to parent"
    case tearDown = "will or did tear down"
    case memoryWarning = "memory warning"
    case request, diagnostic, helper

    init(_ kind: LifecycleRun.Step.Kind) {
        self =
            switch kind {
            case .loadView: .loadView
            case .willMove: .willMove
            case .didMove: .didMove
            case .didReceiveMemoryWarning: .memoryWarning
            case .request: .request
            case .diagnostic, .note: .diagnostic
            case .view(let event):
                switch event {
                case .viewDidLoad: .didLoad
                case .viewWillAppear, .viewWillDisappear: .willAppear
                case .viewIsAppearing: .isAppearing
                case .viewDidAppear, .viewDidDisappear: .didAppear
                case .viewWillLayoutSubviews: .willLayout
                case .viewDidLayoutSubviews: .didLayout
                case .updateProperties: .updateProperties
                case .windowPhaseDidChange: .windowPhase
                case .viewWillTearDown, .viewDidTearDown: .tearDown
                }
            }
    }

    /// Returns the shape at a point.
    func shape(_ x: Double, _ y: Double) -> String {
        func n(_ value: Double) -> String { SVGText.number(value) }
        func square(_ half: Double, _ style: String) -> String {
            "<rect x=\"\(n(x - half))\" y=\"\(n(y - half))\" width=\"\(n(half * 2))\" height=\"\(n(half * 2))\"\(style)/>"
        }
        func path(_ data: String, _ style: String = "") -> String { "<path d=\"\(data)\"\(style)/>" }
        func circle(_ radius: Double, _ style: String = "") -> String {
            "<circle cx=\"\(n(x))\" cy=\"\(n(y))\" r=\"\(n(radius))\"\(style)/>"
        }
        let hollow = " class=\"hollow\""
        let diamond = "M\(n(x)) \(n(y - 5)) l4.5 5 l-4.5 5 l-4.5 -5 z"
        let arrow = "M\(n(x - 3.5)) \(n(y - 5)) l8 5 l-8 5 z"
        switch self {
        case .loadView: return square(4, hollow)
        case .didLoad: return square(4.5, "")
        case .willAppear: return circle(4.5, hollow)
        case .isAppearing: return path("M\(n(x - 4.5)) \(n(y + 4)) l4.5 -8.5 l4.5 8.5 z")
        case .didAppear: return circle(5)
        case .willLayout: return path(diamond, hollow)
        case .didLayout: return path(diamond)
        case .updateProperties: return path("M\(n(x - 4.5)) \(n(y - 4)) h9 l-4.5 8.5 z", hollow)
        case .windowPhase: return square(4.5, "") + circle(2, hollow)
        case .willMove: return path(arrow, hollow)
        case .didMove: return path(arrow)
        case .tearDown: return path("M\(n(x - 4)) \(n(y - 4)) l8 8 m0 -8 l-8 8", " class=\"line\"")
        case .request: return path("M\(n(x - 3)) \(n(y + 6)) v-11 h7 v6 h-7 z")
        case .memoryWarning: return path("M\(n(x - 4)) \(n(y - 5)) h8 l-8 10 h8 z")
        case .diagnostic:
            return path("M\(n(x)) \(n(y - 7)) l7 13 h-14 z", " class=\"alert\"")
                + path("M\(n(x)) \(n(y - 2.5)) v4.5 m0 1.5 v1.5", " class=\"alertline\"")
        case .helper: return circle(2.5)
        }
    }
}
