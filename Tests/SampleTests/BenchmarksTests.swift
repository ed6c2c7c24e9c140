#if os(Linux) || os(macOS)
    import Foundation
    import Testing

    /// The benchmarks run and print what programs and people can read; how fast anything is, no test asserts.
    struct BenchmarksTests {
        private struct Comparison: Decodable {
            struct Row: Decodable {
                let way: String
                let nanoseconds: Double
                let ratio: Double
                let allocations: Double?
            }

            let work: String
            let rows: [Row]
        }

        @Test func theJSONHasEveryRow() throws {
            let outcome = try Program.run("Benchmarks", "--json", "--quick")
            #expect(outcome.status == 0)
            let comparisons = try JSONDecoder().decode([Comparison].self, from: Data(outcome.output.utf8))
            #expect(
                comparisons.map(\.work) == [
                    "make a scene with 5 helpers", "tell an event to 1 observer", "tell an event to 5 observers",
                    "tell an event to 10 observers", "push and pop a scene with 5 helpers",
                    "10 controllers appear and disappear", "100 controllers appear and disappear",
                    "1000 controllers appear and disappear", "10000 controllers appear and disappear",
                    "make an object without dependencies", "make an object with 3 dependencies",
                    "give a shared object that is there", "make an object of a protocol", "make a graph of 20 objects",
                    "register one of 1000 components", "make an object of one among many components",
                    "validate one of many components", "make an object without dependencies on 2 threads",
                    "make an object with 3 dependencies on 2 threads", "give a shared object to 2 threads",
                    "give a shared object to each of 2 threads", "make a storyboard's scene, injected",
                    "make one scene of a storyboard", "write one of 1000 scenes", "check one scene of a storyboard",
                    "read a storyboard file, for each scene of 10", "read a storyboard file, for each scene of 100",
                    "read a storyboard file, for each scene of 10000",
                ]
            )
            for comparison in comparisons {
                #expect(comparison.rows.count >= 2)
                #expect(comparison.rows.first?.ratio == 1)
                #expect(comparison.rows.allSatisfy { $0.nanoseconds > 0 })
            }
        }

        @Test func theTableHasAHeadForEachWork() throws {
            let outcome = try Program.run("Benchmarks", "--quick", "--only", "1 observer")
            #expect(outcome.status == 0)
            #expect(outcome.output.hasPrefix("tell an event to 1 observer"))
        }

        @Test func anUnknownArgumentIsNamed() throws {
            let outcome = try Program.run("Benchmarks", "--fast")
            #expect(outcome.status == 64)
            #expect(outcome.errors == "unknown argument '--fast'; there are --check, --json, --only TEXT and --quick\n")
            #expect(outcome.output == "")
        }
    }
#endif
