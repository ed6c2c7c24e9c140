import StoryCode
import TestSupport
import Testing

private final class XYZViewModel {}

/// Uses the wrapper that Resolver recommends.
private final class WrappedController: ViewController {
    @Injected var viewModel: XYZViewModel
}

/// Sets the property itself.
private final class MyViewController: ViewController {
    var viewModel: XYZViewModel!
    private(set) var timesResolved = 0
}

extension MyViewController: StoryboardResolving {
    func resolveViewController(_ resolver: Resolver) {
        self.viewModel = resolver.optional()
        timesResolved += 1
    }
}

/// Uses interface injection.
private final class InterfaceController: ViewController {
    lazy var viewModel = makeViewModel()
}

extension InterfaceController: Resolving {
    func makeViewModel() -> XYZViewModel { return resolver.resolve() }
}

/// Is injected as Resolver's comparison with SwinjectStoryboard shows.
private final class PlainController: ViewController {
    var viewModel: XYZViewModel!
}

/// Resolver's page about storyboards, block by block.
@MainActor
struct ResolverStoryboardTests {
    private let container = Container()

    init() {
        container.register(XYZViewModel.init)
    }

    private func make<Controller: ViewController>(
        resolving: Bool = true,
        from container: Container? = nil,
        _ make: @escaping @MainActor @Sendable () -> Controller
    ) throws -> Controller {
        let identifier: SceneIdentifier<Controller> = "My"
        let storyboard = Storyboard(name: "Main", container: container ?? self.container) { scenes in
            scenes.scene(identifier, make).resolving(resolving)
        }
        return try storyboard.instantiateViewController(withIdentifier: identifier)
    }

    @Test func wrapperUsesStoryboardContainer() throws {
        let controller = try make { WrappedController() }
        #expect(controller.viewModel === controller.viewModel)
    }

    @Test func controllerResolvesItselfOnce() throws {
        let controller = try make { MyViewController() }
        #expect(controller.viewModel != nil)
        #expect(controller.timesResolved == 1)
    }

    @Test func unregisteredOptionalIsNil() throws {
        #expect(try make(from: Container()) { MyViewController() }.viewModel == nil)
    }

    @Test func sceneTurnsResolvingOff() throws {
        let controller = try make(resolving: false) { MyViewController() }
        #expect(controller.timesResolved == 0)
    }

    @Test func resolvingInterfaceUsesStoryboardContainer() throws {
        let controller = try make { InterfaceController() }
        // The model is not registered in the current container.
        let model = Container.withCurrent(Container()) { controller.viewModel }
        #expect(controller.viewModel === model)
    }

    @Test func otherResolvingObjectUsesCurrentContainer() {
        let controller = InterfaceController()
        let model = Container.withCurrent(container) { controller.viewModel }
        #expect(controller.viewModel === model)
    }

    @Test func registrationReplacesInterface() throws {
        container.storyboardInitCompleted(PlainController.self) { (r, vc: PlainController) in
            vc.viewModel = r.resolve(XYZViewModel.self)
        }
        #expect(try make { PlainController() }.viewModel != nil)
    }
}
