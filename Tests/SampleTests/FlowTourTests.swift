#if os(Linux) || os(macOS)
    import Foundation
    import Testing

    /// The flow of a small app has the same events as in UIKit.
    struct FlowTourTests {
        @Test func outputIsUnchanged() throws {
            let outcome = try Program.run("FlowTour")
            #expect(outcome.status == 0)
            #expect(try outcome.output == Program.text("Tests/SampleTests/FlowTour.txt"))
        }

        @Test func eventsAreUIKits() throws {
            let lines = try Program.text("Tests/SampleTests/FlowTour.txt").split(separator: "\n")
            let rows = lines.filter { $0.hasPrefix("    ") }.map { $0.split(separator: " ") }
            #expect(rows.count == 49)
            #expect(rows.allSatisfy { $0.count == 2 && $0[0] == $0[1] })
        }
    }
#endif
