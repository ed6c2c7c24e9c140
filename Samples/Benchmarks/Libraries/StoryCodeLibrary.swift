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
            thousand: thousand { Container() }
        )
    }
}
