import StoryCode
import TestSupport
import Testing

@testable import StoryCodeContainer

/// Deferred parameters do not retain the objects that they would resolve.
struct DeferredReleaseTests {
    final class Cat: Sendable {}

    final class House: Sendable {
        let tenant: Tenant

        init(tenant: Tenant) { self.tenant = tenant }
    }

    final class Tenant: Sendable {
        let house: Lazy<House>
        let other: Provider<House>

        init(house: Lazy<House>, other: Provider<House>) {
            self.house = house
            self.other = other
        }
    }

    @Test func unreadLazyRetainsNoSharedObject() throws {
        weak var released: House?
        do {
            let container = Container()
            container.register(House.init).lifetime(.single)
            container.register(Tenant.init).lifetime(.single)
            released = try container.resolve(House.self)
        }
        let isReleased = released == nil
        #expect(isReleased)
    }

    final class Owner {
        let cats: Named<Cat>

        init(cats: Named<Cat>) { self.cats = cats }
    }

    @Test func objectThatKeepsNamedIsReleased() throws {
        let container = Container()
        container.register(Cat.init).as(Cat.self, name: "tabby") { $0 }
        container.register(Owner.init).lifetime(.objectGraph)
        weak var released: Owner?
        do {
            let owner = try container.resolve(Owner.self)
            _ = try owner.cats["tabby"]
            released = owner
        }
        let isReleased = released == nil
        #expect(isReleased)
    }

    struct Parameters {
        let lazy: Lazy<Cat>
        let mainLazy: MainLazy<Cat>
        let provider: Provider<Cat>
        let mainProvider: MainProvider<Cat>
        let asyncProvider: AsyncProvider<Cat>
        let named: Named<Cat>
    }

    @Test func reflectionAfterReleaseIsSafe() throws {
        var container: Container? = Container()
        container?.register(Cat.init).as(Cat.self, name: "tabby") { $0 }
        container?.register(Parameters.init)
        let parameters = try container?.resolve(Parameters.self)
        container = nil
        var text = ""
        dump(parameters, to: &text)
        #expect(text.contains("mainProvider"))
        #expect(throws: ContainerError.self) { try parameters?.provider() }
    }
}
