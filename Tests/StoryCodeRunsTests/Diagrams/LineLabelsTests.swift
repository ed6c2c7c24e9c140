import StoryCodeDrawing
import Testing

/// Positions of labels on the lines of arrows.
struct LineLabelsTests {
    /// A line of 40 points upwards and 300 to the right.
    private let line = [DrawingPoint(x: 0, y: 40), DrawingPoint(x: 0, y: 0), DrawingPoint(x: 300, y: 0)]
    private let bounds = DrawingRect(x: -100, y: -100, width: 500, height: 300)

    private func place(_ labels: inout LineLabels, avoidsLines: Bool = false) -> DrawingRect? {
        let line = GridDiagram.Line(line, bundle: 1, isLabeledAtStart: true)
        return labels.place(on: line, avoidsLines: avoidsLines, 60, 14)
    }

    @Test func labelIsInTheMiddleOfTheFirstSegment() {
        var labels = LineLabels(occupied: SpatialIndex(), bounds: bounds)
        labels.add(GridDiagram.Line(line, bundle: 1))
        #expect(place(&labels) == DrawingRect(x: -30, y: 13, width: 60, height: 14))
    }

    @Test func labelAvoidsAnotherArrow() {
        var labels = LineLabels(occupied: SpatialIndex(), bounds: bounds)
        labels.add(GridDiagram.Line([DrawingPoint(x: 10, y: -90), DrawingPoint(x: 10, y: 90)], bundle: 2))
        // The arrowhead takes the last 11 points.
        #expect(place(&labels) == DrawingRect(x: 114.5, y: -7, width: 60, height: 14))
    }

    @Test func labelCoversAnotherArrowOnlyIfAllowed() {
        var labels = LineLabels(occupied: SpatialIndex(), bounds: bounds)
        for x in stride(from: -100.0, to: 400, by: 20) {
            labels.add(GridDiagram.Line([DrawingPoint(x: x, y: -90), DrawingPoint(x: x, y: 90)], bundle: 2))
        }
        #expect(place(&labels, avoidsLines: true) == nil)
        #expect(place(&labels) != nil)
    }

    /// The two places cost the same, and the first one stays.
    @Test func labelOverAnotherArrowIsAsGoodAsAWideOneOnTheNextSegment() {
        let bounds = DrawingRect(x: -100, y: -100, width: 500, height: 400)
        var labels = LineLabels(occupied: SpatialIndex(), bounds: bounds)
        labels.add(GridDiagram.Line([DrawingPoint(x: 10, y: 10), DrawingPoint(x: 10, y: 200)], bundle: 2))
        let corners = [DrawingPoint(x: 0, y: 200), DrawingPoint(x: 0, y: 0), DrawingPoint(x: 30, y: 0)]
        let line = GridDiagram.Line(corners, bundle: 1, isLabeledAtStart: true)
        let rect = labels.place(on: line, avoidsLines: false, 60, 14)
        #expect(rect == DrawingRect(x: -30, y: 93, width: 60, height: 14))
    }

    @Test func labelThatFitsExactlyIsNotWide() {
        #expect(place([(0, 0), (66, 0), (66, 100)]) == DrawingRect(x: 3, y: -7, width: 60, height: 14))
    }

    /// The next segment costs 16, less than a distance of 16.5 from the first one.
    @Test func labelIsOnTheNextSegmentRatherThanFarFromTheLine() {
        let occupied = DrawingRect(x: 0, y: -3, width: 150, height: 6)
        let rect = place([(0, 0), (200, 0), (200, 200)], offsets: [0, 16.5], occupied)
        #expect(rect == DrawingRect(x: 170, y: 87.5, width: 60, height: 14))
    }

    /// A label that is wider than its segment costs 24, less than the next segment and a distance of 8.5.
    @Test func labelIsWideRatherThanFarFromTheNextSegment() {
        let occupied = DrawingRect(x: 5, y: 9, width: 10, height: 191)
        let rect = place([(0, 0), (40, 0), (40, 200)], offsets: [0, 8.5], occupied)
        #expect(rect == DrawingRect(x: -10, y: -7, width: 60, height: 14))
    }

    /// A quarter of a segment costs 2, less than a distance of 2.1.
    @Test func labelIsBesideTheMiddleRatherThanBesideTheLine() {
        let occupied = DrawingRect(x: 140, y: -7.5, width: 10, height: 1)
        let rect = place([(0, 0), (300, 0)], offsets: [0, 2.1], occupied)
        #expect(rect == DrawingRect(x: 58.75, y: -7, width: 60, height: 14))
    }

    /// Finding a longer line would take time in proportion to the drawing.
    @Test(arguments: [(1_499.5, 114.5, -7), (1_500, -30, 13)] as [(Double, Double, Double)])
    func veryLongLineIsNotAvoided(end: Double, x: Double, y: Double) {
        var labels = LineLabels(occupied: SpatialIndex(), bounds: bounds)
        labels.add(GridDiagram.Line([DrawingPoint(x: 10, y: -end), DrawingPoint(x: 10, y: end)], bundle: 2))
        #expect(place(&labels, avoidsLines: true) == DrawingRect(x: x, y: y, width: 60, height: 14))
    }

    /// The arrowhead is longer than the line, so that the label is before its beginning.
    @Test func labelOfAVeryShortLineIsBesideIt() {
        let rect = place([(0, 0), (0, 0.5)], offsets: [20])
        #expect(rect == DrawingRect(x: -10, y: -12.25, width: 60, height: 14))
        #expect(place([(5, 5), (5, 5)]) == DrawingRect(x: -25, y: -2, width: 60, height: 14))
    }

    /// Returns the place of a label that belongs at the beginning of a line.
    private func place(
        _ corners: [(Double, Double)],
        offsets: [Double] = [0],
        _ area: DrawingRect? = nil
    ) -> DrawingRect? {
        var occupied = SpatialIndex()
        if let area { occupied.insert(area, owner: 0) }
        let bounds = DrawingRect(x: -100, y: -100, width: 500, height: 400)
        var labels = LineLabels(occupied: occupied, bounds: bounds)
        let points = corners.map { DrawingPoint(x: $0.0, y: $0.1) }
        let line = GridDiagram.Line(points, bundle: 1, isLabeledAtStart: true)
        return labels.place(on: line, avoidsLines: false, offsets: offsets, 60, 14)
    }

    /// The label of a line of which others share a part is at its end.
    @Test func labelIsAnywhereOnALineOfItsOwn() {
        let corners = [(0, 0), (300, 0), (300, 40), (320, 40)].map { DrawingPoint(x: $0, y: $1) }
        var occupied = SpatialIndex()
        occupied.insert(DrawingRect(x: 200, y: -90, width: 190, height: 180), owner: 0)
        let lines = [GridDiagram.Line(corners, bundle: 1), GridDiagram.Line(corners, bundle: 1, isShared: true)]
        let rects = lines.map { line in
            var labels = LineLabels(occupied: occupied, bounds: bounds)
            return labels.place(on: line, avoidsLines: true, 60, 14)
        }
        #expect(rects == [DrawingRect(x: 120, y: -7, width: 60, height: 14), nil])
    }

    @Test func labelsDoNotCoverEachOther() throws {
        var labels = LineLabels(occupied: SpatialIndex(), bounds: bounds)
        let (first, second) = try (#require(place(&labels)), #require(place(&labels)))
        #expect(!first.overlaps(second))
    }

    @Test func labelWithoutSpaceHasNoPosition() {
        var occupied = SpatialIndex()
        occupied.insert(bounds, owner: 0)
        var labels = LineLabels(occupied: occupied, bounds: bounds)
        #expect(place(&labels) == nil)
    }
}
