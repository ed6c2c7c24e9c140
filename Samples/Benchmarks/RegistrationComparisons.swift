import StoryCode

/// The cost of registering many components, resolving one of them, and validating them all.
@MainActor
func registrationComparisons() -> [Comparison] {
    [
        registration(),
        Comparison(work: "make an object among many components", variants: resolutions()),
        Comparison(work: "validate many components, per component", variants: validations()),
    ]
}

@MainActor
private func registration() -> Comparison {
    Comparison(
        work: "register one of 1000 components",
        variants: [
            Comparison.Variant(name: "by hand, a dictionary of closures", units: 1000) { times in
                for _ in 0..<times {
                    let dictionary = HandWrittenContainer()
                    Registration(container: dictionary).visitThousand()
                    escape(dictionary)
                }
            },
            Comparison.Variant(name: "Container.register", units: 1000) { times in
                for _ in 0..<times {
                    let container = Container()
                    Registration(container: container).visitThousand()
                    escape(container)
                }
            },
        ]
    )
}

@MainActor
private func resolutions() -> [Comparison.Variant] {
    let few = Container()
    let many = Container()
    let fewByHand = HandWrittenContainer()
    let manyByHand = HandWrittenContainer()
    func visit(_ visitor: some NumberedTypeVisitor) {
        visitor.visitTen(D0.self, D0.self)
        visitor.visitTen(D0.self, D1.self)
        visitor.visitTen(D0.self, D2.self)
    }
    visit(Registration(container: few))
    visit(Resolution(container: few))
    visit(Registration(container: fewByHand))
    Registration(container: many).visitThousand()
    Resolution(container: many).visit(thousands: [D0.self])
    Registration(container: manyByHand).visitThousand()
    typealias One = NumberedType<D0, D0, D1, D5>
    return [
        Comparison.Variant(name: "by hand, a dictionary of 30") { times in
            for _ in 0..<times { escape(fewByHand.resolve(One.self)) }
        },
        Comparison.Variant(name: "by hand, a dictionary of 1000") { times in
            for _ in 0..<times { escape(manyByHand.resolve(One.self)) }
        },
        Comparison.Variant(name: "Container of 30") { times in
            for _ in 0..<times { escape(try few.resolve(One.self)) }
        },
        Comparison.Variant(name: "Container of 1000") { times in
            for _ in 0..<times { escape(try many.resolve(One.self)) }
        },
    ]
}

@MainActor
private func validations() -> [Comparison.Variant] {
    let sizes = [1, 10]
    let byHand = sizes.map { thousands in
        let graph = HandWrittenGraph(thousands * 1000)
        return Comparison.Variant(name: "by hand, traversal of \(thousands)000", units: thousands * 1000) { times in
            for _ in 0..<times { guard graph.isValid() else { fatalError("the graph has a cycle") } }
        }
    }
    let containers = sizes.flatMap { thousands in
        let container = Container()
        TreeRegistration(container: container).visit(thousands: Array(digits.prefix(thousands)))
        return [
            Comparison.Variant(name: "Container of \(thousands)000, copied", units: thousands * 1000) { times in
                for _ in 0..<times { escape(Container(overriding: container)) }
            },
            Comparison.Variant(name: "Container of \(thousands)000, copied, validated", units: thousands * 1000) {
                times in
                for _ in 0..<times { try Container(overriding: container).validate() }
            },
        ]
    }
    return byHand + containers
}

/// Registers a tree: each type depends on the one with one more trailing zero, and 0000 has no dependencies.
private struct TreeRegistration: NumberedTypeVisitor {
    let container: Container

    func visit<A: Digit, B: Digit, C: Digit, D: Digit>(_ type: NumberedType<A, B, C, D>.Type) {
        if D.self != D0.self {
            container.register { (_: NumberedType<A, B, C, D0>) in NumberedType<A, B, C, D>() }
        } else if C.self != D0.self {
            container.register { (_: NumberedType<A, B, D0, D0>) in NumberedType<A, B, C, D>() }
        } else if B.self != D0.self {
            container.register { (_: NumberedType<A, D0, D0, D0>) in NumberedType<A, B, C, D>() }
        } else if A.self != D0.self {
            container.register { (_: NumberedType<D0, D0, D0, D0>) in NumberedType<A, B, C, D>() }
        } else {
            container.register(NumberedType<A, B, C, D>.init)
        }
    }
}
