import StoryCode

extension ModalPresentationStyle {
    /// Creates a style from its name in a file, except for the default `automatic`.
    init?(file name: String) {
        guard name != "automatic", let style = Self.allCases.first(where: { "\($0)" == name }) else { return nil }
        self = style
    }
}

extension FileSegue {
    /// The style in which a segue without a registered class shows its destination.
    enum ShowStyle {
        case show, showDetail
        case present(ModalPresentationStyle?)
        case unknown
    }

    var showStyle: ShowStyle {
        switch kind {
        case "show", "push": .show
        case "showDetail", "replace": .showDetail
        case "presentation", "modal":
            .present(element["modalPresentationStyle"].flatMap(ModalPresentationStyle.init(file:)))
        case "popoverPresentation", "popover": .present(.popover)
        case "sheet": .present(.formSheet)
        default: .unknown
        }
    }

    /// Whether the user or the program performs the segue, and not the instantiation of its scene.
    package var isPerformed: Bool { kind == "relationship" ? isExtraColumn : kind != "embed" }

    /// Whether the destination is a column beyond the two of a `SplitViewController`, which the program shows.
    private var isExtraColumn: Bool { containment == .extraColumn }

    /// Whether the segue can be performed without a registered class.
    package var isPerformedWithoutClass: Bool {
        if case .unknown = showStyle { return kind == "unwind" || isExtraColumn }
        return true
    }

    /// Returns the kind of segue in a storyboard.
    func segueKind(_ classes: StoryboardClasses) -> SegueKind {
        let type = classes.find(element, in: classes.segues)
        func performed(_ kind: SegueKind) -> SegueKind { type.map(kind.by) ?? kind }
        switch showStyle {
        case .show: return performed(.show)
        case .showDetail: return performed(.showDetail)
        case .present(let style): return performed(style.map(SegueKind.present) ?? .present)
        case .unknown where type != nil: return performed(.custom(StoryboardSegue.self))
        case .unknown where kind == "custom":
            let name = element["customClass"]
            return .unavailable(name.map { "No segue is registered for the class \($0)" } ?? "The segue names no class")
        case .unknown: return .unavailable("Segues of the kind \"\(kind)\" are not supported")
        }
    }

    /// The position of the destination among the columns of a split view controller, or nil.
    var column: Int? {
        ["masterViewController", "supplementaryViewController", "detailViewController", "compactViewController"]
            .firstIndex { $0 == relationship }
    }

    /// The meaning of a relationship for the container controllers of this package.
    enum Containment {
        case member, content, unsupported
        /// A third column, or the one that replaces the others when they are collapsed.
        case extraColumn
    }

    var containment: Containment {
        switch relationship {
        case "rootViewController", "viewControllers", "masterViewController", "detailViewController", "tabItems",
            "splitItems":
            .member
        case "window.shadowedContentViewController": .content
        case "supplementaryViewController", "compactViewController": .extraColumn
        default: .unsupported
        }
    }
}
