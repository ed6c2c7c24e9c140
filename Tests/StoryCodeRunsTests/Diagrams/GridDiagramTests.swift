import StoryCodeDrawing
import TestSupport
import Testing

/// Rows of boxes and the lines of their names.
struct GridDiagramTests {
    @Test func onlyArrowsToOtherDiagramsNeedALane() {
        func height(leadsOut: Bool) -> Double {
            var box = GridDiagram.Box(width: 80, height: 40)
            box.leadsOut = leadsOut
            let place = DrawingPoint(x: 0, y: 0)
            return GridDiagram([box], [], locations: [place], entry: nil).bounds.height
        }
        #expect([height(leadsOut: false), height(leadsOut: true)] == [72, 74])
    }

    /// Boxes of several sizes, with arrows in both directions, bundles, parallel lines, a loop and ways out.
    @Test func layoutOfAllKindsOfArrows() {
        var boxes = [(120, 40), (80, 60), (100, 40), (80, 40), (140, 50), (80, 40), (90, 40)].map {
            GridDiagram.Box(width: $0, height: $1)
        }
        (boxes[1].attached, boxes[2].clearance, boxes[3].leadsOut, boxes[4].isReached) = (30, 20, true, true)
        let arrows = [
            (0, 1, 0, 60), (0, 2, 0, 50), (0, 3, 0, 0), (1, 0, 1, 40), (1, 4, 0, 0), (2, 4, 0, 30), (3, 4, 0, 70),
            (4, 0, 1, 0), (5, 1, 2, 0), (5, 5, 0, 20), (6, 0, 0, 0), (3, 6, 1, 80), (2, 1, 1, 0), (1, 2, 1, 30),
        ].map {
            GridDiagram.Arrow(from: $0, to: $1, kind: $2, labelWidth: Double($3), labelHeight: $3 > 0 ? 14 : 0)
        }
        let diagram = GridDiagram(boxes, arrows, locations: boxes.map { _ in nil }, entry: 0)
        #expect(
            text(diagram.rects) == [
                "24,37 120x54", "278,34 80x60", "268,162 100x40", "278,238 80x40", "492,39 140x50", "44,162 80x40",
                "517,162 90x40",
            ]
        )
        #expect(
            diagram.lines.map { text($0.corners) } == [
                "144,55 278,55", "144,75 184,75 184,178 268,178", "144,75 184,75 184,262 278,262", "278,73 144,73",
                "358,64 492,64", "368,178 476,178 476,81 492,81", "358,246 476,246 476,81 492,81",
                "566,39 566,8 88,8 88,37", "124,170 160,170 160,80 278,80", "124,178 252,178 252,186 124,186",
                "566,162 566,138 80,138 80,91", "358,262 384,262 384,186 517,186", "268,186 168,186 168,83 278,83",
                "278,86 176,86 176,194 268,194",
            ]
        )
        #expect(diagram.lines.indices.filter { diagram.lines[$0].isShared } == [1, 2, 5, 6])
        #expect(diagram.lines.indices.filter { diagram.lines[$0].isLabeledAtStart } == [5, 6])
        #expect(text(diagram.wayOut(of: 3, isEnd: false)) == "338,278 338,290 0,290")
        #expect(text(diagram.wayOut(of: 4, isEnd: true)) == "0,16 597,16 597,39")
        #expect(text([diagram.bounds]) == ["0,0 656x296"])
    }

    /// Arrows and labels of random diagrams, with boxes at random places of a canvas or without places.
    @Test func randomLayoutsAreUnchanged() {
        var dice = Dice(seed: 1)
        let diagrams = (0..<150).map { _ in
            let boxes = (0..<2 + dice.roll(16)).map { _ in
                let (width, height) = (60 + dice.roll(10) * 12, 40 + dice.roll(3) * 20)
                var box = GridDiagram.Box(width: Double(width), height: Double(height))
                (box.attached, box.clearance) = (dice.roll(4) == 0 ? 30 : 0, dice.roll(4) == 0 ? 28 : 0)
                (box.leadsOut, box.isReached) = (dice.roll(5) == 0, dice.roll(5) == 0)
                return box
            }
            let arrows = (0..<dice.roll(3 * boxes.count)).map { _ in
                let ends = (dice.roll(boxes.count), dice.roll(boxes.count))
                let isLabeled = dice.coin()
                return GridDiagram.Arrow(
                    from: ends.0,
                    to: ends.1,
                    kind: dice.roll(3),
                    labelWidth: isLabeled ? 20 + Double(dice.roll(12)) * 10 : 0,
                    labelHeight: isLabeled ? 17 : 0
                )
            }
            let columns = dice.roll(5)
            let locations: [DrawingPoint?] = boxes.map { _ in
                if columns == 0 { return nil }
                return DrawingPoint(x: Double(dice.roll(columns)) * 400, y: Double(dice.roll(4)) * 300)
            }
            let diagram = GridDiagram(boxes, arrows, locations: locations, entry: dice.coin() ? 0 : nil)
            return text(diagram, arrows)
        }
        expectFingerprint("ece109dee344a3be", of: diagrams.joined(separator: "\n"), "random layouts.txt")
    }

    private func text(_ diagram: GridDiagram, _ arrows: [GridDiagram.Arrow]) -> String {
        var occupied = SpatialIndex()
        for (index, rect) in diagram.rects.enumerated() { occupied.insert(rect, owner: index) }
        var labels = LineLabels(occupied: occupied, bounds: diagram.bounds)
        for line in diagram.lines { labels.add(line) }
        let lines = zip(diagram.lines, arrows).map { line, arrow in
            let size = (width: arrow.labelWidth, height: arrow.labelHeight)
            let label =
                size.width == 0
                ? nil
                : labels.place(on: line, avoidsLines: true, size.width, size.height)
                    ?? labels.place(on: line, avoidsLines: false, size.width, size.height)
            return text(line.corners) + (label.map { " label \(text([$0]))" } ?? "")
        }
        let ways = diagram.rects.indices.map { index in
            [true, false].map { text(diagram.wayOut(of: index, isEnd: $0)) }.joined(separator: " out ")
        }
        return (text(diagram.rects + [diagram.bounds]) + lines + ways).joined(separator: "\n")
    }

    /// The lines of a channel are closer to each other than usual if it has no space for their usual distance, and those
    /// that have no space overlap others.
    @Test(arguments: [
        (8, [104, 120, 125, 130, 135, 139, 144, 149, 154, 188]),
        (13, [104, 120, 123, 127, 130, 134, 137, 140, 144, 147, 151, 154, 188]),
    ])
    func parallelLinesStayInTheirChannel(count: Int, expected: [Int]) {
        let boxes = (0..<2 * count).map { _ in GridDiagram.Box(width: 80, height: 40) }
        let arrows = (0..<count).map {
            GridDiagram.Arrow(from: $0, to: 2 * count - 1 - $0, kind: $0, labelWidth: 0, labelHeight: 0)
        }
        let diagram = GridDiagram(boxes, arrows, locations: twoColumns(of: count), entry: nil)
        let positions: Set<Int> = Set(diagram.lines.flatMap { line in line.corners.map { Int($0.x.rounded()) } })
        #expect(positions.sorted() == expected)
    }

    /// Lines with labels on both sides of a channel have half of its space each.
    @Test func sidesOfAChannelShareItsSpace() {
        let boxes = (0..<12).map { _ in GridDiagram.Box(width: 80, height: 40) }
        let arrows = boxes.indices.map {
            GridDiagram.Arrow(from: $0, to: 11 - $0, kind: $0, labelWidth: 60, labelHeight: 17)
        }
        let diagram = GridDiagram(boxes, arrows, locations: twoColumns(of: 6), entry: nil)
        let positions: Set<Int> = Set(diagram.lines.flatMap { line in line.corners.map { Int($0.x.rounded()) } })
        #expect(
            positions.sorted() == [60, 68, 104, 120, 126, 132, 138, 144, 150, 156, 162, 186, 192, 208, 244, 252]
        )
    }

    @Test func arrowsOfOtherRowsShareATrack() {
        let boxes = (0..<8).map { _ in GridDiagram.Box(width: 80, height: 40) }
        let arrows = [0, 2].map { GridDiagram.Arrow(from: $0, to: $0 + 5, kind: $0, labelWidth: 0, labelHeight: 0) }
        let diagram = GridDiagram(boxes, arrows, locations: twoColumns(of: 4), entry: nil)
        #expect(diagram.lines[0].corners.map(\.x) == diagram.lines[1].corners.map(\.x))
    }

    /// A wide canvas has more columns than the grid, so a box is below the one from which an arrow leads to it.
    @Test(arguments: [0, 2]) func boxOfAWideCanvasIsBelowItsSource(source: Int) {
        let locations = (0...20).map { DrawingPoint(x: Double($0) * 400, y: $0 < 20 ? 0 : 300) }
        let boxes = locations.map { _ in GridDiagram.Box(width: 300, height: 40) }
        let arrow = GridDiagram.Arrow(from: source, to: 20, kind: 0, labelWidth: 0, labelHeight: 0)
        let rects = GridDiagram(boxes, [arrow], locations: locations, entry: nil).rects
        #expect(rects[20].x == rects[source].x)
    }

    /// An arrow around a box in its row begins and ends above straight arrows, because its way is above the box.
    @Test func arrowOfAWayAboveIsAboveStraightOnes() throws {
        let boxes = (0..<3).map { _ in GridDiagram.Box(width: 346, height: 40) }
        let arrows = [(0, 2), (1, 2), (0, 1)].enumerated().map { kind, ends in
            GridDiagram.Arrow(from: ends.0, to: ends.1, kind: kind, labelWidth: 0, labelHeight: 0)
        }
        let locations = (0..<3).map { DrawingPoint(x: Double($0) * 400, y: 0) }
        let lines = GridDiagram(boxes, arrows, locations: locations, entry: nil).lines
        let starts = try lines.map { try #require($0.corners.first) }
        let ends = try lines.map { try #require($0.corners.last) }
        #expect(starts[0].x == starts[2].x && starts[0].y < starts[2].y, "\(starts)")
        #expect(ends[0].x == ends[1].x && ends[0].y < ends[1].y, "\(ends)")
    }

    /// Points of a canvas that are at most 250 points apart are on one line.
    @Test(arguments: [(250, true), (251, false)] as [(Double, Bool)])
    func nearBoxesAreInOneColumnOrRow(distance: Double, isNear: Bool) {
        let boxes = (0..<2).map { _ in GridDiagram.Box(width: 80, height: 40) }
        func rects(_ x: Double, _ y: Double) -> [DrawingRect] {
            let locations = [DrawingPoint(x: 0, y: 0), DrawingPoint(x: x, y: y)]
            return GridDiagram(boxes, [], locations: locations, entry: nil).rects
        }
        let (column, row) = (rects(distance, 300), rects(400, distance))
        #expect((column[0].x == column[1].x) == isNear)
        #expect((row[0].y == row[1].y) == isNear)
    }

    @Test func columnsWithoutBoxesAreLeftOut() {
        let locations = (0..<5).map { DrawingPoint(x: Double($0) * 400, y: Double($0) * 300) }
        let boxes = locations.map { _ in GridDiagram.Box(width: 300, height: 40) }
        let arrows = (1..<4).map { GridDiagram.Arrow(from: 0, to: $0, kind: 0, labelWidth: 0, labelHeight: 0) }
        let diagram = GridDiagram(boxes, arrows, locations: locations, entry: nil)
        #expect(diagram.rects.map(\.x) == [84, 84, 84, 84, 468])
        #expect(diagram.bounds.width == 792)
        // Four columns have space.
        let narrow = GridDiagram(Array(boxes.prefix(4)), arrows, locations: Array(locations.prefix(4)), entry: nil)
        #expect(Set(narrow.rects.map(\.x)).count == 4)
    }

    /// Six columns of a canvas are four of the grid.
    @Test func boxAboveItsSourceIsInItsOwnColumn() {
        let locations = (0..<6).map { DrawingPoint(x: Double($0) * 400, y: Double($0) * 300) }
        let boxes = locations.map { _ in GridDiagram.Box(width: 300, height: 40) }
        let arrow = GridDiagram.Arrow(from: 5, to: 4, kind: 0, labelWidth: 0, labelHeight: 0)
        let rects = GridDiagram(boxes, [arrow], locations: locations, entry: nil).rects
        let columns = Set(rects.map(\.x)).sorted()
        #expect(rects.map { columns.firstIndex(of: $0.x) } == [0, 0, 1, 2, 2, 3])
    }

    @Test(arguments: [900, 1_800] as [Double]) func wideBoxesAreInOneColumn(width: Double) {
        let boxes = (0..<2).map { _ in GridDiagram.Box(width: width, height: 40) }
        let locations = [DrawingPoint(x: 0, y: 0), DrawingPoint(x: 400, y: 0)]
        let rects = GridDiagram(boxes, [], locations: locations, entry: nil).rects
        #expect(rects[0].x == rects[1].x && rects[0].bottom < rects[1].y)
    }

    @Test func oneStraightArrowNeedsNoHigherBoxes() {
        let boxes = (0..<2).map { _ in GridDiagram.Box(width: 80, height: 20) }
        let arrow = GridDiagram.Arrow(from: 0, to: 1, kind: 0, labelWidth: 0, labelHeight: 0)
        let locations = [DrawingPoint(x: 0, y: 0), DrawingPoint(x: 400, y: 0)]
        let rects = GridDiagram(boxes, [arrow], locations: locations, entry: nil).rects
        #expect(rects.map(\.height) == [20, 20])
    }

    /// The usable length of their sides is negative.
    @Test func arrowOfLowBoxesHasEnds() {
        let boxes = (0..<2).map { _ in GridDiagram.Box(width: 80, height: 20) }
        let arrow = GridDiagram.Arrow(from: 0, to: 1, kind: 0, labelWidth: 0, labelHeight: 0)
        let locations = [DrawingPoint(x: 0, y: 0), DrawingPoint(x: 400, y: 300)]
        let diagram = GridDiagram(boxes, [arrow], locations: locations, entry: nil)
        #expect(diagram.lines[0].corners.allSatisfy { $0.x.isFinite && $0.y.isFinite })
    }

    @Test func boxesWithoutALocationAreInRowsBelowTheOthers() {
        let boxes = (0..<7).map { _ in GridDiagram.Box(width: 80, height: 40) }
        let locations = [nil, DrawingPoint(x: 400, y: 300)] + boxes.dropFirst(2).map { _ in nil }
        let rects = GridDiagram(boxes, [], locations: locations, entry: nil).rects
        let (columns, rows) = (Set(rects.map(\.x)).sorted(), Set(rects.map(\.y)).sorted())
        let cells = rects.map { [columns.firstIndex(of: $0.x), rows.firstIndex(of: $0.y)] }
        #expect(cells == [[0, 1], [0, 0], [1, 1], [2, 1], [3, 1], [0, 2], [1, 2]])
    }

    /// An arrow ends on the right or below only if another way would be clearly longer.
    @Test(arguments: [
        (80, 178.5, false, "left"), (80, 180, false, "bottom"), (140.5, 40, true, "bottom"), (142, 40, true, "right"),
    ])
    func endOfAnArrow(width: Double, height: Double, isBackward: Bool, expected: String) throws {
        let boxes = (0..<2).map { _ in GridDiagram.Box(width: width, height: height) }
        let arrow = GridDiagram.Arrow(from: 0, to: 1, kind: 0, labelWidth: 0, labelHeight: 0)
        let locations = [DrawingPoint(x: isBackward ? 400 : 0, y: 300), DrawingPoint(x: isBackward ? 0 : 400, y: 0)]
        let diagram = GridDiagram(boxes, [arrow], locations: locations, entry: nil)
        let (rect, end) = (diagram.rects[1], try #require(diagram.lines[0].corners.last))
        let sides = [("left", end.x == rect.x), ("right", end.x == rect.right), ("bottom", end.y == rect.bottom)]
        #expect(sides.filter(\.1).map(\.0) == [expected])
    }

    @Test(arguments: [(5, 130, 138), (6, 140, 148), (7, 140, 148)])
    func labelsAboveAndBelowABoxHaveLimitedSpace(count: Int, above: Double, below: Double) {
        /// Returns the space between two rows for labels at the end of arrows from one to the other.
        func space(from start: Double, to end: Double) -> Double {
            let boxes = (0..<3).map { _ in GridDiagram.Box(width: 80, height: 40) }
            let arrows = (0..<count).map { _ in
                GridDiagram.Arrow(from: 0, to: 2, kind: 0, labelWidth: 20, labelHeight: 17)
            }
            let locations = [(0, start), (400, start), (800, end)].map { DrawingPoint(x: $0, y: $1) }
            let rects = GridDiagram(boxes, arrows, locations: locations, entry: nil).rects
            return abs(rects[0].y - rects[2].y) - 40
        }
        #expect(space(from: 0, to: 300) == above)
        #expect(space(from: 300, to: 0) == below)
    }

    private func twoColumns(of count: Int) -> [DrawingPoint] {
        (0..<2 * count).map { index in
            let (column, row) = (Double(index / count), Double(index % count))
            return DrawingPoint(x: column * 400, y: row * 300)
        }
    }

    private func text(_ points: [DrawingPoint]) -> String {
        points.map { "\(SVGText.number($0.x)),\(SVGText.number($0.y))" }.joined(separator: " ")
    }

    private func text(_ rects: [DrawingRect]) -> [String] {
        rects.map {
            "\(text([DrawingPoint(x: $0.x, y: $0.y)])) \(SVGText.number($0.width))x\(SVGText.number($0.height))"
        }
    }

    @Test func namesAreBrokenBetweenTheirWords() {
        let lines = SVGText.wrapped("CityDetailHTTPController", width: 90, size: 10, isBold: false, lines: 3)
        #expect(lines == ["CityDetail", "HTTPController"])
    }
}
