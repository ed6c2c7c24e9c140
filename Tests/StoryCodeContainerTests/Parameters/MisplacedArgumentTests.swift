import StoryCode
import TestSupport
import Testing

@testable import StoryCodeContainer

/// Arguments that callers cannot pass are errors.
struct MisplacedArgumentTests {
    protocol Plugin: Sendable {}

    final class Plain: Plugin {}

    final class Numbered: Plugin {
        let number: Int

        init(number: Int) { self.number = number }
    }

    private let container = Container()

    private func reason(_ body: () throws -> Void) -> ContainerError.Reason? {
        #expect(throws: ContainerError.self, performing: body)?.reason
    }

    @Test func memberOfManyTakesNoArgument() {
        container.register(Plain.init).as((any Plugin).self) { $0 }
        container.register { Numbered(number: arg($0)) }.as((any Plugin).self) { $0 }
        let expected = ContainerError.Reason.arguments(expected: ["Int"], passed: [])
        #expect(reason { _ = try container.resolveAll((any Plugin).self) } == expected)
    }

    @Test func injectionTakesNoArgument() {
        container.register(Plain.init).injection(name: "first") { (_: inout Plain, _: Argument<Int>) in }
        #expect(reason { _ = try container.resolve(Plain.self) } == .misplacedArgument)
        let errors = #expect(throws: ValidationError.self) { try container.validate() }
        #expect(errors?.errors.map(\.reason) == [.misplacedArgument])
        #expect(errors?.errors.map { $0.path.map(\.name) } == [["Plain", "Argument<Int>"]])
    }

    @Test func lazyTakesNoArgument() {
        container.register { (number: Lazy<Argument<Int>>) in Numbered(number: try number.get().value) }
        #expect(reason { _ = try container.resolve(Numbered.self) } == .misplacedArgument)
        #expect(throws: ValidationError.self) { try container.validate() }
    }

    @Test func argumentIsNoService() {
        let expected = ContainerError.Reason.arguments(expected: ["Int"], passed: [])
        let error = #expect(throws: ContainerError.self) { _ = try container.resolve(Argument<Int>.self) }
        #expect(error?.reason == expected)
        #expect(error?.path.map(\.name) == ["Argument<Int>"])
    }

    @Test func optionalArgumentIsPassed() throws {
        container.register { (number: Argument<Int>?, text: Argument<String>) in
            Numbered(number: (number?.value ?? 0) + text.value.count)
        }
        #expect(try container.resolve(Numbered.self, arguments: 3, "four").number == 7)
    }
}
