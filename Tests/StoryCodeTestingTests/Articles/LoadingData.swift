import StoryCode
import Testing

// The code of the article "Loading data", with its tests.

@MainActor
protocol CitySource: AnyObject {
    func cities() async throws -> [String]
}

@MainActor
final class ManualSource: CitySource {
    private typealias Answer = AsyncThrowingStream<[String], any Error>

    private var answers: [Answer.Continuation] = []
    private let (requests, request) = AsyncStream<Void>.makeStream()

    func cities() async throws -> [String] {
        let (answer, continuation) = Answer.makeStream()
        answers.append(continuation)
        request.yield()
        for try await cities in answer { return cities }
        throw CancellationError()
    }

    /// Waits for the next request.
    func waitForRequest() async {
        for await _ in requests { return }
    }

    /// Waits for the next request and answers it.
    func answer(_ result: Result<[String], any Error>) async {
        await waitForRequest()
        answers.removeFirst().yield(with: result)
    }
}

@MainActor
final class CitiesPresenter {
    weak var controller: ViewController?
    private let source: any CitySource

    /// The cities of the last load that succeeded.
    private var cities: [String] = []

    /// The last load.
    private(set) var loading: Task<Void, Never>?

    private(set) var text = "" {
        didSet { print(text) }
    }

    init(_ source: any CitySource) { self.source = source }

    func load() {
        loading?.cancel()
        text = (cities + ["loading"]).joined(separator: ", ")
        loading = controller?.viewBag.task { [self] in
            let answer = try await source.cities()
            try Task.checkCancellation()
            cities = answer
            text = cities.joined(separator: ", ")
        } onFailure: { [self] error in
            text = (cities + ["failed with \(error)"]).joined(separator: ", ")
        }
    }
}

extension CitiesPresenter: ViewObserver {
    func viewDidLoad() { load() }
}

@MainActor
func makeCities(_ source: any CitySource) -> SceneHost<ViewController, CitiesPresenter> {
    Scene {
        return ViewController()
    }.with {
        return CitiesPresenter(source)
    }.host(connect: { controller, presenter in
        presenter.controller = controller
    })
}

@MainActor
struct CitiesPresenterTests {
    struct Offline: Error {}

    @Test func failureKeepsTheLastCities() async {
        let source = ManualSource()
        let host = makeCities(source)
        host.controller.loadViewIfNeeded()
        await source.answer(.success(["Oslo"]))
        await host.helpers.loading?.value
        host.helpers.load()
        await source.answer(.failure(Offline()))
        await host.helpers.loading?.value
        #expect(host.helpers.text == "Oslo, failed with Offline()")
    }

    @Test func teardownCancelsTheLoad() async {
        let source = ManualSource()
        let host = makeCities(source)
        host.controller.loadViewIfNeeded()
        await source.waitForRequest()
        host.controller.view = nil
        await host.helpers.loading?.value
        #expect(host.helpers.text == "loading")
    }
}

struct Offline: Error {}

@MainActor
func retry<Value>(
    _ attempts: Int,
    pause: (Int) async throws -> Void,
    _ body: () async throws -> Value
) async throws -> Value {
    var failures = 0
    while true {
        do {
            return try await body()
        } catch {
            failures += 1
            try Task.checkCancellation()
            if failures == attempts { throw error }
            try await pause(failures)
        }
    }
}

final class FlakySource {
    private var failures: Int

    init(failures: Int) { self.failures = failures }

    func city() throws -> String {
        failures -= 1
        if failures >= 0 { throw Offline() }
        return "Quito"
    }
}

@MainActor
func load(from source: FlakySource) async -> String {
    do {
        return try await retry(3, pause: { print("pause \($0)") }) { try source.city() }
    } catch {
        return "failed with \(error)"
    }
}

final class ErrorController: ViewController {
    var tryAgain: () -> Void = {}
}

@MainActor
func show(in window: Window, _ make: @escaping () throws -> ViewController) {
    do {
        window.rootViewController = try make()
    } catch {
        let problem = ErrorController()
        problem.title = "\(error)"
        problem.tryAgain = { [weak window] in
            if let window { show(in: window, make) }
        }
        window.rootViewController = problem
    }
}

@MainActor
struct RetryTests {
    @Test(arguments: [(2, "Quito", [1, 2]), (3, "Offline()", [1, 2])])
    func attemptsEndWithTheLastError(failures: Int, result: String, pauses: [Int]) async {
        let source = FlakySource(failures: failures)
        var taken: [Int] = []
        do {
            #expect(try await retry(3, pause: { taken.append($0) }) { try source.city() } == result)
        } catch {
            #expect("\(error)" == result)
        }
        #expect(taken == pauses)
    }

    @Test func cancelledTaskMakesNoOtherAttempt() async {
        let source = FlakySource(failures: 9)
        var pauses = 0
        let task = Task {
            try await retry(3, pause: { _ in pauses += 1 }) { try source.city() }
        }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(pauses == 0)
    }

    @Test func screenOfAnErrorIsReplaced() {
        let window = Window()
        let source = FlakySource(failures: 1)
        show(in: window) {
            let city = ViewController()
            city.title = try source.city()
            return city
        }
        #expect(window.rootViewController?.title == "Offline()")
        (window.rootViewController as? ErrorController)?.tryAgain()
        #expect(window.rootViewController?.title == "Quito")
    }
}
