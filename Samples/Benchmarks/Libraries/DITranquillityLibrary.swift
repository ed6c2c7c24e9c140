#if canImport(DITranquillity)
    import DITranquillity

    extension Library {
        static var tranquillity: Library {
            let container = DIContainer()
            container.register(Engine.init)
            container.register(Wheel.init)
            container.register(Body.init)
            container.register(Car.init(engine:wheel:body:))
            container.register(Radio.init).lifetime(.single)
            container.register(App.init)
            container.register(Shell.init)
            container.register(Session.init)
            container.register(Router.init)
            container.register(Theme.init)
            container.register(Fonts.init)
            container.register(Store.init)
            container.register(Backend.init)
            container.register(Journal.init)
            container.register(Routes.init)
            container.register(Links.init)
            container.register(Disk.init)
            container.register(Cache.init)
            container.register(Connection.init)
            container.register(Account.init)
            container.register(Pages.init)
            container.register(File.init)
            container.register(Memory.init)
            container.register(Socket.init)
            container.register(Keys.init)
            return Library(
                name: "DITranquillity",
                engine: repeated { (container.resolve() as Engine) },
                car: repeated { (container.resolve() as Car) },
                app: repeated { (container.resolve() as App) },
                radio: repeated { (container.resolve() as Radio) },
                thousand: thousand { DIContainer() }
            )
        }
    }

    extension DIContainer: NumberedContainer {
        func register<A: Digit, B: Digit, C: Digit, D: Digit>(numbered type: NumberedType<A, B, C, D>.Type) {
            register(NumberedType<A, B, C, D>.init)
        }

        func resolve<A: Digit, B: Digit, C: Digit, D: Digit>(
            numbered type: NumberedType<A, B, C, D>.Type
        ) throws -> NumberedType<A, B, C, D> {
            resolve()
        }
    }
#endif
