import StoryCode

/// What it costs to have many components: to register them, to find one of them, and to validate them all.
@MainActor
func registrationComparisons() -> [Comparison] {
    [
        registration(),
        Comparison(work: "make an object of one among many components", ways: resolutions()),
        Comparison(work: "validate one of many components", ways: validations()),
    ]
}

@MainActor
private func registration() -> Comparison {
    Comparison(
        work: "register one of 1000 components",
        ways: [
            Comparison.Way(name: "by hand, a dictionary of closures", parts: 1000) { times in
                for _ in 0..<times {
                    let dictionary = HandWrittenContainer()
                    HandWrittenRegistration(dictionary: dictionary).visitThousand()
                    escape(dictionary)
                }
            },
            Comparison.Way(name: "Container.register", parts: 1000) { times in
                for _ in 0..<times {
                    let container = Container()
                    Registration(container: container).visitThousand()
                    escape(container)
                }
            },
        ]
    )
}

/// Registers each type, without dependencies.
private struct Registration: PieceVisitor {
    let container: Container

    func visit<A: Digit, B: Digit, C: Digit, D: Digit>(_ type: Piece<A, B, C, D>.Type) {
        container.register(Piece<A, B, C, D>.init)
    }
}

/// The same by hand.
private struct HandWrittenRegistration: PieceVisitor {
    let dictionary: HandWrittenContainer

    func visit<A: Digit, B: Digit, C: Digit, D: Digit>(_ type: Piece<A, B, C, D>.Type) {
        dictionary.register(type) { _ in Piece<A, B, C, D>() }
    }
}

/// Has each type made once, so that the container has found it.
private struct Resolution: PieceVisitor {
    let container: Container

    func visit<A: Digit, B: Digit, C: Digit, D: Digit>(_ type: Piece<A, B, C, D>.Type) {
        do { escape(try container.resolve(type)) } catch { fatalError("\(error)") }
    }
}

@MainActor
private func resolutions() -> [Comparison.Way] {
    let few = Container()
    let many = Container()
    let fewByHand = HandWrittenContainer()
    let manyByHand = HandWrittenContainer()
    func visit(_ visitor: some PieceVisitor) {
        visitor.visitTen(D0.self, D0.self)
        visitor.visitTen(D0.self, D1.self)
        visitor.visitTen(D0.self, D2.self)
    }
    visit(Registration(container: few))
    visit(Resolution(container: few))
    visit(HandWrittenRegistration(dictionary: fewByHand))
    Registration(container: many).visitThousand()
    Resolution(container: many).visit(thousands: [D0.self])
    HandWrittenRegistration(dictionary: manyByHand).visitThousand()
    typealias One = Piece<D0, D0, D1, D5>
    return [
        Comparison.Way(name: "by hand, a dictionary of 30") { times in
            for _ in 0..<times { escape(fewByHand.resolve(One.self)) }
        },
        Comparison.Way(name: "by hand, a dictionary of 1000") { times in
            for _ in 0..<times { escape(manyByHand.resolve(One.self)) }
        },
        Comparison.Way(name: "Container of 30") { times in
            for _ in 0..<times { escape(try few.resolve(One.self)) }
        },
        Comparison.Way(name: "Container of 1000") { times in
            for _ in 0..<times { escape(try many.resolve(One.self)) }
        },
    ]
}

@MainActor
private func validations() -> [Comparison.Way] {
    let sizes = [1, 10]
    let byHand = sizes.map { thousands in
        let graph = HandWrittenGraph(thousands * 1000)
        return Comparison.Way(name: "by hand, a walk through \(thousands)000", parts: thousands * 1000) { times in
            for _ in 0..<times { guard graph.isSound() else { fatalError("the graph has a cycle") } }
        }
    }
    let containers = sizes.flatMap { thousands in
        let container = Container()
        TreeRegistration(container: container).visit(thousands: Array(digits.prefix(thousands)))
        return [
            Comparison.Way(name: "Container of \(thousands)000, copied", parts: thousands * 1000) { times in
                for _ in 0..<times { escape(Container(overriding: container)) }
            },
            Comparison.Way(name: "Container of \(thousands)000, copied, validated", parts: thousands * 1000) { times in
                for _ in 0..<times { try Container(overriding: container).validate() }
            },
        ]
    }
    return byHand + containers
}

/// Registers a tree: each component needs the one whose number has one more nought at the end, and 0000 needs none.
private struct TreeRegistration: PieceVisitor {
    let container: Container

    func visit<A: Digit, B: Digit, C: Digit, D: Digit>(_ type: Piece<A, B, C, D>.Type) {
        if D.self != D0.self {
            container.register { (_: Piece<A, B, C, D0>) in Piece<A, B, C, D>() }
        } else if C.self != D0.self {
            container.register { (_: Piece<A, B, D0, D0>) in Piece<A, B, C, D>() }
        } else if B.self != D0.self {
            container.register { (_: Piece<A, D0, D0, D0>) in Piece<A, B, C, D>() }
        } else if A.self != D0.self {
            container.register { (_: Piece<D0, D0, D0, D0>) in Piece<A, B, C, D>() }
        } else {
            container.register(Piece<A, B, C, D>.init)
        }
    }
}
