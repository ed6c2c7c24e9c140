import StoryCode
import TestSupport
import Testing

@testable import StoryCodeContainer

/// Deferred parameters of all components of a service.
struct DeferredManyTests {
    final class Plugin: Sendable {
        let number: Int

        init(_ number: Int) { self.number = number }
    }

    private let container = Container()

    @Test func manyMayBeDeferred() throws {
        struct Host {
            let plugins: [Lazy<Plugin>]
            let makers: [Provider<Plugin>]
        }
        let made = Counter()
        container.register { Plugin(made.next()) }
        container.register { Plugin(-made.next()) }.as(Plugin.self, name: "negative") { $0 }.lifetime(.single)
        container.register { Host(plugins: many($0), makers: many($1)) }
        try container.validate()
        let host = try container.resolve(Host.self)
        #expect(made.count == 0)
        #expect(try host.plugins.map { try $0.get().number.signum() } == [1, -1])
        #expect(made.count == 2)
        #expect(try host.makers.map { try $0().number } == [3, -2])
        // A later registration does not change the selected component.
        container.register { Plugin(0) }
        #expect(try host.makers.map { try $0().number } == [4, -2])
        #expect(try container.resolveAll(Lazy<Plugin>.self).count == 3)
    }

    /// A part that keeps deferred objects, and then fails.
    private enum Failing: Part {
        struct Broken: Error {}

        @TaskLocal static var kept = SharedList<Lazy<Plugin>>()

        static func load(container: Container) throws {
            container.register { Plugin(1) }
            for lazy in try container.resolveAll(Lazy<Plugin>.self) { kept.add(lazy) }
            throw Broken()
        }
    }

    @Test func componentThatWasRemovedIsMissing() {
        let kept = SharedList<Lazy<Plugin>>()
        Failing.$kept.withValue(kept) {
            _ = #expect(throws: Failing.Broken.self) { try container.append(part: Failing.self) }
        }
        #expect(kept.all.map { lazy in reason { try lazy.get() } } == [.missing])
    }

    @Test func programCannotResolveManyNamed() throws {
        container.register { Plugin(1) }.as(Plugin.self, name: "one") { $0 }
        container.register { (plugins: Many<Named<Plugin>>) in "\(plugins.objects.count)" }
        #expect(try container.resolve(String.self) == "1")
    }

    @Test func deferredNeedsNoAwait() async throws {
        let made = Counter()
        container.register { Plugin(made.next()) }.as(Plugin.self, name: "one") { $0 }.default()
        let lazy = try await container.resolve(async: Lazy<Plugin>.self)
        #expect(made.count == 0)
        #expect(try lazy.get().number == 1)
        #expect(try await container.resolve(async: Provider<Plugin>.self)().number == 2)
        #expect(try await container.resolve(async: Named<Plugin>.self)["one"].number == 3)
        container.register { (maker: AsyncProvider<Lazy<Plugin>>) in maker }
        let maker = try container.resolve(AsyncProvider<Lazy<Plugin>>.self)
        #expect(try await maker().get().number == 4)
    }
}
