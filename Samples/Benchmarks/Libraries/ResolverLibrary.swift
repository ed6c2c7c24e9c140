#if canImport(Resolver)
    import Resolver

    extension Library {
        static var resolver: Library {
            let container = Resolver()
            container.register { Engine() }.scope(.unique)
            container.register { Wheel() }.scope(.unique)
            container.register { Body() }.scope(.unique)
            container.register { container in
                Car(
                    engine: container.resolve(Engine.self),
                    wheel: container.resolve(Wheel.self),
                    body: container.resolve(Body.self)
                )
            }.scope(.unique)
            container.register { Radio() }.scope(.application)
            container.register { container in
                App(container.resolve(Shell.self), container.resolve(Session.self), container.resolve(Router.self))
            }.scope(.unique)
            container.register { container in Shell(container.resolve(Theme.self), container.resolve(Fonts.self)) }
                .scope(.unique)
            container.register { container in
                Session(container.resolve(Store.self), container.resolve(Backend.self), container.resolve(Journal.self))
            }.scope(.unique)
            container.register { container in Router(container.resolve(Routes.self), container.resolve(Links.self)) }
                .scope(.unique)
            container.register { Theme() }.scope(.unique)
            container.register { Fonts() }.scope(.unique)
            container.register { container in Store(container.resolve(Disk.self), container.resolve(Cache.self)) }
                .scope(.unique)
            container.register { container in
                Backend(container.resolve(Connection.self), container.resolve(Account.self))
            }.scope(.unique)
            container.register { Journal() }.scope(.unique)
            container.register { container in Routes(container.resolve(Pages.self)) }.scope(.unique)
            container.register { Links() }.scope(.unique)
            container.register { container in Disk(container.resolve(File.self)) }.scope(.unique)
            container.register { container in Cache(container.resolve(Memory.self)) }.scope(.unique)
            container.register { container in Connection(container.resolve(Socket.self)) }.scope(.unique)
            container.register { container in Account(container.resolve(Keys.self)) }.scope(.unique)
            container.register { Pages() }.scope(.unique)
            container.register { File() }.scope(.unique)
            container.register { Memory() }.scope(.unique)
            container.register { Socket() }.scope(.unique)
            container.register { Keys() }.scope(.unique)
            return Library(
                name: "Resolver",
                engine: repeated { container.resolve(Engine.self) },
                car: repeated { container.resolve(Car.self) },
                app: repeated { container.resolve(App.self) },
                radio: repeated { container.resolve(Radio.self) },
                thousand: thousand { Resolver() }
            )
        }
    }

    extension Resolver: NumberedContainer {
        func register<A: Digit, B: Digit, C: Digit, D: Digit>(numbered type: NumberedType<A, B, C, D>.Type) {
            register { NumberedType<A, B, C, D>() }.scope(.unique)
        }

        func resolve<A: Digit, B: Digit, C: Digit, D: Digit>(
            numbered type: NumberedType<A, B, C, D>.Type
        ) throws -> NumberedType<A, B, C, D> {
            resolve(type)
        }
    }
#endif
