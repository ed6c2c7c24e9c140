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

    /// Runs a closure on a thread, with a small stack by default.
    private func onThread<Result: Sendable>(
        kilobytes: Int = 512,
        _ body: @escaping @Sendable () -> Result
    ) async -> Result {
        await withCheckedContinuation { continuation in
            let thread = Thread { continuation.resume(returning: body()) }
            thread.stackSize = kilobytes * 1024
            thread.start()
        }
    }

    @Test(arguments: Kind.allCases) func longChainThrows(_ kind: Kind) async throws {
        let container = chain(kind, Self.count)
        let error = await onThread { () -> ContainerError? in
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
        #expect(await onThread { try? container.resolve(Link.self, name: "23").number } == 23)
    }

    @Test func longChainOfCallsThrows() async {
        let container = Container()
        for number in 1..<Self.count {
            container.register { [container] in
                Link(number: try container.resolve(Link.self, name: "\(number - 1)").number + 1)
            }.as(Link.self, name: "\(number)") { $0 }
        }
        container.register { Link(number: 0) }.as(Link.self, name: "0") { $0 }
        let found = await onThread { reason { try container.resolve(Link.self, name: "\(Self.count - 1)") } }
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

    /// Returns the error of a factory that resolves its own component until a number of objects are being created.
    private func recursion(_ count: Int, passesArguments: Bool) async -> ContainerError.Reason? {
        let container = Container()
        guard passesArguments else {
            let calls = Counter()
            container.register { [container] in
                calls.next() == count ? Link(number: count) : try container.resolve(Link.self)
            }
            return await onThread(kilobytes: 65_536) { reason { try container.resolve(Link.self) } }
        }
        container.register { [container] (rest: Argument<Int>) in
            rest.value == 1 ? Link(number: 1) : try container.resolve(Link.self, arguments: rest.value - 1)
        }
        return await onThread(kilobytes: 65_536) { reason { try container.resolve(Link.self, arguments: count) } }
    }

    @Test(arguments: [(false, 100), (true, 500)]) func recursionIsLimited(passesArguments: Bool, limit: Int) async {
        #expect(await recursion(limit, passesArguments: passesArguments) == nil)
        #expect(await recursion(limit + 1, passesArguments: passesArguments) == .cyclic)
    }

    @Test(arguments: [100, 101], [0, 7]) func asynchronousRecursionIsLimited(count: Int, earlier: Int) async {
        let (container, calls, isDeep) = (Container(), Counter(), Flag())
        container.register(async: { [container] () -> Link in
            if !isDeep.isSet || calls.next() == count { return Link(number: count) }
            return try await container.resolve(async: Link.self)
        })
        container.register(async: { [container] () -> [Link] in
            // Those that have ended do not count.
            for _ in 0..<earlier { _ = try await container.resolve(async: Link.self) }
            isDeep.isSet = true
            return [try await container.resolve(async: Link.self)]
        })
        var found: ContainerError.Reason?
        do { _ = try await container.resolve(async: [Link].self) } catch { found = (error as? ContainerError)?.reason }
        #expect(found == (count == 100 ? nil : .cyclic))
    }

    /// The components of a large cycle share one path, because a path for each would take long.
    @Test(arguments: [(100, [5, 7]), (101, [0, 0])])
    func pathOfALargeCycleStartsAtItsFirstComponent(count: Int, starts: [Int]) {
        let container = Container()
        for number in 0..<count {
            container.register({ (_: Link) in Link(number: 0) }, fileID: "Ring", line: UInt(number))
                .parameter(0, name: "\((number + 1) % count)").as(Link.self, name: "\(number)") { $0 }
        }
        for (number, start) in zip([5, 7], starts) {
            let error = #expect(throws: ContainerError.self) { _ = try container.resolve(Link.self, name: "\(number)") }
            #expect(error?.path.count == count + 1)
            #expect(error?.path.first?.location?.line == UInt(start))
        }
    }

    @Test func injectionThatInjectsAgainThrows() {
        let container = Container()
        container.register(Cat.self).injection { [container] (cat: inout Cat) in try container.inject(into: cat) }
        #expect(reason { try container.inject(into: Cat()) } == .cyclic)
    }
}
