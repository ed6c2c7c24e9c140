import StoryCode
import StoryboardFiles

extension FileElement {
    var isView: Bool {
        ["subviews", "items"].contains(parent?.name) || ["view", "contentView"].contains(self["key"]) || frame != nil
            || ["tableViewCell", "collectionViewCell"].contains(name)
    }

    /// The frame in the superview, if the file contains it.
    var frame: FileElement? { children.first { $0.name == "rect" && $0["key"] == "frame" } }

    /// The direct subviews, which include the cells of static tables.
    var views: [FileElement] {
        children.flatMap { child -> [FileElement] in
            if child.isView { return [child] }
            let isList = Self.viewLists.contains(child.name) || name == "tableViewSection" && child.name == "cells"
            return isList ? child.views : []
        }
    }

    /// The prototype cells of a table or collection view.
    var prototypes: [FileElement] {
        children.filter { $0.name == "prototypes" || name == "collectionView" && $0.name == "cells" }
            .flatMap { Array($0.children) }
    }

    var isPrototype: Bool {
        parent?.name == "prototypes" || parent?.name == "cells" && parent?.parent?.name == "collectionView"
    }

    private static let viewLists: Set<String> = [
        "subviews", "items", "sections", "tableViewSection", "gridCells", "gridCell", "tabViewItems", "tabViewItem",
    ]
}

extension LayoutRect {
    /// Creates the rectangle of a `<rect>` element.
    init(_ element: FileElement) {
        func number(_ name: String) -> Double { element[name].flatMap(Double.init) ?? 0 }
        self.init(x: number("x"), y: number("y"), width: number("width"), height: number("height"))
    }
}
