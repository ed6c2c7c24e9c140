import PlantedLeaks
import Testing

/// Twenty mistakes in a running program, each found with its path.
@MainActor
struct PlantedLeakTests {
    @Test(arguments: PlantedLeak.all)
    func leakIsFoundWithItsPath(leak: PlantedLeak) { #expect(leak.problem == nil) }

    @Test func thereAreTwentyMistakes() { #expect(PlantedLeak.all.count == 20) }

    @Test func correctedMistakesAreNotReported() { #expect(PlantedLeak.falseReport == nil) }
}
