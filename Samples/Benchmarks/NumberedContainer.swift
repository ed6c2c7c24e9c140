import StoryCode

/// A dependency container in which the numbered types are registered.
protocol NumberedContainer {
    func register<A: Digit, B: Digit, C: Digit, D: Digit>(numbered type: NumberedType<A, B, C, D>.Type)
    func resolve<A: Digit, B: Digit, C: Digit, D: Digit>(
        numbered type: NumberedType<A, B, C, D>.Type
    ) throws -> NumberedType<A, B, C, D>
}

/// Registers each type without dependencies.
struct Registration<Container: NumberedContainer>: NumberedTypeVisitor {
    let container: Container

    func visit<A: Digit, B: Digit, C: Digit, D: Digit>(_ type: NumberedType<A, B, C, D>.Type) {
        container.register(numbered: type)
    }
}

/// Resolves each type once.
struct Resolution<Container: NumberedContainer>: NumberedTypeVisitor {
    let container: Container

    func visit<A: Digit, B: Digit, C: Digit, D: Digit>(_ type: NumberedType<A, B, C, D>.Type) {
        do { escape(try container.resolve(numbered: type)) } catch { fatalError("\(error)") }
    }
}

extension HandWrittenContainer: NumberedContainer {
    func register<A: Digit, B: Digit, C: Digit, D: Digit>(numbered type: NumberedType<A, B, C, D>.Type) {
        register(type) { _ in NumberedType<A, B, C, D>() }
    }

    func resolve<A: Digit, B: Digit, C: Digit, D: Digit>(
        numbered type: NumberedType<A, B, C, D>.Type
    ) -> NumberedType<A, B, C, D> {
        resolve(type)
    }
}

extension Container: NumberedContainer {
    func register<A: Digit, B: Digit, C: Digit, D: Digit>(numbered type: NumberedType<A, B, C, D>.Type) {
        register(NumberedType<A, B, C, D>.init)
    }

    func resolve<A: Digit, B: Digit, C: Digit, D: Digit>(
        numbered type: NumberedType<A, B, C, D>.Type
    ) throws -> NumberedType<A, B, C, D> {
        try resolve(type)
    }
}
