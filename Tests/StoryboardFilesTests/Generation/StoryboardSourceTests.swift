import Testing

@testable import StoryboardFiles

/// The source of a file, as people read it.
struct StoryboardSourceTests {
    private func source(_ scenes: String...) throws -> StoryboardSource {
        StoryboardSource(try Sheet.file(Sheet.text(scenes.joined(), initial: "N")))
    }

    @Test func aFileIsWrittenWhole() throws {
        let source = try source(
            Sheet.scene(
                "N",
                "navigationController",
                connections: Sheet.segue("relationship", to: "A", "relationship=\"rootViewController\"")
            ),
            Sheet.scene(
                "A",
                "tableViewController",
                "storyboardIdentifier=\"Cities\" title=\"Cities\" customClass=\"CitiesController\"",
                connections: Sheet.segue("show", to: "B", "identifier=\"showCity\"")
                    + Sheet.segue("presentation", to: "B", "identifier=\"Show City\" animates=\"NO\"")
                    + Sheet.segue("modal", to: "B")
            ),
            Sheet.scene(
                "B",
                connections: "<segue id=\"back\" kind=\"unwind\" destination=\"X\" identifier=\"self\" "
                    + "unwindAction=\"back:\"/>"
            )
        )
        #expect(source.typeName == "MainStoryboard")
        #expect(source.notes.isEmpty)
        #expect(
            source.text == """
                // Written by `storycode generate` from Main.storyboard.

                import StoryCode

                class CitiesController: TableViewController {}

                /// The storyboard of Main.storyboard.
                enum MainStoryboard {
                    /// The name by which other storyboards refer to it.
                    static let name = "Main"

                    static let navigationController = SceneIdentifier<NavigationController>(rawValue: "N")
                    static let cities = SceneIdentifier<CitiesController>(rawValue: "Cities")
                    static let viewController = SceneIdentifier<ViewController>(rawValue: "B")

                    /// The segues of the scene `cities`.
                    enum CitiesSegue: String {
                        case showCity
                        case showCity2 = "Show City"
                    }

                    /// The segues of the scene `viewController`.
                    enum ViewControllerSegue: String {
                        case self2 = "self"
                    }

                    /// Registers the storyboard in a container, which gives its scenes what they need.
                    static func register(in container: Container) {
                        container.registerStoryboard(name: name, write)
                    }

                    /// Writes the scenes.
                    static func write(_ scenes: StoryboardScenes) {
                        scenes.scene(navigationController) { NavigationController() }
                            .initial()
                            .root(cities)
                        scenes.scene(cities) {
                            let controller = CitiesController()
                            controller.title = "Cities"
                            return controller
                        }
                        .segue(CitiesSegue.showCity.rawValue, .show, to: viewController)
                        .segue(CitiesSegue.showCity2.rawValue, .present, to: viewController, animates: false)
                        .segue("modal-B", .present, to: viewController)
                        scenes.scene(viewController) { ViewController() }
                            .segueOnly()
                            .unwind(ViewControllerSegue.self2.rawValue, to: "back:")
                    }
                }

                """
        )
    }

    @Test func whatIsLeftOutIsSaidWhereItWouldBe() throws {
        let source = try source(
            Sheet.scene("N", connections: Sheet.segue("show", to: "gone", "identifier=\"away\""))
        )
        #expect(source.text.contains("        // The segue \"away\" leads to no scene.\n"))
        #expect(!source.text.contains("enum ViewControllerSegue"))
        #expect(
            source.notes.map(\.description) == [
                "Main.storyboard:7:14: warning: The segue \"away\" leads to no scene. "
                    + "To fix: Connect it again in Interface Builder."
            ]
        )
    }

    @Test func aClassThatIsCalledAsTheSeguesOfASceneIsLeftAlone() throws {
        let source = try source(
            Sheet.scene(
                "N",
                "viewController",
                "storyboardIdentifier=\"N\"",
                connections: Sheet.segue("custom", to: "N", "identifier=\"again\" customClass=\"NSegue\"")
            )
        )
        #expect(source.text.contains("class NSegue: StoryboardSegue {}"))
        #expect(source.text.contains(".segue(NSegue2.again.rawValue, .custom(NSegue.self), to: n)"))
    }
}
