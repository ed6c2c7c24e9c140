import StoryCode
import TestSupport
import Testing

/// Controllers and views of a toolkit, which containers inject.
@MainActor
struct ToolkitInjectionTests {
    private let container = Container.withControllers("app", keeper: "Ann")
    private let other = Container.withControllers("other", keeper: "Bob")

    // MARK: Once

    @Test func controllerIsInjectedOnce() throws {
        let controller = FakeController()
        for _ in 1...2 { try controller.inject(from: container) }
        #expect(controller.keepers == ["Ann"])
        #expect(controller.storyboardInjection.isInjected)
    }

    @Test func failedInjectionIsReportedAndRepeated() throws {
        let container = Container.withControllers("app")
        let controller = FakeController()
        let reports = diagnostics { controller.injectOrReport(from: container) }
        #expect(
            reports.map(\.message) == [
                """
                <FakeController> was not injected: Nothing is registered for FakeKeeper: FakeController (Fake:1) → \
                FakeKeeper.
                """
            ]
        )
        #expect(!controller.storyboardInjection.isInjected)
        container.register { FakeKeeper("Cleo") }
        try controller.inject(from: container)
        #expect(controller.keepers == ["Cleo"])
    }

    @Test func errorOfAnInjectionIsReported() {
        struct Refused: Error {}
        let container = Container()
        container.addOnMain(FakeController.self, nil, "Fake", 1)
            .injection { (_: inout FakeController) in throw Refused() }
        let controller = FakeController()
        let reports = diagnostics { controller.injectOrReport(from: container) }
        #expect(reports.map(\.message) == ["<FakeController> was not injected: Refused()."])
    }

    @Test func controllerThatAContainerHasMadeIsNotInjectedAgain() throws {
        let container = Container()
        container.register(main: { FakeController() }).injection { (controller: inout FakeController) in
            controller.keepers.append("maker")
        }
        let controller = try container.resolve(main: FakeController.self)
        #expect(controller.storyboardInjection.isInjected)
        #expect(controller.storyboardContainer == nil)
        #expect(controller.observations == 0)
        try controller.inject(from: other)
        #expect(controller.keepers == ["maker"])
        #expect(controller.storyboardContainer === other)
        #expect(controller.observations == 1)
    }

    @Test func factoryThatCallsTheStoryboardInjectsOnce() throws {
        let (container, storyboard) = (Container(), FakeStoryboard())
        storyboard.setContainer(container)
        container.register(main: { storyboard.make() }).injection { (controller: inout FakeController) in
            controller.keepers.append("maker")
        }
        #expect(try container.resolve(main: FakeController.self).keepers == ["maker"])
    }

    @Test func registrationNameSelectsTheComponent() throws {
        container.addOnMain(FakeController.self, "dog", "Fake", 2)
            .injection { (controller: inout FakeController) in controller.keepers.append("dog") }
        let (named, unnamed, unknown) = (FakeController(), FakeController(), FakeController())
        named.storyboardInjection.registrationName = "dog"
        unknown.storyboardInjection.registrationName = "cat"
        try named.inject(from: container)
        try unnamed.inject(from: container)
        let error = #expect(throws: ContainerError.self) { try unknown.inject(from: container) }
        #expect(error?.code == "unknownName")
        #expect([named, unnamed, unknown].map(\.keepers) == [["dog"], ["Ann"], []])
    }

    // MARK: Storyboards

    @Test func callWithAContainerIsInjectedByIt() throws {
        let storyboard = FakeStoryboard()
        let made = try storyboard.injecting(from: container) { storyboard.make() }
        #expect(made.keepers == ["Ann"])
        #expect(storyboard.observations == 1)
        #expect(storyboard.storyboardRecord?.container === container)
        let second = try storyboard.injecting(from: other) { storyboard.make() }
        #expect(second.keepers == ["Bob"])
        // The first container remains that of the storyboard.
        #expect(storyboard.make().keepers == ["Ann"])
        #expect(storyboard.observations == 1)
    }

    @Test func controllerThatIsMadeInsideACallIsInjectedToo() throws {
        let storyboard = FakeStoryboard()
        var inside: [FakeController] = []
        var current: [Container] = []
        storyboard.setContainer(container)
        let made = try storyboard.injecting(from: other) {
            storyboard.make {
                current.append(.current)
                inside.append(storyboard.make())
                return FakeController()
            }
        }
        #expect(inside.map(\.keepers) == [["Bob"]])
        #expect(made.keepers == ["Bob"])
        #expect(current.map(\.name) == ["other"])
    }

    @Test func storyboardWithoutAContainerInjectsNothing() {
        let storyboard = FakeStoryboard()
        #expect(storyboard.make().keepers.isEmpty)
        storyboard.wasMade(name: "Fake unknown", bundle: nil, default: nil)
        #expect(storyboard.storyboardRecord == nil)
        #expect(storyboard.observations == 0)
    }

    @Test func defaultContainerIsReplacedByTheFirstOther() throws {
        let storyboard = FakeStoryboard()
        storyboard.wasMade(name: "Fake default", bundle: nil, default: container)
        #expect(storyboard.make().keepers == ["Ann"])
        _ = try storyboard.injecting(from: other) { storyboard.make() }
        _ = try storyboard.injecting(from: container) { storyboard.make() }
        #expect(storyboard.make().keepers == ["Bob"])
    }

    private func storyboard(_ name: String, _ bundle: String?) -> FakeStoryboard {
        let storyboard = FakeStoryboard()
        storyboard.wasMade(name: name, bundle: bundle, default: nil)
        return storyboard
    }

    @Test func registrationWithTheBundlePrecedesOthersOfTheName() {
        RegisteredStoryboards.add("Fake zoo", nil, container)
        RegisteredStoryboards.add("Fake zoo", "/kit", other)
        RegisteredStoryboards.add("Fake farm", nil, other)
        let reports = diagnostics {
            #expect(storyboard("Fake zoo", nil).make().keepers == ["Ann"])
            #expect(storyboard("Fake zoo", "/kit").make().keepers == ["Bob"])
            #expect(storyboard("Fake farm", "/app").make().keepers == ["Bob"])
        }
        #expect(reports == [])
    }

    @Test func severalRegistrationsOfANameAreReportedOnce() {
        RegisteredStoryboards.add("Fake park", nil, other)
        RegisteredStoryboards.add("Fake park", "/kit", container)
        // It is now the last one.
        RegisteredStoryboards.add("Fake park", nil, other)
        let storyboard = storyboard("Fake park", "/app")
        let reports = diagnostics { for _ in 1...2 { #expect(storyboard.make().keepers == ["Bob"]) } }
        #expect(
            reports.map(\.message) == [
                """
                The name of <FakeStoryboard> is registered in the containers "app" and "other", and the last one is \
                used.
                """
            ]
        )
    }

    @Test func severalRegistrationsInOneContainerAreNotAmbiguous() throws {
        RegisteredStoryboards.add("Fake twin", nil, container)
        RegisteredStoryboards.add("Fake twin", "/kit", container)
        let storyboard = storyboard("Fake twin", "/app")
        let reports = diagnostics { #expect(storyboard.make().keepers == ["Ann"]) }
        #expect(reports == [])
        // A registration is no default.
        _ = try storyboard.injecting(from: other) { storyboard.make() }
        #expect(storyboard.make().keepers == ["Ann"])
    }

    @Test func namedContainerEndsTheAmbiguity() {
        for container in [container, other] { RegisteredStoryboards.add("Fake pair", nil, container) }
        let storyboard = storyboard("Fake pair", nil)
        storyboard.setContainer(container)
        let reports = diagnostics { #expect(storyboard.make().keepers == ["Ann"]) }
        #expect(reports == [])
    }

    @Test func releasedContainerIsForgotten() {
        do {
            let released = Container()
            RegisteredStoryboards.add("Fake past", nil, released)
        }
        #expect(storyboard("Fake past", nil).storyboardRecord == nil)
    }

    // MARK: Contents and destinations

    @Test func contentsAreInjectedByTheContainerOfTheirStoryboard() throws {
        let (own, foreign, plain) = (FakeStoryboard(), FakeStoryboard(), FakeStoryboard())
        own.setContainer(other)
        foreign.setContainer(other)
        let parent = FakeController()
        let contents = [own, foreign, plain, nil].map { storyboard in
            let content = FakeController()
            content.injectingStoryboard = storyboard
            return content
        }
        parent.injectingStoryboard = own
        parent.injectedContents = contents
        try parent.inject(from: container)
        #expect(contents.map(\.keepers) == [["Ann"], ["Bob"], ["Ann"], ["Ann"]])
    }

    @Test func destinationIsInjectedIfTheSourceHasAContainer() throws {
        let (source, destination) = (FakeController(), FakeController())
        source.injectDestination(destination)
        #expect(destination.keepers.isEmpty)
        try source.inject(from: container)
        for _ in 1...2 { source.injectDestination(destination) }
        #expect(destination.keepers == ["Ann"])
    }

    // MARK: Resolver

    @Test func controllerResolvesItselfOnce() throws {
        let controller = SelfResolvingController()
        for _ in 1...2 { try controller.inject(from: container) }
        #expect(controller.containers == ["app"])
        let quiet = SelfResolvingController()
        quiet.storyboardInjection.isResolving = false
        try quiet.inject(from: container)
        #expect(quiet.containers.isEmpty)
    }

    @Test(arguments: [(true, ["other"]), (false, []), (nil, [])] as [(Bool?, [String])])
    func onlyARequestNeedsNoContainer(isResolving: Bool?, containers: [String]) {
        let controller = SelfResolvingController()
        controller.storyboardInjection.isResolving = isResolving
        Container.withCurrent(other) { controller.injectBeforeViewDidLoad() }
        #expect(controller.containers == containers)
    }

    @Test func controllerKeepsItsContainer() throws {
        let controller = SelfResolvingController()
        controller.storyboardInjection.isResolving = true
        #expect(Container.withCurrent(other) { controller.resolver.container } === other)
        try controller.inject(from: container)
        Container.withCurrent(other) { controller.injectBeforeViewDidLoad() }
        #expect(controller.containers == ["app"])
        #expect(Container.withCurrent(other) { controller.resolver.container } === container)
    }

    // MARK: Missing injections

    @Test func controllerOfAStoryboardIsReportedOnceUnlessItIsInjected() throws {
        let storyboard = FakeStoryboard()
        let (missed, injected, program) = (FakeController(), FakeController(), FakeController())
        missed.injectingStoryboard = storyboard
        injected.injectingStoryboard = storyboard
        try injected.inject(from: container)
        let reports = diagnostics {
            for controller in [missed, injected, program, missed] { controller.viewWasLoaded() }
        }
        #expect(reports.map(\.problem) == [.loadedBeforeInjection])
    }

    // MARK: Views

    private func registerView(in container: Container) {
        container.addOnMain(FakeView.self, nil, "Fake", 3)
            .injection { (view: inout FakeView, keeper: FakeKeeper) in view.keepers.append(keeper.name) }
    }

    /// Returns a view with a subview.
    private func makeView() -> FakeView {
        let view = FakeView()
        view.injectedSubviews = [FakeView()]
        return view
    }

    private func keepers(in view: FakeView) -> [[String]] {
        [view.keepers] + view.injectedSubviews.map { ($0 as? FakeView)?.keepers ?? ["none"] }
    }

    @Test func viewsAreInjectedOnceWhenTheyAreLoaded() throws {
        registerView(in: container)
        container.injectsToSubviews = true
        let controller = FakeController()
        let (first, second) = (makeView(), makeView())
        controller.loadedInjectedView = first
        try controller.inject(from: container)
        controller.injectBeforeViewDidLoad()
        #expect(keepers(in: first) == [["Ann"], ["Ann"]])
        controller.loadedInjectedView = second
        controller.injectBeforeViewDidLoad()
        #expect(keepers(in: second) == [["Ann"], ["Ann"]])
        #expect(keepers(in: first) == [["Ann"], ["Ann"]])
        #expect(second.observers == ["app"])
    }

    @Test(
        arguments: [(false, nil, false), (true, nil, true), (true, false, false), (false, true, true)]
            as [(Bool, Bool?, Bool)]
    )
    func componentPrecedesItsContainer(ofContainer: Bool, ofComponent: Bool?, isOn: Bool) throws {
        let container = Container(name: "app")
        container.register { FakeKeeper("Ann") }
        registerView(in: container)
        container.injectsToSubviews = ofContainer
        let component = container.addOnMain(FakeController.self, nil, "Fake", 1)
        if let ofComponent { component.setInjectsToSubviews(ofComponent) }
        for container in [container, Container(overriding: container)] {
            let (controller, view) = (FakeController(), FakeView())
            controller.loadedInjectedView = view
            try controller.inject(from: container)
            #expect(view.keepers == (isOn ? ["Ann"] : []))
        }
    }

    @Test(arguments: [false, true]) func viewsOfAnUnregisteredControllerFollowTheContainer(isOn: Bool) throws {
        let container = Container(name: "app")
        container.register { FakeKeeper("Ann") }
        registerView(in: container)
        container.injectsToSubviews = isOn
        let (controller, view) = (FakeController(), FakeView())
        controller.loadedInjectedView = view
        try controller.inject(from: container)
        #expect(view.keepers == (isOn ? ["Ann"] : []))
        #expect(!controller.storyboardInjection.isInjected)
    }

    @Test(arguments: [false, true]) func viewsOfAMadeControllerAreInjectedByItsMaker(isOn: Bool) throws {
        registerView(in: other)
        other.injectsToSubviews = isOn
        other.register(main: { SelfResolvingController() }).postInit { _ in }
        let controller = try other.resolve(main: SelfResolvingController.self)
        #expect(controller.observations == (isOn ? 1 : 0))
        let view = FakeView()
        controller.loadedInjectedView = view
        controller.injectBeforeViewDidLoad()
        #expect(view.keepers == (isOn ? ["Bob"] : []))
        #expect(controller.containers.isEmpty)
    }

    @Test func failedInjectionOfAViewIsReported() {
        let container = Container()
        registerView(in: container)
        let view = makeView()
        view.injectedSubviews.append(FakeView())
        let reports = diagnostics { view.inject(from: container) }
        let message = """
            <FakeView> was not injected: Nothing is registered for FakeKeeper: FakeView (Fake:3) → FakeKeeper.
            """
        #expect(reports.map(\.message) == [message, message, message])
        #expect(view.observers == ["container"])
    }

    @Test func injectionOfViewsIsInheritedAndItsChangeInvalidates() {
        let child = Container(parent: container, name: "child")
        #expect(!child.injectsToSubviews)
        let generation = child.generation
        container.injectsToSubviews = true
        #expect(child.generation > generation)
        #expect(child.injectsToSubviews)
        child.injectsToSubviews = false
        #expect(!child.injectsToSubviews)
        #expect(container.injectsToSubviews)
    }
}
