#if canImport(UIKit) && !os(watchOS)
    /// The methods that are observed together.
    enum ObservedGroup {
        /// The events, the setter of the view, and the preparation of segues.
        case events
        /// The method that loads the view.
        ///
        /// UIKit looks for a nib file that is named after the class only if the class has no `loadView()` of its own, so
        /// only controllers with a view builder get one.
        case loadView
        /// The methods of a storyboard that make controllers.
        case instantiation
        /// The methods of a list that make cells.
        case cells
    }
#endif
