import StoryCode

// A graph of 20 objects, five levels deep, none of them shared.

final class App {
    let parts: (Shell, Session, Router)

    init(_ shell: Shell, _ session: Session, _ router: Router) { parts = (shell, session, router) }

    static func byHand() -> App {
        App(
            Shell(Theme(), Fonts()),
            Session(Store(Disk(File()), Cache(Memory())), Backend(Connection(Socket()), Account(Keys())), Journal()),
            Router(Routes(Pages()), Links())
        )
    }

    static func container() -> Container {
        let container = Container()
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
        return container
    }
}

final class Shell {
    let parts: (Theme, Fonts)

    init(_ theme: Theme, _ fonts: Fonts) { parts = (theme, fonts) }
}

final class Session {
    let parts: (Store, Backend, Journal)

    init(_ store: Store, _ backend: Backend, _ journal: Journal) { parts = (store, backend, journal) }
}

final class Router {
    let parts: (Routes, Links)

    init(_ routes: Routes, _ links: Links) { parts = (routes, links) }
}

final class Theme {}

final class Fonts {}

final class Store {
    let parts: (Disk, Cache)

    init(_ disk: Disk, _ cache: Cache) { parts = (disk, cache) }
}

final class Backend {
    let parts: (Connection, Account)

    init(_ connection: Connection, _ account: Account) { parts = (connection, account) }
}

final class Journal {}

final class Routes {
    let pages: Pages

    init(_ pages: Pages) { self.pages = pages }
}

final class Links {}

final class Disk {
    let file: File

    init(_ file: File) { self.file = file }
}

final class Cache {
    let memory: Memory

    init(_ memory: Memory) { self.memory = memory }
}

final class Connection {
    let socket: Socket

    init(_ socket: Socket) { self.socket = socket }
}

final class Account {
    let keys: Keys

    init(_ keys: Keys) { self.keys = keys }
}

final class Pages {}

final class File {}

final class Memory {}

final class Socket {}

final class Keys {}
