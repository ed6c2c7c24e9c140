#if canImport(FactoryKit)
    import FactoryKit

    extension Library {
        static var factory: Library {
            let container = Container()
            return Library(
                name: "Factory",
                engine: repeated { container.engine() },
                car: repeated { container.car() },
                app: repeated { container.app() },
                radio: repeated { container.radio() }
            )
        }
    }

    // Components are properties, so that there is no registration to measure.
    extension Container {
        fileprivate var engine: Factory<Engine> { self { Engine() } }
        fileprivate var wheel: Factory<Wheel> { self { Wheel() } }
        fileprivate var body: Factory<Body> { self { Body() } }
        fileprivate var car: Factory<Car> {
            self { Car(engine: self.engine(), wheel: self.wheel(), body: self.body()) }
        }
        fileprivate var radio: Factory<Radio> { self { Radio() }.singleton }
        fileprivate var app: Factory<App> { self { App(self.shell(), self.session(), self.router()) } }
        fileprivate var shell: Factory<Shell> { self { Shell(self.theme(), self.fonts()) } }
        fileprivate var session: Factory<Session> { self { Session(self.store(), self.backend(), self.journal()) } }
        fileprivate var router: Factory<Router> { self { Router(self.routes(), self.links()) } }
        fileprivate var theme: Factory<Theme> { self { Theme() } }
        fileprivate var fonts: Factory<Fonts> { self { Fonts() } }
        fileprivate var store: Factory<Store> { self { Store(self.disk(), self.cache()) } }
        fileprivate var backend: Factory<Backend> { self { Backend(self.connection(), self.account()) } }
        fileprivate var journal: Factory<Journal> { self { Journal() } }
        fileprivate var routes: Factory<Routes> { self { Routes(self.pages()) } }
        fileprivate var links: Factory<Links> { self { Links() } }
        fileprivate var disk: Factory<Disk> { self { Disk(self.file()) } }
        fileprivate var cache: Factory<Cache> { self { Cache(self.memory()) } }
        fileprivate var connection: Factory<Connection> { self { Connection(self.socket()) } }
        fileprivate var account: Factory<Account> { self { Account(self.keys()) } }
        fileprivate var pages: Factory<Pages> { self { Pages() } }
        fileprivate var file: Factory<File> { self { File() } }
        fileprivate var memory: Factory<Memory> { self { Memory() } }
        fileprivate var socket: Factory<Socket> { self { Socket() } }
        fileprivate var keys: Factory<Keys> { self { Keys() } }
    }
#endif
