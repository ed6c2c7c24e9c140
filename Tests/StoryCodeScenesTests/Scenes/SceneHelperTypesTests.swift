import StoryCode
import TestSupport
import Testing

/// Helpers of any type; their conformances are found on the value itself.
@MainActor
struct SceneHelperTypesTests {
    let log = Log()

    /// Instantiates a scene with one helper, loads its view, tears it down, and returns the log.
    func life<Helper>(of helper: Helper) -> [String] {
        let controller = Scene { ViewController() }.with { helper }.instantiate()
        controller.loadViewIfNeeded()
        controller.view = nil
        return log.take()
    }

    @Test func structure() {
        #expect(life(of: LoggedValue(name: "s", log: log)) == ["s.awake", "s.didLoad", "s.didTearDown"])
    }

    @Test func enumeration() {
        enum Mode: ViewObserver {
            case loud(Log)
            func viewDidLoad() {
                if case .loud(let log) = self { log.add("e.didLoad") }
            }
        }
        #expect(life(of: Mode.loud(log)) == ["e.didLoad"])
    }

    @Test func existential() {
        let observer: any ViewObserver = LoggedHelper("h", log: log)
        #expect(life(of: observer) == ["h.awake", "h.didLoad", "h.willTearDown", "h.didTearDown"])
        let anything: Any = LoggedValue(name: "s", log: log)
        #expect(life(of: anything) == ["s.awake", "s.didLoad", "s.didTearDown"])
        let object: AnyObject = LoggedHelper("h", log: log)
        #expect(life(of: object) == ["h.awake", "h.didLoad", "h.willTearDown", "h.didTearDown"])
    }

    @Test func baseClassWhoseSubclassObserves() {
        class Base {}
        final class Derived: Base, ViewObserver {
            let log: Log
            init(log: Log) { self.log = log }
            func viewDidLoad() { log.add("d.didLoad") }
        }
        let base: Base = Derived(log: log)
        #expect(life(of: base) == ["d.didLoad"])
    }

    @Test func optionalThatIsNil() {
        #expect(life(of: LoggedHelper?.none) == [])
        #expect(life(of: LoggedValue?.none) == [])
        #expect(life(of: (any ViewObserver)?.none) == [])
    }

    @Test func optionalThatIsNot() {
        #expect(life(of: Optional(LoggedValue(name: "s", log: log))) == ["s.awake", "s.didLoad", "s.didTearDown"])
        let nested: LoggedHelper?? = LoggedHelper("h", log: log)
        #expect(life(of: nested) == ["h.awake", "h.didLoad", "h.willTearDown", "h.didTearDown"])
    }

    @Test func closuresTuplesAndNumbersAreOnlyRetained() {
        #expect(life(of: { 7 }) == [])
        #expect(life(of: (LoggedHelper("h", log: log), 7)) == [])
        #expect(life(of: 7) == [])
        #expect(life(of: [LoggedHelper("h", log: log)]) == [])
    }

    @Test func actorIsOnlyRetained() {
        actor Store {}
        weak var released: Store?
        var controller: ViewController?
        do {
            let host = Scene { ViewController() }.with { Store() }.host()
            released = host.helpers
            controller = host.controller
        }
        #expect(released != nil)
        withExtendedLifetime(controller) {}
        controller = nil
        #expect(released == nil)
    }

    @Test func helpersThatOnlyAwakeOrOnlyObserve() {
        struct Starter: Awakable {
            let log: Log
            func awake() { log.add("starter.awake") }
        }
        struct Watcher: ViewObserver {
            let log: Log
            func viewDidLoad() { log.add("watcher.didLoad") }
        }
        let controller = Scene {
            ViewController()
        }.with {
            Watcher(log: log)
        }.with {
            Starter(log: log)
        }.instantiate()
        controller.loadViewIfNeeded()
        #expect(log.take() == ["starter.awake", "watcher.didLoad"])
    }

    @Test func equalStructuresInTwoSlotsAreTwoHelpers() {
        let value = LoggedValue(name: "s", log: log)
        let controller = Scene { ViewController() }.with { value }.with { value }.instantiate()
        controller.loadViewIfNeeded()
        #expect(log.take() == ["s.awake", "s.awake", "s.didLoad", "s.didLoad"])
    }

    @Test func manyAwakableObjectsAwakeOnceEach() {
        let helpers = (1...6).map { LoggedHelper("h\($0)", log: log) }
        _ = Scene {
            ViewController()
        }.with {
            helpers[0]
        }.with {
            helpers[1]
        }.with {
            helpers[2]
        }.with {
            helpers[3]
        }.with {
            helpers[4]
        }.with {
            helpers[5]
        }.with {
            helpers[5]
        }.with {
            helpers[0]
        }.instantiate()
        #expect(log.take() == ["h1.awake", "h2.awake", "h3.awake", "h4.awake", "h5.awake", "h6.awake"])
    }
}
