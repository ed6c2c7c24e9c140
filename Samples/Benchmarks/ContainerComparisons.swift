import StoryCode

/// The cost of resolving new and shared objects.
@MainActor
func containerComparisons() -> [Comparison] {
    [transient(), car(), single(), card(), graph()]
}

@MainActor
private func transient() -> Comparison {
    let container = Container()
    container.register(Engine.init)
    let dictionary = HandWrittenContainer()
    dictionary.register(Engine.self) { _ in Engine() }
    return Comparison(
        work: "make an object without dependencies",
        variants: [
            Comparison.Variant(name: "by hand, an initialiser") { times in
                for _ in 0..<times { escape(Engine()) }
            },
            Comparison.Variant(name: "by hand, a dictionary of closures") { times in
                for _ in 0..<times { escape(dictionary.resolve(Engine.self)) }
            },
            Comparison.Variant(name: "Container") { times in
                for _ in 0..<times { escape(try container.resolve(Engine.self)) }
            },
        ]
    )
}

@MainActor
private func car() -> Comparison {
    let container = Container()
    container.register(Engine.init)
    container.register(Wheel.init)
    container.register(Body.init)
    container.register(Car.init(engine:wheel:body:))
    let dictionary = HandWrittenContainer()
    dictionary.register(Engine.self) { _ in Engine() }
    dictionary.register(Wheel.self) { _ in Wheel() }
    dictionary.register(Body.self) { _ in Body() }
    dictionary.register(Car.self) {
        Car(engine: $0.resolve(Engine.self), wheel: $0.resolve(Wheel.self), body: $0.resolve(Body.self))
    }
    return Comparison(
        work: "make an object with 3 dependencies",
        variants: [
            Comparison.Variant(name: "by hand, initialisers") { times in
                for _ in 0..<times { escape(Car(engine: Engine(), wheel: Wheel(), body: Body())) }
            },
            Comparison.Variant(name: "by hand, a dictionary of closures") { times in
                for _ in 0..<times { escape(dictionary.resolve(Car.self)) }
            },
            Comparison.Variant(name: "Container") { times in
                for _ in 0..<times { escape(try container.resolve(Car.self)) }
            },
        ]
    )
}

@MainActor
private func single() -> Comparison {
    let container = Container()
    container.register(Radio.init).lifetime(.single)
    let dictionary = HandWrittenContainer()
    dictionary.register(Radio.self) { _ in Shared.radio }
    return Comparison(
        work: "resolve an existing shared object",
        variants: [
            Comparison.Variant(name: "by hand, a static") { times in
                for _ in 0..<times { hold(Shared.radio) }
            },
            Comparison.Variant(name: "by hand, a dictionary of closures") { times in
                for _ in 0..<times { escape(dictionary.resolve(Radio.self)) }
            },
            Comparison.Variant(name: "Container") { times in
                for _ in 0..<times { escape(try container.resolve(Radio.self)) }
            },
        ]
    )
}

@MainActor
private func card() -> Comparison {
    let container = Container()
    container.register(GoldCard.init)
        .as((any Card).self, name: "gold") { $0 }
        .as((any Card).self, tag: Gold.self) { $0 }
    container.register(SilverCard.init)
        .as((any Card).self, name: "silver") { $0 }
        .as((any Card).self, tag: Silver.self) { $0 }
    return Comparison(
        work: "make an object by protocol",
        variants: [
            Comparison.Variant(name: "by hand, by name") { times in
                for _ in 0..<times { escape(byHand("gold")) }
            },
            Comparison.Variant(name: "Container, by name") { times in
                for _ in 0..<times { escape(try container.resolve((any Card).self, name: "gold")) }
            },
            Comparison.Variant(name: "Container, by tag") { times in
                for _ in 0..<times { escape(try container.resolve((any Card).self, tag: Gold.self)) }
            },
        ]
    )
}

private enum Gold {}

private enum Silver {}

@inline(never)
private func byHand(_ name: String) -> any Card {
    switch name {
    case "gold": GoldCard()
    default: SilverCard()
    }
}

@MainActor
private func graph() -> Comparison {
    let container = App.container()
    return Comparison(
        work: "make a graph of 20 objects",
        variants: [
            Comparison.Variant(name: "by hand, initialisers") { times in
                for _ in 0..<times { escape(App.byHand()) }
            },
            Comparison.Variant(name: "Container") { times in
                for _ in 0..<times { escape(try container.resolve(App.self)) }
            },
        ]
    )
}
