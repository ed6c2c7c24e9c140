import StoryCode
import StoryboardTestSupport
import Testing

@testable import StoryboardFiles
@testable import StoryboardLoading

/// The segues of a file have the destinations of Interface Builder.
@MainActor
struct LoadedSeguesTests {
    final class Naming: StoryboardSegue {
        override func perform() {
            source.title = identifier
            super.perform()
        }
    }

    private func storyboard(_ scenes: String..., classes: StoryboardClasses = StoryboardClasses()) throws -> Storyboard
    {
        Storyboard(try XML.file(XML.text(scenes.joined())), classes: classes, container: Container())
    }

    @Test func classOfSegueKeepsItsKind() throws {
        var classes = StoryboardClasses()
        classes.segue("Naming", Naming.self)
        let main = try storyboard(
            XML.scene("A", connections: XML.segue("presentation", to: "B", "customClass=\"Naming\"")),
            XML.scene("B"),
            classes: classes
        )
        let window = try Window(storyboard: main)
        window.makeKeyAndVisible()
        let shown = try window.rootViewController?.performSegue(withIdentifier: "presentation-B")
        #expect(window.rootViewController?.title == "presentation-B")
        #expect(shown != nil && window.rootViewController?.presentedViewController === shown)
    }

    @Test func embeddedChildIsInTheViewThatHasItsSegue() throws {
        let segue = XML.segue("embed", to: "B")
        let inside = """
            <view key="view" id="V"><subviews><label id="L"/><containerView id="C"><connections>\(segue)</connections>
            </containerView></subviews></view>
            """
        let first = try storyboard(XML.scene("A", inside: inside), XML.scene("B")).instantiateInitialViewController()
        let child = try #require(first.children.first)
        for _ in 1...2 {
            first.loadViewIfNeeded()
            #expect((child.view.superview as? FileView)?.kind == "containerView")
            #expect(child.view.superview?.superview === first.view)
            first.reloadView()
        }
        let plain = try storyboard(XML.scene("A", connections: segue), XML.scene("B"))
            .instantiateInitialViewController()
        plain.loadViewIfNeeded()
        #expect(plain.children.first?.view.superview === plain.view)
    }

    @Test func identifierMayEqualOtherID() throws {
        let main = try storyboard(
            XML.scene("A", "viewController", "storyboardIdentifier=\"B\"", connections: XML.segue("show", to: "B")),
            XML.scene("B", "viewController", "title=\"second\"")
        )
        let first = try main.instantiateViewController(withIdentifier: "B" as SceneIdentifier<ViewController>)
        #expect(first.title == nil)
        #expect(try first.performSegue(withIdentifier: "show-B")?.title == "second")
    }

    @Test func emptyReferenceIsLocal() throws {
        let main = try storyboard(
            XML.scene("A", connections: XML.segue("show", to: "P")),
            XML.scene("P", "viewControllerPlaceholder", "storyboardName=\"\" referencedIdentifier=\"\"")
        )
        let first = try main.instantiateInitialViewController()
        #expect(try first.performSegue(withIdentifier: "show-P")?.sceneIdentifier == "A")
    }

    @Test func segueActionIsUnsupported() throws {
        let file = try XML.file(
            XML.text(
                XML.scene(
                    "A",
                    connections: XML.segue("show", to: "A", "destinationCreationSelector=\"makeCity:\"")
                )
            )
        )
        let reasons = file.problems(with: StoryboardClasses()).map(\.reason)
        #expect(reasons == [.unsupported("The segue action \"makeCity:\"")])
    }

    @Test func extraColumnsAreShownInThePrimaryOne() throws {
        func column(_ kind: String, _ id: String) -> String {
            XML.segue("relationship", to: id, "relationship=\"\(kind)ViewController\"")
        }
        let file = try XML.file(
            XML.text(
                XML.scene(
                    "A",
                    "splitViewController",
                    connections: column("compact", "C") + column("detail", "D") + column("supplementary", "S")
                        + column("master", "M")
                ),
                XML.scene("M"),
                XML.scene("S"),
                XML.scene("D"),
                XML.scene("C")
            )
        )
        #expect(file.problems(with: StoryboardClasses()) == [])
        #expect(file.scenes[0].segues.map(\.isPerformed) == [true, false, true, false])
        #expect(file.scenes[0].segues.map(\.isPerformedWithoutClass) == [true, false, true, false])
        let storyboard = Storyboard(file)
        let split = try storyboard.instantiateInitialViewController(as: SplitViewController.self)
        func columns() -> [String] { split.viewControllers.map { $0.sceneIdentifier ?? "" } }
        #expect(columns() == ["M", "D"])
        try split.performSegue(withIdentifier: "relationship-S")
        #expect(columns() == ["S", "D"])
        try split.performSegue(withIdentifier: "relationship-C")
        #expect(columns() == ["C", "D"])
    }

    @Test func deeplyNestedScenesThrow() throws {
        func nested(_ count: Int) throws -> Storyboard {
            let scenes = (0..<count).map { index in
                XML.scene("S\(index)", connections: index + 1 < count ? XML.segue("embed", to: "S\(index + 1)") : "")
            }
            return Storyboard(try XML.file(XML.text(scenes.joined(), initial: "S0")))
        }
        let window = Window(frame: LayoutRect(x: 0, y: 0, width: 1, height: 1))
        window.rootViewController = try nested(100).instantiateInitialViewController()
        window.makeKeyAndVisible()
        #expect(window.rootViewController?.children.count == 1)
        let deep = try nested(2_000)
        let error = #expect(throws: StoryboardError.self) { try deep.instantiateInitialViewController() }
        #expect(error?.reason == .nestedTooDeeply(limit: 100))
        #expect(
            error?.description == """
                More than 100 scenes are nested in each other: storyboard "Main" (Main.storyboard:1) → scene "S100" \
                (Main.storyboard:605). To fix: Show one of the scenes with a segue that is performed later.
                """
        )
    }

    @Test func referenceCycleThrows() throws {
        let container = Container()
        func register(_ name: String, to other: String) throws {
            let text = XML.text(XML.scene("A", "viewControllerPlaceholder", "storyboardName=\"\(other)\""))
            container.registerStoryboard(try XML.file(text, path: "\(name).storyboard"))
        }
        try register("One", to: "Two")
        try register("Two", to: "One")
        let one = try container.resolve(main: Storyboard.self, name: "One")
        let error = #expect(throws: StoryboardError.self) { try one.instantiateInitialViewController() }
        #expect(error?.reason == .containsItself)
    }

    /// The names are written twice, because reading files does not need the controllers.
    @Test func presentationStylesOfFilesAreThoseOfControllers() {
        let styles = Set(ModalPresentationStyle.allCases.map { "\($0)" }).subtracting(["automatic"])
        #expect(FileElement.presentationStyles == styles)
    }
}
