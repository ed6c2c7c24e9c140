import StoryCode
import Testing

/// The codes and the texts of all mistakes.
struct ReasonTests {
    private static let steps = (0..<10).map { ContainerError.Step("\($0)") }

    private let reasons: [ContainerError.Reason] = [
        .missing, .unknownName(existing: ["named \"a\"", "named \"b\""]), .noCurrentContainer,
        .ambiguous(candidates: Array(steps.prefix(2))), .ambiguous(candidates: steps, count: 12), .cyclic, .tooDeep,
        .wrongType(found: "Cat"), .belongsToMainActor, .notSendable, .nonSendableDependency, .sharedAcrossIsolation,
        .isAwaited, .isMadeElsewhere, .arguments(expected: ["Int", "String"], passed: []), .argumentIsNotHashable,
        .misplacedArgument, .isNeverFound, .noSuchParameter(index: 2, count: 1), .valueInCycle, .containerIsGone,
        .defaultIsInUse,
    ]

    @Test func codesAreTheNames() {
        #expect(
            reasons.map(\.code) == [
                "missing", "unknownName", "noCurrentContainer", "ambiguous", "ambiguous", "cyclic", "tooDeep",
                "wrongType", "belongsToMainActor", "notSendable", "nonSendableDependency", "sharedAcrossIsolation",
                "isAwaited", "isMadeElsewhere", "arguments", "argumentIsNotHashable", "misplacedArgument",
                "isNeverFound", "noSuchParameter", "valueInCycle", "containerIsGone", "defaultIsInUse",
            ]
        )
        #expect(reasons.map(\.description) == reasons.map(\.code))
    }

    @Test func reasonsAreEqualUpToTheirAdvice() {
        func reason(
            _ code: String = "code",
            _ message: String = "message",
            advice: String = "advice",
            _ existing: [String] = ["name"],
            _ candidates: [ContainerError.Step] = [ContainerError.Step("A")]
        ) -> ContainerError.Reason {
            .init(code, message: message, advice: advice, existing: existing, candidates: candidates)
        }
        let others = [
            reason("other"), reason("code", "other"), reason("code", "message", []),
            reason("code", "message", ["name"], []),
        ]
        #expect(others.map { $0 == reason() } == [false, false, false, false])
        #expect(reason(advice: "other") == reason())
        #expect(reason(advice: "other").hashValue == reason().hashValue)
    }

    @Test func errorMayHaveNoPathOrNoLocations() {
        #expect(ContainerError(.missing, []).locatedMessage == "Nothing is registered for the service")
        let steps = [ContainerError.Step("A"), ContainerError.Step("B")]
        #expect(ContainerError(.missing, steps).locatedMessage == "Nothing is registered for B: A → B")
    }

    @Test func longPathIsCutInTheMiddle() {
        func message(_ count: Int) -> String {
            ContainerError(.cyclic, (0..<count).map { ContainerError.Step("\($0)") }).locatedMessage
        }
        func list(_ steps: Range<Int>) -> String { steps.map { "\($0)" }.joined(separator: " → ") }
        #expect(message(24) == "23 depends on itself: \(list(0..<24))")
        #expect(message(25) == "24 depends on itself: \(list(0..<12)) → … 5 more … → \(list(17..<25))")
    }

    @Test func textsSayWhatIsWrongAndHowToFixIt() {
        let texts = """
            Nothing is registered for it. To fix: Register a component for it, or make the dependency optional.
            Nothing is registered for it, only for named "a", named "b". To fix: Use one of those, or register a \
            component under this one.
            it is injected, but no container is current. To fix: Call Container.setDefault(_:) when the program \
            starts, or create the owner in a factory of a container or in Container.withCurrent(_:_:).
            2 components are registered for it: 0, 1. To fix: Make one of them the default(), or give them names or \
            tags and use one of these.
            12 components are registered for it: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, and 2 more. To fix: Make one of them \
            the default(), or give them names or tags and use one of these.
            it depends on itself. To fix: Inject one of them after its creation, with injection { }, and give one \
            that is so injected a lifetime other than prototype; or use a Lazy or a Provider.
            The stack of the thread is too small for the chain of dependencies to it. To fix: Break the chain with a \
            Lazy or a Provider, or resolve on a thread with a larger stack.
            it is registered with an unchecked as, but Cat does not have that type. To fix: Register it with as(_:) \
            { $0 }, which the compiler checks.
            it is isolated to the main actor. To fix: Use resolve(main:), which is awaited outside the main actor, \
            or use a MainLazy or a MainProvider.
            it is requested as a Sendable type, but its component is not known to be Sendable. To fix: Make the \
            object's type Sendable, and offer it under a Sendable type, as in as((any Service & Sendable).self) { $0 \
            }; or request it without Sendable.
            it is not known to be Sendable, but is a dependency of a shared object. To fix: Offer it under a \
            Sendable type, as in as((any Service & Sendable).self) { $0 }; or request it by its own class; or add \
            allowsNonSendableDependencies() to the component that depends on it.
            it is not Sendable, but is shared with an object of another isolation domain. To fix: Make its type \
            Sendable, or its lifetime prototype, so that each dependent receives its own; or add \
            allowsNonSendableDependencies() to a Sendable component that does not keep it.
            it is asynchronous. To fix: Use resolve(async:), or an AsyncProvider.
            it is registered by its type alone, so the container cannot create it. To fix: Register an initialiser \
            or a closure, or pass the object to inject(into:).
            it takes (Int, String), but was passed no arguments. To fix: Pass them to resolve(_:arguments:), or use \
            a Provider with these arguments.
            it is shared, and takes an argument that is not Hashable. To fix: Make the argument's type Hashable, or \
            the component a prototype.
            it is requested where no argument is passed. To fix: Take it as a parameter of the initialiser, or of \
            the closure that is registered.
            it is a kind of parameter, so no request finds a component of this type. To fix: Register a closure that \
            returns the object itself, and let it throw if there is none.
            Parameter 2 of it was given a name or a tag, but there are 1. To fix: Count the parameters of the \
            initialiser from 0.
            it is a value, and would be injected after it was copied. To fix: Make it a class.
            The container of it was released. To fix: Retain the container as long as anything is resolved from it.
            The default container is in use already. To fix: Set it once, before anything is injected.
            """
        let errors = reasons.map { ContainerError($0, [ContainerError.Step("it")]) }
        #expect(errors.map(\.description) == texts.split(separator: "\n").map(String.init))
    }
}
