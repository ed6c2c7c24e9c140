#if os(Linux) || os(macOS)
    import Foundation
    import TestSupport
    import Testing

    /// The benchmarks print a table and JSON; tests do not check times.
    @Suite(.tags(.slow), .waitsForPrograms)
    struct BenchmarksTests {
        private struct Comparison: Decodable {
            struct Row: Decodable {
                let variant: String
                let nanoseconds: Double
                let ratio: Double
                let allocations: Double?
            }

            let work: String
            let rows: [Row]
        }

        @Test func jsonHasEveryRow() throws {
            let outcome = try Program.run("Benchmarks", "--json", "--quick")
            #expect(outcome.status == 0)
            let comparisons = try JSONDecoder().decode([Comparison].self, from: Data(outcome.output.utf8))
            #expect(
                comparisons.map(\.work) == [
                    "make a scene with 5 helpers", "notify 1 observer of an event", "notify 5 observers of an event",
                    "notify 10 observers of an event", "notify a scene with 5 helpers of an event, per receiver",
                    "push and pop a scene with 5 helpers, per step",
                    "a property changes, and a screen is updated", "a view is laid out",
                    "begin and end an appearance, per event", "a window shows and hides a scene with 5 helpers",
                    "push and pop a scene with 5 helpers", "10 controllers appear and disappear",
                    "100 controllers appear and disappear", "1000 controllers appear and disappear",
                    "10000 controllers appear and disappear", "a flow pushes and pops a place",
                    "a flow replaces the last 2000 of 10000 places", "make an object without dependencies",
                    "make an object with 3 dependencies", "resolve an existing shared object",
                    "make an object by protocol", "make a graph of 20 objects", "register one of 1000 components",
                    "make an object among many components", "validate many components, per component",
                    "register and resolve in turn", "change and resolve in turn", "ask for unknown names",
                    "resolve weak objects with arguments", "validate components of one type",
                    "make an object without dependencies on 2 threads",
                    "make an object with 3 dependencies on 2 threads", "resolve a shared object on 2 threads",
                    "resolve two shared objects on 2 threads", "instantiate a scene with injection",
                    "instantiate a scene without injection",
                    "instantiate one scene of a storyboard", "define one of 1000 scenes",
                    "validate a storyboard, per scene", "read a storyboard file of 10 scenes, per scene",
                    "read a storyboard file of 100 scenes, per scene", "draw scenes at one point",
                    "growth: pushes in turn",
                    "growth: pushes queued in one turn", "growth: pushes made in one event",
                    "growth: each screen pushes the next",
                    "growth: children added and removed", "growth: presentations over each other",
                    "growth: nested views shown and hidden", "growth: nested controllers shown and hidden",
                    "growth: presentations under a run recorder", "growth: late helpers added, removed last first",
                    "growth: late helpers added, removed first first", "growth: tabs appended, selected and removed",
                    "growth: nested controllers warned of memory",
                    "growth: a trait changes in many controllers", "growth: updates without a change",
                    "growth: work for one turn",
                    "growth: work due in sequence",
                ]
            )
            for comparison in comparisons {
                #expect(comparison.rows.count >= 2)
                #expect(comparison.rows.first?.ratio == 1)
                #expect(comparison.rows.allSatisfy { $0.nanoseconds > 0 })
            }
        }

        @Test func memoryOfUpdatesStaysFlat() throws {
            let outcome = try Program.run("Benchmarks", "--memory", "--only", "updates")
            #expect(outcome.status == 0, "\(outcome.errors)")
            #expect(outcome.output.matches(of: #/10000 updates: at most \d+ KB resident/#).count == 1)
        }

        @Test func tableHasTitles() throws {
            let outcome = try Program.run("Benchmarks", "--quick", "--only", "1 observer")
            #expect(outcome.status == 0)
            #expect(outcome.output.hasPrefix("notify 1 observer of an event"))
        }

        @Test func unknownArgumentIsReported() throws {
            let outcome = try Program.run("Benchmarks", "--fast")
            #expect(outcome.status == 64)
            let known = "--check, --json, --memory, --only TEXT or --quick"
            #expect(outcome.errors == "unknown argument '--fast'; expected \(known)\n")
            #expect(outcome.output == "")
        }
    }
#endif
