import CityGuideBase
import Foundation
import StoryCode
import StoryCodeRuns
import Testing

@testable import CityGuideKit
@testable import CityGuideModels

/// The inspection shows the controllers and what has happened to them last.
@MainActor
struct InspectionTests {
    @Test func treeShowsStates() async throws {
        try await withFolder { folder in
            let host = try await TestHost(folder, recorder: RunRecorder())
            try host.open("Oslo")
            try host.open("Near: Bergen")
            host.user { host.guide.window.goBack() }
            host.user { host.views.tabs?.actions?.selectTab(at: 1) }
            try host.command("settings")
            let tree = host.guide.inspection(events: 0).tree
            #expect(
                tree.filter { $0.contains("●") || $0.contains("○") } == [
                    "● CityGuide appeared, TabBarController",
                    "  ○ Cities disappeared, NavigationController",
                    "    ○ Cities disappeared, CityListController",
                    "    ○ Oslo disappeared, DetailController",
                    "  ● Favourites appeared, NavigationController",
                    "    ● Favourites appeared, CityListController",
                    "+ ● Settings appeared, SettingsController",
                ]
            )
            #expect(tree.contains { $0.contains("PresentationDriver") } && !tree.contains { $0.contains("<") })
            // Controllers of other tests have the same titles, so only the end is certain.
            #expect(tree.last == "    PagePresenter, ScreenLog, AppearanceObserver")
        }
    }

    @Test func treeShowsATransition() async throws {
        try await withFolder { folder in
            let host = try await TestHost(folder)
            try host.page.actions?.activate(row: 0)
            let tree = host.guide.inspection(events: 0).tree
            #expect(tree.contains("    ◐ A Coruña appearing, DetailController"), "\(tree)")
        }
    }

    @Test func logCallsAnObserverOnce() {
        let (log, calls) = (EventLog(), EventLog())
        log.onChange { ScreenLog("Observer", calls).viewDidLoad() }
        for _ in 0..<2 { ScreenLog("Screen", log).viewDidLoad() }
        #expect(calls.lines == ["Observer.viewDidLoad"])
    }

    @Test func controllerWithoutAViewIsNotLoaded() async throws {
        try await withFolder { folder in
            let host = try await TestHost(folder, recorder: RunRecorder())
            let tree = host.guide.inspection(events: 0).tree
            #expect(tree.suffix(2) == ["  ○ NavigationController not loaded", "    ○ CityListController not loaded"])
        }
    }

    @Test func eventsAreTheLatest() async throws {
        try await withFolder { folder in
            let host = try await TestHost(folder, recorder: RunRecorder())
            try host.command("settings")
            host.user { host.guide.window.goBack() }
            let events = host.guide.inspection(events: 3).events
            // Controllers of other tests have the same titles.
            #expect(
                events.map { $0.replacing(#/#\d+/#, with: "") } == [
                    "Settings.viewDidDisappear(true)", "CityGuide.updateProperties", "Cities.updateProperties",
                ]
            )
        }
    }

    /// The first cause of each appearance is a call of the program or of the user.
    @Test func appearancesHaveTheirCalls() async throws {
        try await withFolder { folder in
            let host = try await TestHost(folder, recorder: RunRecorder())
            // From here on, no other test runs on the main actor.
            let recorder = RunRecorder()
            defer { recorder.stop() }
            try host.command("settings")
            host.user { host.guide.window.goBack() }
            try host.open("Oslo")
            host.user { host.guide.window.goBack() }
            host.user { host.guide.window.isHidden = true }
            let run = recorder.run
            let appearances = run.steps.filter { step in
                guard case .view(let event) = step.kind else { return false }
                return event.changesAppearance
            }
            #expect(appearances.count > 30)
            let causes = Set(appearances.map { run.causes(of: $0).first?.kind.name ?? run.line($0) })
            #expect(causes == ["isHidden", "set", "goBack"])
        }
    }
}

extension ViewEvent {
    fileprivate var changesAppearance: Bool {
        switch self {
        case .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear: true
        default: false
        }
    }
}
