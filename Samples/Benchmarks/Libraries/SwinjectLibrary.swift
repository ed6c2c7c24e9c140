// Swinject returns an optional, which programs unwrap by force.
// swift-format-ignore-file: NeverForceUnwrap

#if canImport(Swinject)
    import Swinject

    extension Library {
        static var swinject: Library {
            let container = Container()
            container.register(Engine.self) { _ in Engine() }
            container.register(Wheel.self) { _ in Wheel() }
            container.register(Body.self) { _ in Body() }
            container.register(Car.self) {
                Car(
                    engine: $0.resolve(Engine.self)!,
                    wheel: $0.resolve(Wheel.self)!,
                    body: $0.resolve(Body.self)!
                )
            }
            container.register(Radio.self) { _ in Radio() }.inObjectScope(.container)
            container.register(App.self) {
                App($0.resolve(Shell.self)!, $0.resolve(Session.self)!, $0.resolve(Router.self)!)
            }
            container.register(Shell.self) { Shell($0.resolve(Theme.self)!, $0.resolve(Fonts.self)!) }
            container.register(Session.self) {
                Session(
                    $0.resolve(Store.self)!,
                    $0.resolve(Backend.self)!,
                    $0.resolve(Journal.self)!
                )
            }
            container.register(Router.self) { Router($0.resolve(Routes.self)!, $0.resolve(Links.self)!) }
            container.register(Theme.self) { _ in Theme() }
            container.register(Fonts.self) { _ in Fonts() }
            container.register(Store.self) { Store($0.resolve(Disk.self)!, $0.resolve(Cache.self)!) }
            container.register(Backend.self) {
                Backend($0.resolve(Connection.self)!, $0.resolve(Account.self)!)
            }
            container.register(Journal.self) { _ in Journal() }
            container.register(Routes.self) { Routes($0.resolve(Pages.self)!) }
            container.register(Links.self) { _ in Links() }
            container.register(Disk.self) { Disk($0.resolve(File.self)!) }
            container.register(Cache.self) { Cache($0.resolve(Memory.self)!) }
            container.register(Connection.self) { Connection($0.resolve(Socket.self)!) }
            container.register(Account.self) { Account($0.resolve(Keys.self)!) }
            container.register(Pages.self) { _ in Pages() }
            container.register(File.self) { _ in File() }
            container.register(Memory.self) { _ in Memory() }
            container.register(Socket.self) { _ in Socket() }
            container.register(Keys.self) { _ in Keys() }
            return Library(
                name: "Swinject",
                engine: repeated { container.resolve(Engine.self)! },
                car: repeated { container.resolve(Car.self)! },
                app: repeated { container.resolve(App.self)! },
                radio: repeated { container.resolve(Radio.self)! },
                thousand: thousand { Container() }
            )
        }
    }

    extension Container: NumberedContainer {
        func register<A: Digit, B: Digit, C: Digit, D: Digit>(numbered type: NumberedType<A, B, C, D>.Type) {
            register(type) { _ in NumberedType<A, B, C, D>() }
        }

        func resolve<A: Digit, B: Digit, C: Digit, D: Digit>(
            numbered type: NumberedType<A, B, C, D>.Type
        ) throws -> NumberedType<A, B, C, D> {
            resolve(type)!
        }
    }
#endif
