import StoryCode

extension Library {
    static var storyCode: Library {
        let container = Container()
        container.register(Engine.init)
        container.register(Wheel.init)
        container.register(Body.init)
        container.register(Car.init(engine:wheel:body:))
        container.register(Radio.init).lifetime(.single)
        let app = App.container()
        return Library(
            name: "StoryCode",
            engine: repeated { try container.resolve(Engine.self) },
            car: repeated { try container.resolve(Car.self) },
            app: repeated { try app.resolve(App.self) },
            radio: repeated { try container.resolve(Radio.self) },
            thousand: (
                register: repeated { registered() },
                resolve: { times in for _ in 0..<times { Resolution(container: registered()).visitThousand() } }
            )
        )
    }

    private static func registered() -> Container {
        let container = Container()
        Registration(container: container).visitThousand()
        return container
    }
}

private struct Registration: NumberedTypeVisitor {
    let container: Container

    func visit<A: Digit, B: Digit, C: Digit, D: Digit>(_ type: NumberedType<A, B, C, D>.Type) {
        container.register(NumberedType<A, B, C, D>.init)
    }
}

private struct Resolution: NumberedTypeVisitor {
    let container: Container

    func visit<A: Digit, B: Digit, C: Digit, D: Digit>(_ type: NumberedType<A, B, C, D>.Type) {
        do { escape(try container.resolve(type)) } catch { fatalError("\(error)") }
    }
}
