import StoryCode

/// What it costs to have many components: to register them, to find one of them, and to validate them all.
@MainActor
func registrationComparisons() -> [Comparison] {
    [registration(), resolution(), validation()]
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
private func resolution() -> Comparison {
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
    Resolution(container: many).visitThousand()
    HandWrittenRegistration(dictionary: manyByHand).visitThousand()
    typealias One = Piece<D0, D0, D1, D5>
    return Comparison(
        work: "make an object of one among many components",
        ways: [
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
    )
}

/// Each component needs the one whose number has one more nought at the end, up to 0000, which needs none: a tree.
@MainActor
private func validation() -> Comparison {
    let sizes = [1000, 10_000]
    let byHand = sizes.map { count in
        let graph = HandWrittenGraph(count)
        return Comparison.Way(name: "by hand, a walk through \(count)", parts: count) { times in
            for _ in 0..<times { guard graph.isSound() else { fatalError("the graph has a cycle") } }
        }
    }
    let containers = sizes.flatMap { count in
        let container = tree(of: count)
        return [
            Comparison.Way(name: "Container of \(count), copied", parts: count) { times in
                for _ in 0..<times { escape(Container(overriding: container)) }
            },
            Comparison.Way(name: "Container of \(count), copied and validated", parts: count) { times in
                for _ in 0..<times { try Container(overriding: container).validate() }
            },
        ]
    }
    return Comparison(work: "validate one of many components", ways: byHand + containers)
}

private func tree(of count: Int) -> Container {
    let container = Container()
    func add<A: Digit, B: Digit, C: Digit, D: Digit>(_ a: A.Type, _ b: B.Type, _ c: C.Type, _ d: D.Type) {
        if d != D0.self {
            container.register { (_: Piece<A, B, C, D0>) in Piece<A, B, C, D>() }
        } else if c != D0.self {
            container.register { (_: Piece<A, B, D0, D0>) in Piece<A, B, C, D>() }
        } else if b != D0.self {
            container.register { (_: Piece<A, D0, D0, D0>) in Piece<A, B, C, D>() }
        } else if a != D0.self {
            container.register { (_: Piece<D0, D0, D0, D0>) in Piece<A, B, C, D>() }
        } else {
            container.register(Piece<A, B, C, D>.init)
        }
    }
    for a in digits.prefix(count / 1000) {
        for b in digits { for c in digits { for d in digits { add(a, b, c, d) } } }
    }
    return container
}
