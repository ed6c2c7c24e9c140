extension FileElement {
    /// The name of the style in which a controller is presented, unless it is the default or unknown.
    package var presentationStyle: String? {
        self["modalPresentationStyle"].flatMap { Self.presentationStyles.contains($0) ? $0 : nil }
    }

    /// The cases of the portable `ModalPresentationStyle`, without `automatic`.
    package static let presentationStyles: Set<String> = [
        "fullScreen", "pageSheet", "formSheet", "currentContext", "custom", "overFullScreen", "overCurrentContext",
        "popover",
    ]
}

extension FileSegue {
    /// The style in which a segue without a registered class shows its destination.
    package enum ShowStyle {
        case show, showDetail
        case present(String?)
        case unknown
    }

    package var showStyle: ShowStyle {
        switch kind {
        case "show", "push": .show
        case "showDetail", "replace": .showDetail
        case "presentation", "modal": .present(element.presentationStyle)
        case "popoverPresentation", "popover": .present("popover")
        case "sheet": .present("formSheet")
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

    /// The position of the destination among the columns of a split view controller, or nil.
    var column: Int? {
        ["masterViewController", "supplementaryViewController", "detailViewController", "compactViewController"]
            .firstIndex { $0 == relationship }
    }

    /// The meaning of a relationship for the container controllers of this package.
    package enum Containment {
        case member, content, unsupported
        /// A third column, or the one that replaces the others when they are collapsed.
        case extraColumn
    }

    package var containment: Containment {
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
