import StoryCode
import TestSupport
import Testing

/// The current and the default container.
struct CurrentContainerTests {
    struct Broken: Error {}

    final class Maker {
        let container = Container.current
    }

    let container = Container(name: "outer")

    @Test func withCurrentNests() {
        let inner = Container(name: "inner")
        Container.withCurrent(container) {
            Container.withCurrent(inner) { #expect(Container.current === inner) }
            #expect(throws: Broken.self) { try Container.withCurrent(inner) { throw Broken() } }
            #expect(Container.current === container)
        }
        #expect(Container.current !== container)
    }

    @Test func eachTaskHasItsOwn() async {
        /// Reads the current container between suspensions.
        func seen(by container: Container) async -> Bool {
            await Container.withCurrent(container) {
                for _ in 0..<20 {
                    await Task.yield()
                    if Container.current !== container { return false }
                }
                return await Task { Container.current === container }.value
            }
        }
        async let first = seen(by: container)
        async let second = seen(by: Container())
        let both = await (first, second)
        #expect(both == (true, true))
    }

    @Test func detachedTaskDoesNotInheritIt() async {
        await Container.withCurrent(container) {
            let other = await Task.detached { Container.current }.value
            #expect(other !== container)
        }
    }

    @Test func factorySeesItsContainer() throws {
        let child = Container(parent: container)
        container.register(Maker.init)
        #expect(try container.resolve(Maker.self).container === container)
        #expect(try child.resolve(Maker.self).container === child)
    }

    @Test func componentIsBeingCreatedWhileItsFactoryRuns() throws {
        let isCreating = SharedList<Bool>()
        container.register { [container] () -> Maker in
            let maker = Maker()
            if let component = try container.injectingComponent(maker, name: nil) {
                isCreating.add(Container.isCreating(component))
            }
            return maker
        }
        let maker = try container.resolve(Maker.self)
        let component = try #require(try container.injectingComponent(maker, name: nil))
        #expect(isCreating.all == [true])
        #expect(!Container.isCreating(component))
    }

    @Test func registeringContainerIsThatOfTheFactory() throws {
        let child = Container(parent: container, name: "child")
        container.register { () -> [String?] in [Container.registeringContainer?.name, Container.current.name] }
        #expect(try child.resolve([String?].self) == ["outer", "child"])
        #expect(Container.registeringContainer == nil)
    }

    @Test func factoryMaySetContainer() throws {
        let (container, other) = (Container(name: "own"), Container(name: "other"))
        container.register { Container.withCurrent(other) { Container.current.name } + Container.current.name }
        #expect(try container.resolve(String.self) == "otherown")
    }

    @Test func sharedFactorySeesOwnContainer() throws {
        final class Shared: Sendable {
            let container = Container.current
        }
        let child = Container(parent: container)
        container.register(Shared.init).lifetime(.single)
        #expect(try child.resolve(Shared.self).container === container)
    }

    @Test func eachOfManySeesItsContainer() throws {
        final class Shared: Sendable {
            let container = Container.current
        }
        let child = Container(parent: container)
        container.register(Shared.init).as(Container.self, name: "shared") { $0.container }.lifetime(.single)
        container.register(Maker.init).as(Container.self, name: "each") { $0.container }
        let containers = try child.resolveAll(Container.self)
        #expect(containers.map(\.name) == ["outer", "container"])
    }

    #if os(Linux) || os(macOS) || os(Windows)
        /// Returns whether setting the default container fails.
        static func isInUse() -> Bool {
            do {
                try Container.setDefault(Container())
                return false
            } catch {
                return (error as? ContainerError)?.reason == .defaultIsInUse
            }
        }

        @Test func defaultIsSetOnce() async {
            await #expect(processExitsWith: .success) {
                let container = Container(name: "app")
                try Container.setDefault(container)
                precondition(Container.current === container)
                precondition(Self.isInUse() && Container.current === container)
            }
        }

        @Test func usedDefaultCannotBeSet() async {
            await #expect(processExitsWith: .success) {
                let container = Container.current
                precondition(Self.isInUse() && Container.current === container)
            }
        }

        @Test func taskContainerLeavesDefaultUnused() async {
            await #expect(processExitsWith: .success) {
                Container.withCurrent(Container()) { precondition(Container.current.name == "container") }
                try Container.setDefault(Container(name: "app"))
                precondition(Container.current.name == "app")
            }
        }
    #endif
}
