/// Ten thousand types, each identified by four digits.
final class NumberedType<A: Digit, B: Digit, C: Digit, D: Digit> {}

protocol Digit: SendableMetatype {}

enum D0: Digit {}
enum D1: Digit {}
enum D2: Digit {}
enum D3: Digit {}
enum D4: Digit {}
enum D5: Digit {}
enum D6: Digit {}
enum D7: Digit {}
enum D8: Digit {}
enum D9: Digit {}

let digits: [any Digit.Type] = [
    D0.self, D1.self, D2.self, D3.self, D4.self, D5.self, D6.self, D7.self, D8.self, D9.self,
]

/// An operation on types.
protocol NumberedTypeVisitor {
    func visit<A: Digit, B: Digit, C: Digit, D: Digit>(_ type: NumberedType<A, B, C, D>.Type)
}

extension NumberedTypeVisitor {
    /// Visits a thousand types for each digit, with code that is compiled once.
    func visit(thousands: [any Digit.Type]) {
        func visit<A: Digit, B: Digit, C: Digit, D: Digit>(_ a: A.Type, _ b: B.Type, _ c: C.Type, _ d: D.Type) {
            self.visit(NumberedType<A, B, C, D>.self)
        }
        for a in thousands {
            for b in digits { for c in digits { for d in digits { visit(a, b, c, d) } } }
        }
    }

    /// Visits a thousand types, with code that is compiled for each type.
    func visitThousand() {
        visitHundred(D0.self)
        visitHundred(D1.self)
        visitHundred(D2.self)
        visitHundred(D3.self)
        visitHundred(D4.self)
        visitHundred(D5.self)
        visitHundred(D6.self)
        visitHundred(D7.self)
        visitHundred(D8.self)
        visitHundred(D9.self)
    }

    private func visitHundred<B: Digit>(_ b: B.Type) {
        visitTen(b, D0.self)
        visitTen(b, D1.self)
        visitTen(b, D2.self)
        visitTen(b, D3.self)
        visitTen(b, D4.self)
        visitTen(b, D5.self)
        visitTen(b, D6.self)
        visitTen(b, D7.self)
        visitTen(b, D8.self)
        visitTen(b, D9.self)
    }

    func visitTen<B: Digit, C: Digit>(_ b: B.Type, _ c: C.Type) {
        visit(NumberedType<D0, B, C, D0>.self)
        visit(NumberedType<D0, B, C, D1>.self)
        visit(NumberedType<D0, B, C, D2>.self)
        visit(NumberedType<D0, B, C, D3>.self)
        visit(NumberedType<D0, B, C, D4>.self)
        visit(NumberedType<D0, B, C, D5>.self)
        visit(NumberedType<D0, B, C, D6>.self)
        visit(NumberedType<D0, B, C, D7>.self)
        visit(NumberedType<D0, B, C, D8>.self)
        visit(NumberedType<D0, B, C, D9>.self)
    }
}
