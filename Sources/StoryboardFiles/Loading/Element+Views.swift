import StoryCode

// Which elements of a scene are views, and what is in them.
extension Element {
    /// Whether it is a view.
    var isView: Bool {
        ["subviews", "items"].contains(parent?.name) || ["view", "contentView"].contains(self["key"]) || frame != nil
            || ["tableViewCell", "collectionViewCell"].contains(name)
    }

    /// Where it is in the view around it, if the file says it.
    var frame: Element? { children.first { $0.name == "rect" && $0["key"] == "frame" } }

    /// The views directly in it, the cells of static tables among them.
    var views: [Element] {
        children.flatMap { child -> [Element] in
            if child.isView { return [child] }
            let isList = Self.lists.contains(child.name) || name == "tableViewSection" && child.name == "cells"
            return isList ? child.views : []
        }
    }

    /// The cells of which a table or a collection makes its own, as often as it is asked.
    var prototypes: [Element] {
        children.filter { $0.name == "prototypes" || name == "collectionView" && $0.name == "cells" }
            .flatMap { Array($0.children) }
    }

    /// Whether it is the pattern of a cell, of which there are as many as are asked for.
    var isPrototype: Bool { parent?.parent?.prototypes.contains(self) == true }

    private static let lists: Set<String> = [
        "subviews", "items", "sections", "tableViewSection", "gridCells", "gridCell", "tabViewItems", "tabViewItem",
    ]
}

extension LayoutRect {
    /// The rectangle that an element says.
    init(_ element: Element) {
        func number(_ name: String) -> Double { element[name].flatMap(Double.init) ?? 0 }
        self.init(x: number("x"), y: number("y"), width: number("width"), height: number("height"))
    }
}
