public import StoryCode

extension ContainerGraph {
    /// The graph as a self-contained HTML page that needs no network.
    ///
    /// The page shows the drawing, a list of components with search, and for each component its lifetime and the
    /// location of its registration, what it needs and what needs it, why it is chosen for its services or which other
    /// component is, and the problems that `validate()` finds. The page's address contains the component and the search.
    /// The page has a light and a dark style, prints the drawing and all components, and shows the same without scripts.
    public var page: String { ContainerPage(self).document }
}
