import StoryboardTestSupport
import Testing

@testable import StoryboardFiles

/// The texts of parts that a program has not registered, or that are not supported.
struct LoadProblemTests {
    @Test(
        arguments: [
            (
                .unregisteredController("City"),
                "No controller is registered for the class City. To fix: Register it with controller(_:module:_:)."
            ),
            (
                .unregisteredView("Pin"),
                "No view is registered for the class Pin. To fix: Register it with view(_:module:_:)."
            ),
            (
                .unregisteredSegue("Fade"),
                "No segue is registered for the class Fade. To fix: Register it with segue(_:module:_:)."
            ),
            (
                .unregisteredOutlet("map"),
                "The outlet map is not registered. To fix: Register it with outlet(_:of:_:) for the class of its owner."
            ),
            (
                .outletTypeMismatch("map", found: "Label", expected: "Map"),
                "The outlet map is registered for Map, but leads to Label. To fix: Register the class of the destination, "
                    + "or register the outlet for Label."
            ),
            (
                .unregisteredAttribute("shade"),
                "The runtime attribute shade is not registered. To fix: Register it with attribute(_:of:_:) for the class "
                    + "of its owner."
            ),
            (
                .unregisteredUnwindAction("back:"),
                "The unwind action back: is not registered. To fix: Register it with unwindAction(_:of:_:)."
            ),
            (
                .noDestination("The segue \"a\nb\""),
                "The segue \"a\\u{a}b\" leads to no scene. To fix: Connect it again in Interface Builder."
            ),
            (
                .unsupported("The segue \"a\""),
                "The segue \"a\" is not supported. To fix: Write this part of the flow in code."
            ),
        ] as [(LoadProblem.Reason, String)]
    )
    func reasonHasAText(reason: LoadProblem.Reason, text: String) throws {
        let file = try XML.file(XML.text(XML.scene("A")), path: "App/Main.storyboard")
        let problem = LoadProblem(reason, at: try #require(file.scenes[0].controller), of: file)
        #expect(problem.description == "App/Main.storyboard:5:1: warning: \(text)")
    }
}
