import StoryCodeDrawing
import Testing

/// The lines and the heads of arrows.
struct ArrowPathTests {
    @Test(
        arguments: [
            ([], "", ""), ([(0, 0), (0, 5)], "M0 0 L0 5", ""), ([(0, 0), (0, 6)], "M0 0 L0 6", "0,6 -4,-3 4,-3"),
            // A corner is as round as the shorter of its lines allows.
            ([(0, 0), (30, 0), (30, 8)], "M0 0 L26 0 Q30 0 30 4 L30 8", "30,8 26,-1 34,-1"),
            ([(0, 0), (8, 0), (8, 30)], "M0 0 L4 0 Q8 0 8 4 L8 30", "8,30 4,21 12,21"),
            ([(0, 0), (30, 0), (30, 50)], "M0 0 L20 0 Q30 0 30 10 L30 50", "30,50 26,41 34,41"),
            // The last line is too short for the head.
            ([(0, 0), (0, 20), (0, 24)], "M0 0 L0 18 Q0 20 0 22 L0 24", "0,24 -4,15 4,15"),
        ] as [([(Double, Double)], String, String)]
    )
    func pathHasRoundCornersAndAHead(corners: [(Double, Double)], line: String, head: String) {
        let path = ArrowPath(corners.map { DrawingPoint(x: $0.0, y: $0.1) })
        #expect(path.elements(" id=\"a\"") == "<path d=\"\(line)\" id=\"a\"/><polygon points=\"\(head)\"/>")
    }
}
