import StoryCode
import TestSupport
import Testing

/// Parts with components that prefer each other.
struct FrameworkTests {
    struct Broken: Error {}

    protocol Theme {
        var name: String { get }
    }

    struct Light: Theme { let name = "light" }
    struct Dark: Theme { let name = "dark" }
    struct Plain: Theme { let name = "plain" }

    /// A component that depends on a theme, one type for each framework.
    struct Screen<Owner> {
        let theme: any Theme
        let all: [any Theme]
    }

    private static func register<Owner>(_ owner: Owner.Type, in container: Container) {
        container.register { Screen<Owner>(theme: $0, all: manyInFramework($1)) }
    }

    enum Shop: Framework {
        static func load(container: Container) {
            container.register(Light.init).as((any Theme).self) { $0 }
            FrameworkTests.register(Shop.self, in: container)
        }
    }

    enum Profile: Framework {
        static func load(container: Container) {
            container.register(Dark.init).as((any Theme).self) { $0 }
            FrameworkTests.register(Profile.self, in: container)
        }
    }

    /// Has no theme of its own.
    enum News: Framework {
        static func load(container: Container) throws {
            try container.import(Profile.self)
            FrameworkTests.register(News.self, in: container)
        }
    }

    /// Has a theme in a part, and imports another.
    enum Chat: Framework {
        static func load(container: Container) throws {
            try container.import(Profile.self)
            try container.append(part: ChatThemes.self)
            FrameworkTests.register(Chat.self, in: container)
        }
    }

    enum ChatThemes: Part {
        static func load(container: Container) { container.register(Plain.init).as((any Theme).self) { $0 } }
    }

    enum Failing: Framework {
        static func load(container: Container) throws {
            try container.import(Profile.self)
            throw Broken()
        }
    }

    let container = Container()

    @Test func ownFrameworkIsPreferred() throws {
        try container.append(framework: Shop.self)
        try container.append(framework: Profile.self)
        #expect(try container.resolve(Screen<Shop>.self).theme.name == "light")
        #expect(try container.resolve(Screen<Profile>.self).theme.name == "dark")
    }

    @Test func programPrefersNoFramework() throws {
        try container.append(framework: Shop.self)
        try container.append(framework: Profile.self)
        let error = #expect(throws: ContainerError.self) { try container.resolve((any Theme).self) }
        #expect(error?.code == "ambiguous")
        #expect(error?.reason.candidates.map(\.name) == ["Light", "Dark"])
    }

    @Test func ownFrameworkBeatsDefault() throws {
        container.register(Plain.init).as((any Theme).self) { $0 }.default()
        try container.append(framework: Shop.self)
        #expect(try container.resolve(Screen<Shop>.self).theme.name == "light")
        #expect(try container.resolve((any Theme).self).name == "plain")
    }

    @Test func importedFrameworkBeatsOthers() throws {
        container.register(Plain.init).as((any Theme).self) { $0 }
        try container.append(framework: Shop.self)
        try container.append(framework: News.self)
        #expect(try container.resolve(Screen<News>.self).theme.name == "dark")
        #expect(try Container(overriding: container).resolve(Screen<News>.self).theme.name == "dark")
    }

    @Test func ownFrameworkBeatsImported() throws {
        try container.append(framework: Chat.self)
        #expect(try container.resolve(Screen<Chat>.self).theme.name == "plain")
        #expect(try container.resolve(Screen<Profile>.self).theme.name == "dark")
    }

    @Test func loadingAloneIsNoPreference() throws {
        enum Loader: Framework {
            static func load(container: Container) throws {
                try container.append(framework: Profile.self)
                FrameworkTests.register(Loader.self, in: container)
            }
        }
        try container.append(framework: Shop.self)
        try container.append(framework: Loader.self)
        #expect(throws: ContainerError.self) { try container.resolve(Screen<Loader>.self) }
    }

    @Test func manyInFrameworkResolvesOwnOnly() throws {
        try container.append(framework: Shop.self)
        try container.append(framework: Chat.self)
        #expect(try container.resolve(Screen<Shop>.self).all.map(\.name) == ["light"])
        #expect(try container.resolve(Screen<Chat>.self).all.map(\.name) == ["plain"])
        #expect(try container.resolveAll((any Theme).self).map(\.name) == ["light", "dark", "plain"])
    }

    @Test func manyInFrameworkOutsideFrameworks() throws {
        try container.append(framework: Shop.self)
        container.register(Plain.init).as((any Theme).self) { $0 }.default()
        Self.register(Int.self, in: container)
        #expect(try container.resolve(Screen<Int>.self).all.map(\.name) == ["plain"])
    }

    @Test func loadedOnceImportedTwice() throws {
        try container.append(framework: Profile.self)
        try container.append(framework: News.self)
        try container.append(framework: Chat.self)
        #expect(try container.resolveAll((any Theme).self).map(\.name) == ["dark", "plain"])
        #expect(try container.resolve(Screen<News>.self).theme.name == "dark")
    }

    @Test func failedFrameworkIsRemoved() throws {
        #expect(throws: Broken.self) { try container.append(framework: Failing.self) }
        #expect(try container.resolveAll((any Theme).self).isEmpty)
        try container.append(framework: Profile.self)
        #expect(try container.resolve((any Theme).self).name == "dark")
    }

    @Test func importOutsideFrameworkLoads() throws {
        try container.import(Profile.self)
        #expect(try container.resolve(Screen<Profile>.self).theme.name == "dark")
    }

    /// Imports a framework, and throws while it loads.
    enum Importing: Framework {
        static let isBroken = Flag()

        static func load(container: Container) throws {
            if isBroken.isSet {
                try container.import(Profile.self)
                throw Broken()
            }
            try container.append(framework: Profile.self)
            FrameworkTests.register(Importing.self, in: container)
        }
    }

    @Test func importsOfFailedFrameworkAreRemoved() throws {
        let container = Container()
        container.register(Plain.init).as((any Theme).self) { $0 }
        Importing.isBroken.isSet = true
        #expect(throws: Broken.self) { try container.append(framework: Importing.self) }
        Importing.isBroken.isSet = false
        try container.append(framework: Importing.self)
        // Appended and not imported, the framework is not preferred.
        #expect(throws: ContainerError.self) { try container.resolve(Screen<Importing>.self) }
    }
}
