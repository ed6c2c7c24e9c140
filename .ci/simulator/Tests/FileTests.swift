import Foundation
import StoryCodeUIKit
import Testing
import UIKit

private final class Keeper: Sendable {
    let name: String
    init(name: String) { self.name = name }
}

/// A controller of the storyboards.
class CageController: UIViewController {
    fileprivate var keeper: Keeper? {
        didSet { injections += 1 }
    }
    fileprivate var injections = 0
    fileprivate var keeperAtLoad: Keeper?
    fileprivate var keeperOfDestination: Keeper?

    override func viewDidLoad() {
        super.viewDidLoad()
        keeperAtLoad = keeper
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        keeperOfDestination = (segue.destination as? CageController)?.keeper
    }
}

/// A controller of the second storyboard, to which a reference leads.
final class LionController: CageController {}

/// A prototype cell.
final class CageCell: UITableViewCell {
    fileprivate var keeper: Keeper?
}

/// A controller on the base class with a nib file that is named after its view.
final class PetViewController: SceneViewController {
    @IBOutlet var label: UILabel!
}

/// A controller on UIKit's class with a nib file that is named after the controller.
final class PlainPetViewController: UIViewController {
    @IBOutlet var label: UILabel!
}

/// A helper that stores the events.
private final class Recorder: ViewObserver {
    var events: [String] = []

    func viewDidLoad() { events.append("viewDidLoad") }
}

/// Storyboards and nib files, which need the bundle of an app.
///
/// Their results are recorded before they are compared, as those of the scenarios are.
@MainActor
@Suite(.serialized)
struct FileTests {
    private let container = Container()
    private let log = Log()
    private let bundle = Bundle(for: LionController.self)

    init() {
        container.register { Keeper(name: "Ann") }
        container.register(CageController.self).injection { $0.keeper = $1 }
        container.register(CageController.self, name: "lion").injection { $0.keeper = Keeper(name: "Leo") }
        container.register(CageCell.self).injection { $0.keeper = $1 }
        container.register(UITableViewController.self).autoInjectToSubviews()
    }

    private func cages() -> UIStoryboard { UIStoryboard.create(name: "Cages", bundle: bundle, container: container) }

    private func add(_ name: String, _ controller: UIViewController?) {
        let cage = controller as? CageController
        log.add("\(name): \(cage?.keeper?.name ?? "none"), \(cage?.injections ?? 0) times")
    }

    /// Shows the root of the first storyboard in a window, and returns it with its stack.
    private func showCages(in window: UIWindow) async throws -> (UINavigationController, CageController) {
        let stack = try #require(cages().instantiateInitialViewController() as? UINavigationController)
        let cage = try #require(stack.topViewController as? CageController)
        window.rootViewController = stack
        window.makeKeyAndVisible()
        await Host.settle(window)
        return (stack, cage)
    }

    @Test func theControllersOfAStoryboardAreInjectedBeforeTheirViewsAreLoaded() async throws {
        let window = UIWindow.phone()
        let (_, cage) = try await showCages(in: window)
        add("cage", cage)
        log.add("at load: \(cage.keeperAtLoad?.name ?? "none")")
        add("embedded", cage.children.first)
        log.expect(["cage: Ann, 1 times", "at load: Ann", "embedded: Ann, 1 times"])
    }

    @Test func theDestinationOfASegueIsInjectedByItsRuntimeAttribute() async throws {
        let window = UIWindow.phone()
        let (stack, cage) = try await showCages(in: window)
        cage.performSegue(withIdentifier: "named", sender: nil)
        await Host.settle(window)
        add("named", stack.topViewController)
        log.add("at prepare: \(cage.keeperOfDestination?.name ?? "none")")
        log.expect(["named: Leo, 1 times", "at prepare: Leo"])
    }

    @Test func aReferenceUsesTheContainerOfTheOtherStoryboard() async throws {
        let zoo = Container(name: "zoo")
        zoo.register(LionController.self).injection { $0.keeper = Keeper(name: "Zoe") }
        zoo.registerStoryboard(name: "Zoo", bundle: bundle)
        let window = UIWindow.phone()
        let (stack, cage) = try await showCages(in: window)
        cage.performSegue(withIdentifier: "reference", sender: nil)
        await Host.settle(window)
        add("lion", stack.topViewController)
        log.expect(["lion: Zoe, 1 times"])
        withExtendedLifetime(zoo) {}
    }

    @Test func aPrototypeCellIsInjected() async throws {
        let list = try #require(cages().instantiateViewController(withIdentifier: "List") as? UITableViewController)
        let window = UIWindow.phone()
        window.rootViewController = list
        window.makeKeyAndVisible()
        await Host.settle(window)
        let cell = list.tableView.dequeueReusableCell(withIdentifier: "cage") as? CageCell
        log.add("cell: \(cell?.keeper?.name ?? "none")")
        log.expect(["cell: Ann"])
    }

    @Test func aNibFileNamedAfterTheControllerIsLoaded() {
        let base = Scene { PetViewController(nibName: nil, bundle: bundle) }.with { Recorder() }.host()
        base.controller.loadViewIfNeeded()
        let plain = Scene { PlainPetViewController(nibName: nil, bundle: bundle) }.with { Recorder() }.host()
        plain.controller.loadViewIfNeeded()
        log.add("base: \(base.controller.label?.text ?? "none"), \(base.helpers.events)")
        log.add("plain: \(plain.controller.label?.text ?? "none"), \(plain.helpers.events)")
        log.expect([#"base: Mimi, ["viewDidLoad"]"#, #"plain: Rex, ["viewDidLoad"]"#])
    }
}
