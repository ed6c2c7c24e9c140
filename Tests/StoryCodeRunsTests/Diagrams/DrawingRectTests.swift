import StoryCodeDrawing
import Testing

/// Rectangles of drawings.
struct DrawingRectTests {
    /// Rectangles that touch do not overlap, and the edges of a rectangle are inside it.
    @Test(
        arguments: [
            (0, 0, 10, 20, true, true), (1, 1, 2, 2, true, true), (-1, -1, 12, 22, true, false),
            (10, 0, 5, 5, false, false), (-5, 0, 5, 5, false, false), (0, 20, 5, 5, false, false),
            (0, -5, 5, 5, false, false), (9, 1, 2, 2, true, false), (-1, 1, 2, 2, true, false),
            (1, 19, 2, 2, true, false), (1, -1, 2, 2, true, false), (20, 40, 1, 1, false, false),
        ] as [(Double, Double, Double, Double, Bool, Bool)]
    )
    func overlapAndContents(x: Double, y: Double, width: Double, height: Double, overlaps: Bool, contains: Bool) {
        let rect = DrawingRect(x: 0, y: 0, width: 10, height: 20)
        let other = DrawingRect(x: x, y: y, width: width, height: height)
        #expect(rect.overlaps(other) == overlaps)
        #expect(other.overlaps(rect) == overlaps)
        #expect(rect.contains(other) == contains)
    }

    @Test func changedRectangles() {
        let rect = DrawingRect(x: 1, y: 2, width: 10, height: 20)
        let point = DrawingPoint(x: 3, y: 5)
        #expect(rect.expanded(by: 4) == DrawingRect(x: -3, y: -2, width: 18, height: 28))
        #expect(rect.scaled(by: 2) == DrawingRect(x: 2, y: 4, width: 20, height: 40))
        #expect(rect.offset(by: point) == DrawingRect(x: 4, y: 7, width: 10, height: 20))
        #expect(rect.center == DrawingPoint(x: 6, y: 12))
        #expect(DrawingRect(center: point, width: 10, height: 20) == DrawingRect(x: -2, y: -5, width: 10, height: 20))
        for (a, b) in [(point, DrawingPoint(x: 1, y: 9)), (DrawingPoint(x: 1, y: 9), point)] {
            #expect(DrawingRect(a, b) == DrawingRect(x: 1, y: 5, width: 2, height: 4))
        }
        let other = DrawingRect(x: 5, y: -6, width: 10, height: 3)
        #expect(rect.union(other) == DrawingRect(x: 1, y: -6, width: 14, height: 28))
        #expect(other.union(rect) == rect.union(other))
    }
}
