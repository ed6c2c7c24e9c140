import StoryCode

/// What it costs to make a scene by its name, injected, and to have a thousand of them.
@MainActor
func storyboardComparisons() -> [Comparison] {
    [
        Comparison(work: "make a storyboard's scene, injected", ways: instantiations()),
        Comparison(work: "make one scene of a storyboard", ways: [1, 10, 1000].map(oneScene)),
        Comparison(work: "write one of 1000 scenes", ways: definitions()),
        Comparison(work: "check one scene of a storyboard", ways: [10, 1000].map(checks)),
    ]
}

private final class Model: Sendable {}

private final class Titles: Sendable {}

private final class Screen: ViewController {
    let model: Model
    var titles: Titles?

    init(model: Model) {
        self.model = model
        super.init()
    }
}

extension SceneIdentifier where Controller == Screen {
    fileprivate static var screen: Self { "Screen" }
}

/// A container that gives the controller what it needs, half by its initialiser and half after it.
private func container() -> Container {
    let container = Container()
    container.register(Model.init)
    container.register(Titles.init)
    container.register(Screen.self).injection { $0.titles = $1 as Titles }
    return container
}

@MainActor
private func instantiations() -> [Comparison.Way] {
    let container = container()
    let storyboard = Storyboard(name: "Main", container: container) { scenes in
        scenes.scene(.screen) { Screen(model: $0) }
    }
    let factories: [String: @MainActor (Container) throws -> Screen] = [
        "Screen": {
            let screen = Screen(model: try $0.resolve(Model.self))
            screen.titles = try $0.resolve(Titles.self)
            return screen
        }
    ]
    return [
        Comparison.Way(name: "by hand, the factory") { times in
            for _ in 0..<times {
                let screen = Screen(model: Model())
                screen.titles = Titles()
                escape(screen)
            }
        },
        Comparison.Way(name: "by hand, a dictionary and a Container") { times in
            for _ in 0..<times { if let make = factories["Screen"] { escape(try make(container)) } }
        },
        Comparison.Way(name: "Storyboard") { times in
            for _ in 0..<times {
                escape(try storyboard.instantiateController(withIdentifier: SceneIdentifier<Screen>.screen))
            }
        },
    ]
}

/// A storyboard of many scenes, each of which leads to the next.
@MainActor
private func storyboard(of count: Int) -> Storyboard {
    Storyboard(name: "Main", container: container()) { scenes in
        for number in 0..<count {
            scenes.scene(SceneIdentifier<Screen>(rawValue: "\(number)")) { Screen(model: $0) }
                .segue("next", .show, to: SceneIdentifier<Screen>(rawValue: "\((number + 1) % count)"))
        }
    }
}

@MainActor
private func oneScene(of count: Int) -> Comparison.Way {
    let storyboard = storyboard(of: count)
    let last = SceneIdentifier<Screen>(rawValue: "\(count - 1)")
    return Comparison.Way(name: "of \(count)") { times in
        for _ in 0..<times { escape(try storyboard.instantiateController(withIdentifier: last)) }
    }
}

@MainActor
private final class Factories {
    var factories: [String: @MainActor (Model) -> Screen] = [:]
}

@MainActor
private func definitions() -> [Comparison.Way] {
    [
        Comparison.Way(name: "by hand, a dictionary of closures", parts: 1000) { times in
            for _ in 0..<times {
                let dictionary = Factories()
                for number in 0..<1000 { dictionary.factories["\(number)"] = { Screen(model: $0) } }
                escape(dictionary)
            }
        },
        Comparison.Way(name: "Storyboard, with a segue each", parts: 1000) { times in
            for _ in 0..<times { escape(storyboard(of: 1000)) }
        },
    ]
}

@MainActor
private func checks(of count: Int) -> Comparison.Way {
    Comparison.Way(name: "of \(count)", parts: count) { times in
        for _ in 0..<times { try storyboard(of: count).validate() }
    }
}
