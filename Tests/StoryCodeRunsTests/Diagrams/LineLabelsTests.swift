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
