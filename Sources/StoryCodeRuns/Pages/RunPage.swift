import StoryCodeDrawing

/// The page of a run.
struct RunPage {
    private let run: LifecycleRun
    private let other: LifecycleRun?
    private let comparison: RunComparison?
    private let isLive: Bool

    /// - Parameter isLive: Whether the page follows a program that writes the run to the folder of the page.
    init(_ run: LifecycleRun, comparedWith other: LifecycleRun? = nil, isLive: Bool = false) {
        (self.run, self.other, self.isLive) = (run, other, isLive)
        comparison = other.map { RunComparison(run, $0) }
    }

    var document: String {
        HTMLPage(
            title: run.title,
            summary: ["<p id=\"summary\">\(run.summary)</p>"]
                + (comparisonText.map { ["<p id=\"comparison\">\(HTMLPage.text($0))</p>"] } ?? []),
            contents: [controls, main, templates],
            transcript: ("All steps", run.text),
            data: JSONText.encoded(RunPageData(run, other, comparison, isLive: isLive)),
            styles: [TimelineStyle.text, PageStyle.common, PageStyle.run],
            scripts: [
                PageScript.common, PageScript.panes, PageScript.rowList, PageScript.runModel, PageScript.treeHistory,
                PageScript.timelineView, PageScript.treeView, PageScript.detailsView, PageScript.eventList,
                PageScript.run,
            ] + (isLive ? [PageScript.live] : []),
            loadsFolder: isLive
        ).document
    }

    /// The first difference in words, or nil without a comparison.
    private var comparisonText: String? {
        guard let other, let comparison else { return nil }
        let title = "\u{201C}\(other.title)\u{201D}"
        guard let first = comparison.firstDifference else {
            return "Compared with \(title), which has the same steps."
        }
        func line(_ id: Int?, of run: LifecycleRun) -> String? {
            id.flatMap(run.step).map { "\($0.id). \(run.line($0))" }
        }
        let rows = comparison.rows
        let counts =
            "\(rows.count { $0.there == nil }) steps are only here, and \(rows.count { $0.here == nil }) only there"
        // The next step of each run, which may be further down.
        let here = line(rows[first...].lazy.compactMap(\.here).first, of: run)
        let there = line(rows[first...].lazy.compactMap(\.there).first, of: other)
        let difference =
            if let here, let there {
                "The first difference is \(here), where the other run has \(there)."
            } else if let here {
                "The other run ends before \(here)."
            } else {
                "This run ends, where the other run has \(there ?? "more steps")."
            }
        return "Compared with \(title): \(counts). \(difference)"
    }

    private var controls: String {
        """
        <div class="transport interactive" role="group" aria-label="Step">
        <button type="button" id="first" aria-label="First step" title="First step (Home)">\(icon("M11 3 6 8l5 5M4 3v10"))</button>
        <button type="button" id="previous" aria-label="Previous step" title="Previous step (\u{2190})">\(icon("M10 3 5 8l5 5"))</button>
        <button type="button" id="next" aria-label="Next step" title="Next step (\u{2192})">\(icon("m6 3 5 5-5 5"))</button>
        <button type="button" id="last" aria-label="Last step" title="Last step (End)">\(icon("m5 3 5 5-5 5M12 3v10"))</button>
        <div class="scale">
        <svg id="overview" preserveAspectRatio="none" aria-hidden="true"></svg>
        <input type="range" id="step" min="1" max="1" value="1" aria-label="Step">
        </div>
        <span id="position"></span>
        <button type="button" id="problem" class="text" hidden>Next diagnostic</button>
        <button type="button" id="difference" class="text" hidden>First difference</button>
        \(isLive ? "<button type=\"button\" id=\"pause\" class=\"text\">Pause</button>" : "")
        \(isLive ? "<button type=\"button\" id=\"export\" class=\"text\">Export</button>" : "")
        <button type="button" id="share" class="text" title="Copy the address of the page with the step and the filters">Copy link</button>
        </div>
        """
    }

    private func icon(_ path: String) -> String {
        "<svg class=\"icon\" viewBox=\"0 0 16 16\" aria-hidden=\"true\"><path d=\"\(path)\"/></svg>"
    }

    private var main: String {
        """
        <main>
        <section class="timeline" aria-labelledby="timeline-heading">
        <h2 id="timeline-heading" class="unseen">Timeline</h2>
        <div id="timeline" tabindex="0" role="group" aria-label="Timeline; the list of events has the same steps as text">
        <div id="staves">
        \(isLive ? "" : Self.staves(TimelineWriter(run).documents))
        </div>
        \(isLive ? Self.staves([TimelineWriter.legend]) : "")
        </div>
        </section>
        <div class="splitter interactive" data-size="--timeline" role="separator" tabindex="0" aria-label="Height of the timeline"></div>
        <section class="controllers interactive" aria-labelledby="controllers-heading">
        <h2 id="controllers-heading">Controllers</h2>
        <div id="controllers" role="tree" aria-labelledby="controllers-heading"></div>
        </section>
        <div class="splitter interactive" data-size="--controllers" role="separator" aria-orientation="vertical" tabindex="0" aria-label="Width of the controllers"></div>
        <section class="events interactive" aria-labelledby="events-heading">
        <h2 id="events-heading">Events</h2>
        \(filters)
        <div id="events" class="rows" role="listbox" tabindex="0" aria-labelledby="events-heading"></div>
        </section>
        <div class="splitter interactive" data-size="--details" data-direction="-1" role="separator" aria-orientation="vertical" tabindex="0" aria-label="Width of the details"></div>
        <section class="details interactive" aria-labelledby="details-heading">
        <h2 id="details-heading">Step</h2>
        <div id="details"></div>
        </section>
        </main>
        """
    }

    /// The rows of the timeline, each in an element that is drawn when it is in sight.
    static func staves(_ documents: [TimelineWriter.Document]) -> String {
        documents.map { "<div class=\"stave\" style=\"height:\($0.height)px\">\n\($0.svg)\n</div>" }
            .joined(separator: "\n")
    }

    private var filters: String {
        let kinds = RunPageKind.allCases.enumerated().map { "<option value=\"\($0)\">\($1.rawValue)</option>" }
        let differences =
            comparison == nil
            ? "" : "<label class=\"check\"><input type=\"checkbox\" id=\"differences\"> Differences</label>"
        return """
            <form id="filters" role="search" aria-label="Events">
            <input type="search" id="search" placeholder="Search (/)" aria-label="Search events; Enter selects the next one" autocomplete="off" spellcheck="false">
            <select id="kind" aria-label="Kind"><option value="">All kinds</option>\(kinds.joined())</select>
            <select id="controller" aria-label="Controller"><option value="">All controllers</option></select>
            <label class="check"><input type="checkbox" id="helpers" checked> Helpers</label>
            <label class="check"><input type="checkbox" id="diagnostics"> Diagnostics</label>
            \(differences)
            <span id="count"></span>
            </form>
            """
    }

    /// The shapes of marks and states, which the script copies.
    private var templates: String {
        let marks = TimelineMark.allCases.map { mark in
            template("mark-\(mark)", "mark", "0 0 16 16", mark.shape(8, 8))
        }
        let states = TimelineState.allCases.map { state in
            template("state-\(state.rawValue)", "bar", "-1 -1 26 22", TimelineWriter.bar(state, from: 0, to: 24, 0))
        }
        return (marks + states).joined(separator: "\n")
    }

    private func template(_ id: String, _ style: String, _ viewBox: String, _ shape: String) -> String {
        "<template id=\"\(id)\"><svg class=\"\(style)\" viewBox=\"\(viewBox)\" aria-hidden=\"true\">\(shape)</svg></template>"
    }
}
