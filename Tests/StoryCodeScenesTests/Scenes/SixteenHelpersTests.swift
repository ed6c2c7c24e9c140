import StoryCode
import TestSupport
import Testing

/// The largest number of helpers, in one expression.
///
/// The build with warnings as errors also warns of an expression that takes a second to type-check.
@MainActor
struct SixteenHelpersTests {
    @Test func sixteenHelpersInOneExpression() throws {
        let controller = try Scene {
            ViewController()
        }.with {
            Part(1)
        }.with {
            Part(2)
        }.with {
            "three"
        }.with {
            [4]
        }.with {
            Optional(5)
        }.with {
            (6, "six")
        }.with {
            { 7 }
        }.withTrying {
            try part(8)
        }.with {
            let part = Part(9)
            part.other = Part(90)
            return part
        }.withDerived { _, first, second, _, _, _, _, _, _, _ in
            Part(between: first, and: second)
        }.with {
            Part(11)
        }.with {
            Part(12)
        }.with {
            13.0
        }.with {
            ["fourteen": 14]
        }.with {
            Set([15])
        }.with {
            Part(16)
        }.instantiate(
            connect: { controller, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p in
                a.other = b
                b.other = p
                let numbers = [a, b, h, i, j, k, l, p].map(\.number)
                controller.title = "\(numbers) \(c) \(d) \(f) \(g()) \(m) \(n) \(o)"
            },
            view: { _, a, _, _, _, _, _, _, _, _, _, _, _, _, _, _, p in
                let view = View()
                view.bounds.size = LayoutSize(width: Double(a.number), height: Double(p.number))
                return view
            }
        )
        #expect(
            controller.title
                == "[1, 2, 8, 9, 3, 11, 12, 16] three [4] (6, \"six\") 7 13.0 [\"fourteen\": 14] [15]"
        )
        #expect(controller.view.bounds.size == LayoutSize(width: 1, height: 16))
    }

    final class Part {
        let number: Int
        var other: Part?

        init(_ number: Int) {
            self.number = number
        }

        convenience init(between first: Part, and second: Part) {
            self.init(first.number + second.number)
        }
    }

    func part(_ number: Int) throws -> Part { Part(number) }
}
