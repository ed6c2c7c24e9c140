import StoryCode
import Testing

@testable import StoryCodeScenes

/// The messages of problems with storyboards, which UIKit and AppKit share.
@MainActor
struct StoryboardProblemTests {
    @Test func messages() {
        let problems: [LifecycleDiagnostic.Problem] = [
            .notInjected(reason: "Nothing is registered for City"), .ambiguousStoryboard(containers: ["a", "b", "c"]),
            .loadedBeforeInjection,
        ]
        let messages = """
            <ViewController> was not injected: Nothing is registered for City. To fix: Fix the registration; validate() \
            finds such mistakes before the program runs.
            The name of <ViewController> is registered in the containers "a" and "b" and "c", and the last one is used. \
            To fix: Give the storyboards different names, or pass the bundle of each to registerStoryboard.
            <ViewController> has loaded its view, and no container has injected it, although its class is registered. To \
            fix: Make it with a method of the storyboard that takes a container, set `injectingContainer` of the \
            storyboard, or access `defaultContainer` of UIStoryboard or NSStoryboard before the toolkit makes the \
            storyboard.
            """
        let controller = ViewController()
        #expect(
            problems.map { LifecycleDiagnostic($0, [controller]).description }
                == messages.split(separator: "\n").map(String.init)
        )
        #expect(problems.map(\.code) == ["notInjected", "ambiguousStoryboard", "loadedBeforeInjection"])
    }
}
