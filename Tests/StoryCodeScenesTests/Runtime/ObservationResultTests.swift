import StoryCode
import TestSupport
import Testing

/// What is reported about an object that an adapter cannot observe.
@MainActor
struct ObservationResultTests {
    @Test func onlyARefusalIsReported() {
        let controller = ViewController()
        let results: [ObservationResult] = [.complete, .inForeignClass("Foreign"), .refused("Sealed")]
        let found = diagnostics {
            for result in results { result.reportRefusal(of: controller, "its segues are not injected") }
        }
        #expect(
            found.map(\.message) == [
                "<ViewController> was not injected: the class Sealed refuses methods, so its segues are not injected."
            ]
        )
    }
}
