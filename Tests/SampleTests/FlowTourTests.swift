#if os(Linux) || os(macOS)
    import Foundation
    import TestSupport
    import Testing

    /// The flow of a small app has the same events as in UIKit.
    @Suite(.waitsForPrograms)
    struct FlowTourTests {
        @Test func outputIsUnchanged() throws {
            let outcome = try Program.run("FlowTour")
            #expect(outcome.status == 0)
            #expect(try outcome.output == Program.text("Tests/SampleTests/FlowTour.txt"))
        }

        @Test(arguments: [
            ("FlowTour", "3b9c8309068ddf6a"), ("StoryboardTour", "61cd4cb048a9d15d"),
            ("LifecycleTour", "5137fca0efd6ace7"),
        ])
        func toursDrawTheirRun(tour: String, fingerprint: String) throws {
            try Program.withFolder { folder in
                let files = ["run.svg", "run.html", "run.json"].map { folder.appending(path: $0) }
                let (timeline, page, trace) = (files[0], files[1], files[2])
                let outcome = try Program.run(
                    tour,
                    "--timeline",
                    timeline.path,
                    "--page",
                    page.path,
                    "--trace",
                    trace.path
                )
                #expect(outcome.status == 0)
                #expect(try outcome.output == Program.run(tour).output)
                let picture = try String(contentsOf: timeline, encoding: .utf8)
                expectFingerprint(fingerprint, of: picture, "timeline of \(tour).svg")
                #expect(try String(contentsOf: page, encoding: .utf8).contains("<h1>\(tour)</h1>"))
                #expect(try String(contentsOf: trace, encoding: .utf8).contains("viewDidAppear"))
            }
        }

        /// The first cause of each appearance is a call of the program or of the user.
        @Test(arguments: ["FlowTour", "StoryboardTour", "LifecycleTour"])
        func appearancesHaveTheirCalls(tour: String) throws {
            struct Trace: Decodable {
                struct Event: Decodable {
                    struct Arguments: Decodable {
                        let step: Int?
                        let during: String?
                        let cause: String?
                    }

                    let name: String?
                    let args: Arguments?
                }

                let traceEvents: [Event]
            }
            try Program.withFolder { folder in
                let file = folder.appending(path: "run.json")
                #expect(try Program.run(tour, "--trace", file.path).status == 0)
                let trace = try JSONDecoder().decode(Trace.self, from: Data(contentsOf: file))
                let steps = trace.traceEvents.reduce(into: [Int: Trace.Event]()) { steps, event in
                    if let step = event.args?.step { steps[step] = event }
                }
                func cause(of event: Trace.Event) -> Trace.Event? {
                    // "5. Window.isHidden = false", or "in a later turn, scheduled by 5. Window.isHidden = false".
                    let text = event.args?.during ?? event.args?.cause?.components(separatedBy: "scheduled by ").last
                    return text.flatMap { Int($0.prefix { $0.isNumber }) }.flatMap { steps[$0] }
                }
                let appearances = steps.values.filter { event in
                    [
                        "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
                    ].contains(event.name)
                }
                #expect(!appearances.isEmpty)
                for appearance in appearances {
                    var first = appearance
                    while let next = cause(of: first) { first = next }
                    #expect(Self.calls.contains(first.name ?? ""), "\(appearance) begins with \(first)")
                }
            }
        }

        private static let calls: Set = [
            "isHidden", "pushViewController", "popViewController", "popToRootViewController", "present", "dismiss",
            "select", "performSegue",
            "beginInteractivePop", "cancelInteractiveTransition", "goBack", "view",
        ]

        @Test func unknownOptionIsReported() throws {
            let outcome = try Program.run("FlowTour", "--draw", "flow.svg")
            #expect(outcome.status == 64)
            #expect(
                outcome.errors
                    == "unknown argument '--draw'; expected --timeline <file>, --page <file>, --trace <file> or --live <folder>\n"
            )
        }

        @Test func pictureThatCannotBeWrittenIsReported() throws {
            let outcome = try Program.run("FlowTour", "--page", "/missing/folder/flow.html")
            #expect(outcome.status == 73)
            #expect(outcome.errors.hasPrefix("/missing/folder/flow.html cannot be written: "), "\(outcome.errors)")
        }

        @Test func folderThatCannotBeWrittenIsReported() throws {
            let outcome = try Program.run("FlowTour", "--live", "/dev/null/folder")
            #expect(outcome.status == 73)
            #expect(outcome.errors.hasPrefix("The folder of --live cannot be written: "), "\(outcome.errors)")
        }

        @Test func eventsAreUIKits() throws {
            let lines = try Program.text("Tests/SampleTests/FlowTour.txt").split(separator: "\n")
            let rows = lines.filter { $0.hasPrefix("    ") }.map { $0.split(separator: " ") }
            #expect(rows.count == 50)
            #expect(rows.allSatisfy { $0.count == 2 && $0[0] == $0[1] })
        }
    }
#endif
