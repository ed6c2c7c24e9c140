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
