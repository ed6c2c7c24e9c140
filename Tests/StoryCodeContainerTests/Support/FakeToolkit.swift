import StoryCode

/// What the controllers and views of the fake toolkit receive.
final class FakeKeeper: Sendable {
    let name: String

    init(_ name: String) { self.name = name }
}

/// A storyboard of a toolkit that has no other part.
@MainActor
final class FakeStoryboard: InjectingStoryboard {
    var storyboardRecord: StoryboardRecord?
    private(set) var observations = 0

    func observeInstantiation() { observations += 1 }

    /// Makes a controller as a toolkit does.
    func make(_ decode: () -> FakeController = { FakeController() }) -> FakeController {
        instantiate {
            let made = decode()
            made.injectingStoryboard = self
            return made
        }
    }
}

/// A controller of the fake toolkit.
@MainActor
class FakeController: InjectedController {
    let storyboardInjection = StoryboardInjection()
    var injectedContents: [any InjectedController] = []
    var injectingStoryboard: (any InjectingStoryboard)?
    var loadedInjectedView: (any InjectedView)?
    var keepers: [String] = []
    private(set) var observations = 0

    var storyboardContainer: Container? { storyboardInjection.container }

    func observeInjection() { observations += 1 }
}

/// A controller that resolves its dependencies itself.
@MainActor
final class SelfResolvingController: FakeController, StoryboardResolving, Resolving {
    private(set) var containers: [String] = []

    func resolveViewController(_ resolver: Resolver) { containers.append(resolver.container.name) }
}

/// A view of the fake toolkit.
@MainActor
final class FakeView: InjectedView {
    var injectedSubviews: [any InjectedView] = []
    var keepers: [String] = []
    private(set) var observers: [String] = []

    func observeCells(injectedBy container: Container) { observers.append(container.name) }
}

extension Container {
    /// Creates a container that injects a keeper into controllers of the fake toolkit.
    static func withControllers(_ name: String, keeper: String? = nil) -> Container {
        let container = Container(name: name)
        if let keeper { container.register { FakeKeeper(keeper) } }
        container.addOnMain(FakeController.self, nil, "Fake", 1)
            .injection { (controller: inout FakeController, keeper: FakeKeeper) in
                controller.keepers.append(keeper.name)
            }
        return container
    }
}
