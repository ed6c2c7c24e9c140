extension LifecycleRun {
    /// The run as a self-contained HTML page that needs no network.
    ///
    /// The page shows the timeline, the controllers at each step with their states and helpers, a list of events with
    /// search and filters, and what led to an event and followed from it. A slider and the arrow keys move through the
    /// steps. The page's address contains the step and the filters, so that it can be shared. The page has a light and
    /// a dark style, prints the timeline and all steps, and shows the same without scripts.
    ///
    /// A page begins at the first diagnostic, or at the last step.
    public var page: String { RunPage(self).document }

    /// Returns the page of the run with its differences from another run.
    ///
    /// The list of events also contains the steps that only the other run has, and the page begins at the first
    /// difference. Steps are compared by their texts, such as `A.viewDidAppear(true)`, and not by their times.
    ///
    /// - Parameter other: The run to compare with, such as an earlier one of the same program.
    public func page(comparedWith other: LifecycleRun) -> String { RunPage(self, comparedWith: other).document }
}
