#if os(Linux) || os(macOS)
    import Foundation
    import Testing

    /// The tour through a small app tells what UIKit tells.
    struct FlowTourTests {
        @Test func theTourPrintsWhatItAlwaysPrinted() throws {
            let outcome = try Program.run("FlowTour")
            #expect(outcome.status == 0)
            #expect(try outcome.output == Program.text("Tests/SampleTests/FlowTour.txt"))
        }

        @Test func bothSidesAreTheSame() throws {
            let lines = try Program.text("Tests/SampleTests/FlowTour.txt").split(separator: "\n")
            let rows = lines.filter { $0.hasPrefix("    ") }.map { $0.split(separator: " ") }
            #expect(rows.count == 49)
            #expect(rows.allSatisfy { $0.count == 2 && $0[0] == $0[1] })
        }
    }
#endif
