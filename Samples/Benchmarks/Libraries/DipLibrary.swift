#if canImport(Dip)
    import Dip

    extension Library {
        static var dip: Library {
            let container = DependencyContainer()
            container.register(.unique) { Engine() }
            container.register(.unique) { Wheel() }
            container.register(.unique) { Body() }
            container.register(.unique) {
                try Car(
                    engine: container.resolve() as Engine,
                    wheel: container.resolve() as Wheel,
                    body: container.resolve() as Body
                )
            }
            container.register(.singleton) { Radio() }
            container.register(.unique) {
                try App(container.resolve() as Shell, container.resolve() as Session, container.resolve() as Router)
            }
            container.register(.unique) { try Shell(container.resolve() as Theme, container.resolve() as Fonts) }
            container.register(.unique) {
                try Session(
                    container.resolve() as Store,
                    container.resolve() as Backend,
                    container.resolve() as Journal
                )
            }
            container.register(.unique) { try Router(container.resolve() as Routes, container.resolve() as Links) }
            container.register(.unique) { Theme() }
            container.register(.unique) { Fonts() }
            container.register(.unique) { try Store(container.resolve() as Disk, container.resolve() as Cache) }
            container.register(.unique) {
                try Backend(container.resolve() as Connection, container.resolve() as Account)
            }
            container.register(.unique) { Journal() }
            container.register(.unique) { try Routes(container.resolve() as Pages) }
            container.register(.unique) { Links() }
            container.register(.unique) { try Disk(container.resolve() as File) }
            container.register(.unique) { try Cache(container.resolve() as Memory) }
            container.register(.unique) { try Connection(container.resolve() as Socket) }
            container.register(.unique) { try Account(container.resolve() as Keys) }
            container.register(.unique) { Pages() }
            container.register(.unique) { File() }
            container.register(.unique) { Memory() }
            container.register(.unique) { Socket() }
            container.register(.unique) { Keys() }
            return Library(
                name: "Dip",
                engine: repeated { try container.resolve() as Engine },
                car: repeated { try container.resolve() as Car },
                app: repeated { try container.resolve() as App },
                radio: repeated { try container.resolve() as Radio },
                thousand: thousand { DependencyContainer() }
            )
        }
    }

    extension DependencyContainer: NumberedContainer {
        func register<A: Digit, B: Digit, C: Digit, D: Digit>(numbered type: NumberedType<A, B, C, D>.Type) {
            register(.unique) { NumberedType<A, B, C, D>() }
        }

        func resolve<A: Digit, B: Digit, C: Digit, D: Digit>(
            numbered type: NumberedType<A, B, C, D>.Type
        ) throws -> NumberedType<A, B, C, D> {
            try resolve()
        }
    }
#endif
