import StoryCode
import TestSupport
import Testing

@testable import StoryCodeContainer

/// Containers that override others that override others.
struct OverridingTests {
    struct Clock {
        let time: String
    }

    struct City {
        let clock: Clock
        let language: String
    }

    let base = Container()

    init() {
        base.register { Clock(time: "now") }
        base.register { "Portuguese" }
        base.register { City(clock: $0, language: $1) }
    }

    @Test func lastOverrideWins() throws {
        let middle = Container(overriding: base)
        middle.register { Clock(time: "noon") }
        let top = Container(overriding: middle)
        top.register { "English" }
        let city = try top.resolve(City.self)
        #expect(city.clock.time == "noon" && city.language == "English")
        let last = Container(overriding: top)
        last.register { Clock(time: "midnight") }
        #expect(try last.resolve(City.self).clock.time == "midnight")
        #expect(try last.resolve(City.self).language == "English")
        #expect(try top.resolve(City.self).clock.time == "noon")
        #expect(try base.resolve(City.self).clock.time == "now")
    }

    @Test func manyComeFromLastOverride() throws {
        let middle = Container(overriding: base)
        middle.register { Clock(time: "noon") }
        middle.register { Clock(time: "midnight") }
        let top = Container(overriding: Container(overriding: middle))
        #expect(try top.resolveAll(Clock.self).map(\.time) == ["noon", "midnight"])
    }

    @Test func copiesKeepTheirSettings() async throws {
        final class Note {}
        final class Desk: Sendable {
            init(_: AnyObject) {}
        }
        enum Kit: Framework {
            static func load(container: Container) {
                container.register { Clock(time: "kit") }
                container.register { (clock: Clock) in [clock] }
            }
        }
        base.register { "Hindi" }.as(String.self, name: "other") { $0 }
        base.register { "Polish" }.default()
        base.register { (language: String) in language.count }.parameter(0, name: "other").postInit { $0 += 100 }
        base.register(Note.init).as(AnyObject.self) { $0 }
        base.register { Desk($0) }.lifetime(.single).allowsNonSendableDependencies()
        base.register(main: { [Note()] })
        try base.append(framework: Kit.self)
        let top = Container(overriding: base)
        #expect(try top.resolve(String.self) == "Polish")
        #expect(try top.resolve(Int.self) == 105)
        #expect(throws: Never.self) { try top.resolve(Desk.self) }
        #expect(try top.resolve([Clock].self).map(\.time) == ["kit"])
        let error = await #expect(throws: ContainerError.self) { _ = try await top.resolve(async: [Note].self).count }
        #expect(error?.reason == .belongsToMainActor)
    }

    @Test func copiesKeepTheirInjections() throws {
        base.register { 1.5 }.injection { (number: inout Double, text: String) in number += Double(text.count) }
        #expect(try Container(overriding: base).resolve(Double.self) == 11.5)
    }

    @Test func copiesKeepTheirContent() throws {
        final class Content: RegisteredContent {
            func mistakes(in container: Container) -> [ContainerError] { [ContainerError(.missing, [])] }
        }
        _ = base.register { 1.5 }.containing(Content())
        let error = #expect(throws: ValidationError.self) { try Container(overriding: base).validate() }
        #expect(error?.errors.map(\.reason) == [.missing])
    }

    /// The lock is that of the component that was registered first, in the base or in the copy.
    @Test(arguments: [false, true]) func copiesOfCycleKeepTheirLock(isWhole: Bool) throws {
        let base = Container()
        base.register { (_: Lazy<[Double]>) in [""] }.lifetime(.single)
        if isWhole { base.register { (_: [String]) in [1.5] }.lifetime(.single) }
        let top = Container(overriding: base)
        if !isWhole { top.register { (_: [String]) in [1.5] }.lifetime(.single) }
        func lock(_ type: Any.Type) throws -> InstanceStore {
            top.register { 1 }
            return try top.locked {
                let dependency = top.dependency(DependencyRequest(key: ServiceKey(type)), for: nil)
                return try #require(dependency.targets.first?.component.lockingStore)
            }
        }
        let stores = try [lock([String].self), lock([Double].self), lock([String].self)]
        #expect(stores.allSatisfy { $0 === stores[0] })
    }

    @Test func inheritedOrderIsKept() throws {
        let middle = Container(overriding: base)
        middle.register { Clock(time: "noon") }.as(Clock.self, name: "middle") { $0 }
        let top = Container(overriding: middle)
        top.register { "dusk" }.as(Clock.self, name: "top") { Clock(time: $0) }
        #expect(try top.resolve(Clock.self, name: "middle").time == "noon")
        #expect(try top.resolve(Clock.self, name: "top").time == "dusk")
        #expect(try top.resolve(Clock.self).time == "noon")
        #expect(try top.resolveAll(Clock.self).map(\.time) == ["noon", "dusk"])
    }
}
