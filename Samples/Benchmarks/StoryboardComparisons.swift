import StoryCode

/// The cost of instantiating a scene by name with injection, and of a thousand scenes.
@MainActor
func storyboardComparisons() -> [Comparison] {
    [
        Comparison(work: "instantiate a scene with injection", variants: instantiations()),
        Comparison(work: "instantiate a scene without injection", variants: plainInstantiations()),
        Comparison(work: "instantiate one scene of a storyboard", variants: [1, 10, 1000].map(oneScene)),
        Comparison(work: "define one of 1000 scenes", variants: definitions()),
        Comparison(work: "validate a storyboard, per scene", variants: [10, 1000].map(checks)),
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

extension SceneIdentifier where Controller == ViewController {
    fileprivate static var plain: Self { "Plain" }
}

/// A dependency container that injects the controller by its initialiser and by a property.
private func container() -> Container {
    let container = Container()
    container.register(Model.init)
    container.register(Titles.init)
    container.register(Screen.self).injection { $0.titles = $1 as Titles }
    return container
}

@MainActor
private func instantiations() -> [Comparison.Variant] {
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
        Comparison.Variant(name: "by hand, the factory") { times in
            for _ in 0..<times {
                let screen = Screen(model: Model())
                screen.titles = Titles()
                escape(screen)
            }
        },
        Comparison.Variant(name: "by hand, a dictionary and a Container") { times in
            for _ in 0..<times { if let make = factories["Screen"] { escape(try make(container)) } }
        },
        Comparison.Variant(name: "Storyboard") { times in
            for _ in 0..<times {
                escape(try storyboard.instantiateViewController(withIdentifier: SceneIdentifier<Screen>.screen))
            }
        },
    ]
}

@MainActor
private func plainInstantiations() -> [Comparison.Variant] {
    let storyboard = Storyboard(name: "Main", container: Container()) { scenes in
        scenes.scene(.plain) { ViewController() }
    }
    return [
        Comparison.Variant(name: "by hand, the initialiser") { times in
            for _ in 0..<times { escape(ViewController()) }
        },
        Comparison.Variant(name: "Storyboard") { times in
            for _ in 0..<times {
                escape(try storyboard.instantiateViewController(withIdentifier: SceneIdentifier<ViewController>.plain))
            }
        },
    ]
}

/// A storyboard in which each scene has a segue to the next one.
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
private func oneScene(of count: Int) -> Comparison.Variant {
    let storyboard = storyboard(of: count)
    let last = SceneIdentifier<Screen>(rawValue: "\(count - 1)")
    return Comparison.Variant(name: "of \(count)") { times in
        for _ in 0..<times { escape(try storyboard.instantiateViewController(withIdentifier: last)) }
    }
}

@MainActor
private final class Factories {
    var factories: [String: @MainActor (Model) -> Screen] = [:]
}

@MainActor
private func definitions() -> [Comparison.Variant] {
    [
        Comparison.Variant(name: "by hand, a dictionary of closures", units: 1000) { times in
            for _ in 0..<times {
                let dictionary = Factories()
                for number in 0..<1000 { dictionary.factories["\(number)"] = { Screen(model: $0) } }
                escape(dictionary)
            }
        },
        Comparison.Variant(name: "Storyboard, with one segue each", units: 1000) { times in
            for _ in 0..<times { escape(storyboard(of: 1000)) }
        },
    ]
}

@MainActor
private func checks(of count: Int) -> Comparison.Variant {
    Comparison.Variant(name: "of \(count)", units: count) { times in
        for _ in 0..<times { try storyboard(of: count).validate() }
    }
}
