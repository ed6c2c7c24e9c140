import StoryCode
import Testing

/// The code and the text of each mistake of a storyboard.
struct StoryboardErrorTests {
    private let reasons: [StoryboardError.Reason] = [
        .noInitialScene(existing: ["map"]), .severalInitialScenes([]),
        .unknownScene("mapp", existing: ["map", "list"]),
        .unknownScene("x", existing: []), .sceneIsSegueOnly, .unreachableScene,
        .unknownSegue("shaw", existing: ["show"]), .otherDestination("Map", expected: "list"),
        .otherDestination(nil, expected: "list"), .segueIsContainment, .cannotBePerformed("It is an unwind segue"),
        .noUnwindTarget(action: "back:"), .wrongController(found: "Map", expected: "List"), .containsItself,
        .nestedTooDeeply(limit: 3), .unknownStoryboard("Maps", existing: ["Map"]),
        .ambiguousStoryboard("Map", candidates: []), .unknownRegistration("a", existing: ["b"]), .noStoryboard,
        .duplicateScene("map", other: ContainerError.Step("scene \"map\"")),
        .duplicateSegue("show", other: ContainerError.Step("segue \"show\"")),
    ]

    @Test func codesAreTheNames() {
        #expect(
            reasons.map(\.code) == [
                "noInitialScene", "severalInitialScenes", "unknownScene", "unknownScene", "sceneIsSegueOnly",
                "unreachableScene", "unknownSegue", "otherDestination", "otherDestination", "segueIsContainment",
                "cannotBePerformed", "noUnwindTarget", "wrongController", "containsItself", "nestedTooDeeply",
                "unknownStoryboard", "ambiguousStoryboard", "unknownRegistration", "noStoryboard",
                "duplicateScene", "duplicateSegue",
            ]
        )
    }

    @Test func texts() {
        let texts = """
            There is no initial scene, only "map". To fix: Mark one scene with initial(), or pass an identifier.
            0 scenes are initial: . To fix: Remove initial() from all but one.
            There is no scene "mapp", only "map", "list". To fix: Use an existing identifier, or add the scene.
            There is no scene "x". To fix: Use an existing identifier, or add the scene.
            Only segues lead to the scene. To fix: Perform a segue that leads to it, or remove segueOnly().
            No segue leads to the scene, and it is segue-only. To fix: Add a segue that leads to it, or remove \
            segueOnly().
            There is no segue "shaw", only "show". To fix: Use an existing identifier, or add the segue to the \
            scene.
            The segue leads to "Map", not to "list". To fix: Name the scene that the segue leads to.
            The segue returns to an existing controller, not to "list". To fix: Name the scene that the segue \
            leads to.
            The segue was performed when its scene was instantiated. To fix: Perform a segue that shows its \
            destination.
            It is an unwind segue. To fix: Register the missing class, or show the destination in another way.
            No scene to return to has the unwind action "back:". To fix: Declare it with unwindAction in a scene \
            that is shown earlier.
            The controller is a Map, not a List. To fix: Use the class of the scene's controller.
            The scene contains itself. To fix: Show one of the scenes with a segue that is performed later.
            More than 3 scenes are nested in each other. To fix: Show one of the scenes with a segue that is \
            performed later.
            No storyboard "Maps" is within reach, only "Map". To fix: Register it with registerStoryboard(name:) \
            in this container, in one above it, or in another retained container of the same tree.
            0 storyboards "Map" are equally near: . To fix: Specify the bundle in the reference, or rename one \
            of the storyboards.
            No registration is named "a", only "b". To fix: Use an existing name, or register the controller \
            under this name.
            The controller was not made by a storyboard. To fix: Create it with \
            instantiateViewController(withIdentifier:), or as the destination of a segue.
            The name "map" is taken by scene "map". To fix: Rename one of the two.
            The name "show" is taken by segue "show". To fix: Rename one of the two.
            """
        #expect(reasons.map { "\($0.message). To fix: \($0.advice)" } == texts.split(separator: "\n").map(String.init))
    }
}
