import StoryCode
import TestSupport
import Testing

// Each module declares its part of the value, its places and their screens, and knows nothing of the other.

struct ChatPart: Codable, Hashable, Sendable {
    var path: [ChatPlace] = []
}

enum ChatPlace: Codable, Hashable, Sendable {
    case conversation(Int)

    @MainActor
    func makeScreen() -> ViewController {
        switch self {
        case .conversation(let id): screen("conversation \(id)")
        }
    }
}

struct ProfilePart: Codable, Hashable, Sendable {
    var path: [ProfilePlace] = []
    var editor: ProfilePlace?
}

enum ProfilePlace: Codable, Hashable, Sendable {
    case profile(String), photo

    @MainActor
    func makeScreen() -> ViewController {
        switch self {
        case .profile(let name): screen("profile \(name)")
        case .photo: screen("photo")
        }
    }
}

/// A value of which the parts and places belong to several modules.
@MainActor
struct ModuleTests {
    enum Tab: Codable, Hashable, CaseIterable, Sendable { case chat, profile }

    struct App: Codable, Hashable, Sendable {
        var tab = Tab.chat
        var chat = ChatPart()
        var profile = ProfilePart()
    }

    /// A place of either module.
    enum AnyPlace: Codable, Hashable, Sendable {
        case chat(ChatPlace)
        case profile(ProfilePlace)
        /// A place of a module that may not be loaded yet.
        case camera
    }

    struct Single: Codable, Hashable, Sendable {
        var path: [AnyPlace] = []
        var download: Bool?
    }

    struct NotLoaded: Error {}

    private func stack<Value, Place: Equatable>(
        _ flow: Flow<Value>,
        _ part: WritableKeyPath<Value, [Place]>,
        _ make: @escaping @MainActor (Place) -> ViewController
    ) -> NavigationController {
        Scene {
            return NavigationController(rootViewController: screen("root"))
        }.with {
            return StackFlow(flow, part, make: make)
        }.instantiate()
    }

    @Test func eachModuleDrivesItsPart() {
        let flow = Flow(App())
        let profile = stack(flow, \.profile.path) { $0.makeScreen() }
        let chat = stack(flow, \.chat.path) { $0.makeScreen() }
        let tabs = Scene {
            return TabBarController()
        }.with {
            return TabFlow(flow, \.tab)
        }.with {
            return PresentationFlow(flow, \.profile.editor) { $0.makeScreen() }
        }.instantiate(connect: { tabs, _, _ in tabs.viewControllers = [chat, profile] })
        let app = StackApp(flow, stack: profile, in: tabs)
        app.update { app in
            app.tab = .profile
            app.chat.path = [.conversation(3)]
            app.profile = ProfilePart(path: [.profile("Ada")], editor: .photo)
        }
        #expect(titles(of: chat) == ["root", "conversation 3"] && app.titles == ["root", "profile Ada"])
        #expect(tabs.presentedViewController?.title == "photo" && tabs.selectedIndex == 1)
        app.goBack()
        app.goBack()
        #expect(flow.value == App(tab: .profile, chat: ChatPart(path: [.conversation(3)])))
    }

    @Test func partOfAModuleIsNamedInReports() {
        let flow = Flow(App(profile: ProfilePart(path: [.photo])))
        let app = StackApp(flow, \.profile.path) { (_: ProfilePlace) in throw NotLoaded() }
        let found = diagnostics { app.update { $0.profile.path = [.profile("Ada")] } }
        #expect(found.map(\.message) == ["The screen of profile.path[0] could not be made: NotLoaded()."])
    }

    @Test func oneStackShowsThePlacesOfAllModules() {
        let app = StackApp(Flow(Single()), \.path) { place in
            switch place {
            case .chat(let place): place.makeScreen()
            case .profile(let place): place.makeScreen()
            case .camera: throw NotLoaded()
            }
        }
        app.update { $0.path = [.chat(.conversation(1)), .profile(.profile("Ada"))] }
        #expect(app.titles == ["root", "conversation 1", "profile Ada"])
    }

    @Test func placeOfAModuleThatIsNotLoadedLeadsToItsDownload() {
        final class Modules { var loaded = false }
        let modules = Modules()
        let flow = Flow(Single(path: [.chat(.conversation(1))]))
        flow.guarded { value in
            var next = value
            if modules.loaded {
                if next.download != nil { next.path.append(.camera) }
                next.download = nil
            } else if next.path.last == .camera {
                next.path.removeLast()
                next.download = true
            }
            return next
        }
        let stack = Scene {
            return NavigationController(rootViewController: screen("root"))
        }.with {
            return StackFlow(flow, \.path) { place in
                if place == .camera, !modules.loaded { throw NotLoaded() }
                return screen("\(place)")
            }
        }.with {
            return PresentationFlow(flow, \.download) { _ in screen("progress") }
        }.instantiate()
        let app = StackApp(flow, stack: stack)
        app.update { $0.path.append(.camera) }
        #expect(app.stack.presentedViewController?.title == "progress" && app.titles.count == 2)
        modules.loaded = true
        app.update { _ in }
        #expect(app.stack.presentedViewController == nil && app.titles.last == "camera")
    }

    @Test func stateOfAModuleThatIsGoneIsDropped() throws {
        let flow = Flow(Single(path: [.profile(.photo), .chat(.conversation(1)), .profile(.photo)]))
        let saved = try flow.save().written(replacing: "conversation", by: "thread")
        var dropped: [String] = []
        let restored = try Flow<Single>(restoring: saved) { dropped.append($0.path) }
        #expect(restored.value == Single(path: [.profile(.photo)]) && dropped == ["path[1]", "path[2]"])
    }
}
