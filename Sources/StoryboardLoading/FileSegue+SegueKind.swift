import StoryCode
import StoryboardFiles

extension ModalPresentationStyle {
    /// Creates a style from its name in a file, or returns nil for no name.
    init?(file name: String?) {
        guard let style = Self.allCases.first(where: { "\($0)" == name }) else { return nil }
        self = style
    }
}

extension FileSegue {
    /// Returns the kind of segue in a storyboard.
    func segueKind(_ classes: StoryboardClasses) -> SegueKind {
        let type = classes.find(element, in: classes.segues)
        func performed(_ kind: SegueKind) -> SegueKind { type.map(kind.by) ?? kind }
        switch showStyle {
        case .show: return performed(.show)
        case .showDetail: return performed(.showDetail)
        case .present(let style):
            return performed(ModalPresentationStyle(file: style).map(SegueKind.present) ?? .present)
        case .unknown where type != nil: return performed(.custom(StoryboardSegue.self))
        case .unknown where kind == "custom":
            let name = element["customClass"]
            return .unavailable(name.map { "No segue is registered for the class \($0)" } ?? "The segue names no class")
        case .unknown: return .unavailable("Segues of the kind \"\(kind)\" are not supported")
        }
    }
}
