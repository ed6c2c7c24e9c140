import StoryCode
import Testing

/// As many helpers as a scene takes, in one expression.
///
/// The build with warnings as errors also warns of an expression that takes a second to type-check.
@MainActor
struct SixteenHelpersTests {
    @Test func sixteenHelpersInOneExpression() throws {
        let controller = try Scene {
            ViewController()
        }.with {
            1
        }.with {
            "2"
        }.with {
            3.0
        }.with {
            [4]
        }.with {
            Optional(5)
        }.with {
            (6, "six")
        }.with {
            { 7 }
        }.withTrying {
            try number("8")
        }.with {
            UInt8(9)
        }.withDerived { _, first, _, _, _, _, _, _, _, ninth in
            first + Int(ninth)
        }.with {
            11
        }.with {
            12
        }.with {
            Character("d")
        }.with {
            ["fourteen": 14]
        }.with {
            Set([15])
        }.with {
            16
        }.instantiate(
            connect: { controller, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p in
                let first: [Int] = [a, Int(b) ?? 0, Int(c), d[0], e ?? 0, f.0, g(), h]
                let second: [Int] = [Int(i), j, k, l, m.hexDigitValue ?? 0, n.count, o.count, p]
                controller.title = "\(first) \(second)"
            },
            view: { _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, width in
                View(frame: Rect(x: 0, y: 0, width: Double(width), height: 1))
            }
        )
        #expect(controller.title == "[1, 2, 3, 4, 5, 6, 7, 8] [9, 10, 11, 12, 13, 1, 1, 16]")
        #expect(controller.view.bounds.size.width == 16)
    }

    func number(_ text: String) throws -> Int { try #require(Int(text)) }
}
