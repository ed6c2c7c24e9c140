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
                thousand: (
                    register: repeated { registered() },
                    resolve: { times in for _ in 0..<times { Resolution(container: registered()).visitThousand() } }
                )
            )
        }

        private static func registered() -> DIContainer {
            let container = DIContainer()
            Registration(container: container).visitThousand()
            return container
        }
    }

    private struct Registration: NumberedTypeVisitor {
        let container: DIContainer

        func visit<A: Digit, B: Digit, C: Digit, D: Digit>(_ type: NumberedType<A, B, C, D>.Type) {
            container.register(NumberedType<A, B, C, D>.init)
        }
    }

    private struct Resolution: NumberedTypeVisitor {
        let container: DIContainer

        func visit<A: Digit, B: Digit, C: Digit, D: Digit>(_ type: NumberedType<A, B, C, D>.Type) {
            escape((container.resolve() as NumberedType<A, B, C, D>))
        }
    }
#endif
