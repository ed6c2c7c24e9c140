import Foundation
import TestSupport
import Testing

@testable import StoryCodeContainer

private final class Link: Sendable {
    let number: Int

    init(number: Int) { self.number = number }
}
private final class Cat {}

/// Chains that are longer than the stack of a thread allows.
struct DepthTests {
    enum Kind: String, CaseIterable {
        case prototype, objectGraph, single, container, weak, scope, injected
    }

    private static let count = 3_000

    /// Registers components of which each depends on the one before.
    private func chain(_ kind: Kind, _ count: Int) -> Container {
        let container = Container()
        let scope = Scope()
        for number in 0..<count {
            let component = container.register { (previous: Link?) in Link(number: (previous?.number ?? -1) + 1) }
                .parameter(0, name: "\(number - 1)").as(Link.self, name: "\(number)") { $0 }
            switch kind {
            case .prototype: component.lifetime(.prototype)
            case .objectGraph: component.lifetime(.objectGraph)
            case .single: component.lifetime(.single)
            case .container: component.lifetime(.container)
            case .weak: component.lifetime(.weak)
            case .scope: component.lifetime(.scope(scope))
            case .injected:
                component.injection(name: "\(number - 1)") { (_: inout Link, _: Link?) in }.lifetime(.single)
            }
        }
        return container
    }

    /// Runs a closure on a thread with a stack of 512 KB.
    private func onSmallThread<Result: Sendable>(_ body: @escaping @Sendable () -> Result) async -> Result {
        await withCheckedContinuation { continuation in
            let thread = Thread { continuation.resume(returning: body()) }
            thread.stackSize = 512 * 1024
            thread.start()
        }
    }

    @Test(arguments: Kind.allCases) func longChainThrows(_ kind: Kind) async throws {
        let container = chain(kind, Self.count)
        let error = await onSmallThread { () -> ContainerError? in
            do { _ = try container.resolve(Link.self, name: "\(Self.count - 1)") } catch {
                return error as? ContainerError
            }
            return nil
        }
        #expect(error?.reason == .tooDeep)
        #expect(error?.path.count ?? 0 > 24)
        #expect(error?.description.utf8.count ?? 0 < 5000)
    }

    @Test(arguments: Kind.allCases) func shortChainIsResolved(_ kind: Kind) async throws {
        let container = chain(kind, 24)
        #expect(await onSmallThread { try? container.resolve(Link.self, name: "23").number } == 23)
    }

    @Test func longChainOfCallsThrows() async {
        let container = Container()
        for number in 1..<Self.count {
            container.register { [container] in
                Link(number: try container.resolve(Link.self, name: "\(number - 1)").number + 1)
            }.as(Link.self, name: "\(number)") { $0 }
        }
        container.register { Link(number: 0) }.as(Link.self, name: "0") { $0 }
        let found = await onSmallThread { reason { try container.resolve(Link.self, name: "\(Self.count - 1)") } }
        #expect(found == .tooDeep)
    }

    @Test func asynchronousChainIsResolved() async throws {
        let container = Container()
        for number in 0..<Self.count {
            container.register(async: { (previous: Link?) in Link(number: (previous?.number ?? -1) + 1) })
                .parameter(0, name: "\(number - 1)").as(Link.self, name: "\(number)") { $0 }.lifetime(.single)
        }
        let link = try await container.resolve(async: Link.self, name: "\(Self.count - 1)")
        #expect(link.number == Self.count - 1)
    }

    @Test func injectionThatInjectsAgainThrows() {
        let container = Container()
        container.register(Cat.self).injection { [container] (cat: inout Cat) in try container.inject(into: cat) }
        #expect(reason { try container.inject(into: Cat()) } == .cyclic)
    }
}
