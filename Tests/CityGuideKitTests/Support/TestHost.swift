import CityGuideBase
import Foundation
import StoryCode
import StoryCodeLeaks
import StoryCodeRuns
import Testing

@testable import CityGuideKit
@testable import CityGuideModels

/// A host without a toolkit: its views keep what they would draw.
@MainActor
final class TestHost {
    let clock = ManualClock()
    /// The clock of the source of the cities.
    let sourceClock = ManualClock()
    let views = TestViews()
    let guide: Guide

    /// Whether each screen of this guide is released when it has left.
    private let watch: LeakWatch
    private let watchClock = ManualClock()
    private let scope = TraceScope()

    /// Starts the guide and waits until it is at rest.
    ///
    /// - Parameters:
    ///   - recorder: The recorder of the guide, which receives the events of all tests.
    ///   - source: The source of the cities, with its clock.
    init(
        _ folder: URL,
        link: String? = nil,
        language: Language = .english,
        recorder: RunRecorder? = nil,
        source: (ManualClock) -> any CitySource = { _ in IncludedCities() }
    ) async throws {
        let (scope, views, clock, sourceClock) = (scope, views, clock, sourceClock)
        watch = LeakWatch(scheduler: watchClock, isOn: true) { _ in }
        watch.scope = scope
        guide = try LifecycleTrace.$scopes.withValue([scope]) {
            try Guide(
                folder: folder,
                window: Window(scheduler: clock),
                views: views,
                source: source(sourceClock),
                language: language,
                link: link,
                recorder: recorder
            )
        }
        user { guide.start() }
        await settle()
    }

    /// Lets the source of the cities answer, and waits until the guide is at rest.
    func settle(after seconds: Int = 0) async {
        sourceClock.advance(by: .seconds(seconds))
        while guide.isLoading, sourceClock.isAtRest { await Task.yield() }
        user {}
    }

    /// Performs an action of the user and waits until the guide is at rest.
    ///
    /// Before, it checks that no screen is retained that an earlier action has left. The caller may retain the view of the
    /// screen that this one leaves.
    func user(_ action: () throws -> Void) rethrows {
        watchClock.run()
        #expect(watch.reports == [])
        try LifecycleTrace.$scopes.withValue([scope]) {
            try action()
            clock.run()
        }
    }

    /// The frontmost page in the window.
    var page: TestPageView {
        get throws { try #require(frontmost(of: guide.window)) }
    }

    /// The titles of what is visible, from the outermost view inwards.
    var titles: [String] { titles(of: guide.window) }

    func command(_ id: String) throws {
        let page = try page
        let command = try #require(page.page.commands.first { $0.id == id }, "\(page.page.commands)")
        user { page.actions?.perform(command) }
    }

    func open(_ text: String) throws {
        let page = try page
        let row = try #require(page.page.rows.firstIndex { $0.title.contains(text) }, "no row \(text)")
        user { page.actions?.activate(row: row) }
    }

    private func frontmost(of view: View) -> TestPageView? {
        (view as? TestPageView) ?? view.subviews.reversed().lazy.compactMap(frontmost).first
    }

    private func titles(of view: View) -> [String] {
        let own: [String] =
            switch view {
            case let tabs as TestTabsView: [tabs.titles[tabs.selection]]
            case let stack as TestStackView: [(stack.backTitle.map { "\($0) < " } ?? "") + stack.title]
            case let page as TestPageView: [page.page.title]
            default: []
            }
        return own + view.subviews.flatMap(titles)
    }
}

final class TestPageView: View, PageView {
    var page = Page(title: "")
    weak let actions: (any PageActions)?

    init(_ actions: any PageActions) {
        self.actions = actions
        super.init()
    }

    var lines: [String] { page.rows.map { $0.detail.isEmpty ? $0.title : "\($0.title): \($0.detail)" } }

    var selectedTitle: String? { page.selection.map { page.rows[$0].title } }
}

final class TestTabsView: View, TabsView {
    var titles: [String] = []
    var selection = 0
    weak let actions: (any TabsActions)?

    init(_ actions: any TabsActions) {
        self.actions = actions
        super.init()
    }
}

final class TestStackView: View, StackView {
    var title = ""
    var backTitle: String?
}

final class TestViews: GuideViews {
    /// The number of views that were made of each kind.
    private(set) var made: [String: Int] = [:]

    private(set) weak var tabs: TestTabsView?

    func makeTabs(_ actions: any TabsActions) -> any TabsView {
        let view = count("tabs", TestTabsView(actions))
        tabs = view
        return view
    }

    func makeStack() -> any StackView { count("stack", TestStackView()) }

    func makePage(_ actions: any PageActions, isSheet: Bool) -> any PageView {
        count(isSheet ? "sheet" : "page", TestPageView(actions))
    }

    private func count<Made: View>(_ kind: String, _ view: Made) -> Made {
        made[kind, default: 0] += 1
        return view
    }
}

/// Passes an empty temporary folder to a closure, in one test at a time.
///
/// The watch of each host receives the events of all tests, so several would slow each other down.
@MainActor
func withFolder<Result>(_ body: (URL) async throws -> Result) async throws -> Result {
    if isFolderInUse { await withCheckedContinuation { waitingTests.append($0) } }
    isFolderInUse = true
    defer { if waitingTests.isEmpty { isFolderInUse = false } else { waitingTests.removeFirst().resume() } }
    let folder = FileManager.default.temporaryDirectory.appending(path: "CityGuide-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try await body(folder)
}

@MainActor private var isFolderInUse = false
@MainActor private var waitingTests: [CheckedContinuation<Void, Never>] = []
