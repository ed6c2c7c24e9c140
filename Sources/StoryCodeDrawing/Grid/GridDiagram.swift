/// The geometry of boxes in a grid and of the arrows in the channels between them.
///
/// An arrow never crosses a box. Arrows of one kind that begin or end at the same box are a bundle and share a line, as
/// far as they have the same way.
package struct GridDiagram {
    /// A box to arrange.
    package struct Box {
        package let width: Double
        package fileprivate(set) var height: Double
        /// The height of what is attached below the box.
        package var attached = 0.0
        /// The height that is free above the box.
        package var clearance = 0.0
        /// Whether arrows lead from the box to other diagrams, and from these to the box.
        package var leadsOut = false, isReached = false

        package init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
    }

    /// An arrow between two boxes.
    package struct Arrow {
        package let from: Int
        package let to: Int
        /// The kind: only arrows of one kind are bundled.
        package let kind: Int
        package let labelWidth: Double
        package let labelHeight: Double

        package init(from: Int, to: Int, kind: Int, labelWidth: Double, labelHeight: Double) {
            (self.from, self.to, self.kind) = (from, to, kind)
            (self.labelWidth, self.labelHeight) = (labelWidth, labelHeight)
        }
    }

    /// The way of an arrow, as the corners of a line.
    package struct Line {
        package var corners: [DrawingPoint]
        /// The bundle of the arrow.
        package var bundle: Int
        /// Whether the label belongs at the beginning, because the arrows of the bundle end in one line.
        package let isLabeledAtStart: Bool
        /// Whether other arrows share a part of the line, so that the label belongs at one end.
        package let isShared: Bool

        package init(_ corners: [DrawingPoint], bundle: Int, isLabeledAtStart: Bool = false, isShared: Bool = false) {
            (self.corners, self.bundle) = (corners, bundle)
            (self.isLabeledAtStart, self.isShared) = (isLabeledAtStart, isShared)
        }
    }

    /// The rectangles of the boxes.
    package private(set) var rects: [DrawingRect] = []
    package private(set) var lines: [Line] = []
    package var bounds: DrawingRect { DrawingRect(x: 0, y: 0, width: geometry.width, height: geometry.height) }

    private let placement: GridPlacement
    private let boxes: [Box]
    private let geometry: GridGeometry

    /// The widest grid.
    private static let maxWidth = 1860.0

    /// - Parameters:
    ///   - locations: The location of each box on a canvas, if it has one.
    ///   - entry: The box for the first cell, or nil for the one that the canvas has there.
    package init(_ boxes: [Box], _ arrows: [Arrow], locations: [DrawingPoint?], entry: Int?) {
        var boxes = boxes
        let labelWidth = arrows.map(\.labelWidth).max() ?? 0
        // The width of the channels, of which there is one before and after each column.
        let gap = min(max(labelWidth + 44, 84), 176)
        let limit = Int((Self.maxWidth - gap) / ((boxes.map(\.width).max() ?? 0) + gap))
        let links = arrows.map { (from: $0.from, to: $0.to) }
        let canvas = DefaultLocations.completing(locations, links: links, first: entry.map { [$0] } ?? [])
        let placement = GridPlacement(canvas, links: links, entry: entry, limit: max(limit, 1))
        let pitch = DrawingPoint(
            x: gap + (boxes.map(\.width).max() ?? 0),
            y: 60 + (boxes.map { $0.height + $0.attached }.max() ?? 0)
        )
        let router = GridRouter(placement, pitch: pitch, isClosedBelow: boxes.map { $0.attached > 0 })
        let routed = RoutedArrow.arrows(arrows, in: router)
        let space = LabelSpace(boxes, routed)
        for (box, height) in space.heights { boxes[box].height = max(boxes[box].height, height) }
        (self.placement, self.boxes) = (placement, boxes)
        let tracks = ChannelTracks(routed, cells: placement.cells) { channel in
            channel.axis == .column ? Int((gap - 50) / 3) : 30
        }
        geometry = GridGeometry(placement, boxes, routed, tracks, gap: gap)
        rects = boxes.indices.map { [geometry] box in
            let center = geometry.center(of: placement.cells[box])
            return DrawingRect(center: center, width: boxes[box].width, height: boxes[box].height)
        }
        let ports = GridPorts(routed, placement.cells, space)
        lines = routed.map { line($0, ports, tracks) }
    }

    private func line(_ arrow: RoutedArrow, _ ports: GridPorts, _ tracks: ChannelTracks) -> Line {
        let (start, end) = (point(ports, arrow.start), point(ports, arrow.end))
        var corners = [start]
        for channel in arrow.route.channels {
            let position = geometry.position(of: tracks.track(arrow.bundle, in: channel), in: channel)
            corners.append(corners[corners.count - 1].moved(to: position, along: channel.axis))
        }
        if let axis = arrow.route.channels.last?.axis.other {
            corners.append(corners[corners.count - 1].moved(to: end[axis], along: axis))
        }
        return Line(
            corners + [end],
            bundle: arrow.bundle,
            isLabeledAtStart: arrow.isLabeledAtStart,
            isShared: arrow.isShared
        )
    }

    private func point(_ ports: GridPorts, _ port: GridPorts.Port) -> DrawingPoint {
        let rect = rects[port.box]
        switch port.side {
        case .left, .right:
            let offset = ports.offset(port, length: rect.height - 24)
            return DrawingPoint(x: port.side == .left ? rect.x : rect.right, y: rect.center.y + offset)
        case .top, .bottom:
            // The clearance is on the left.
            let inset = boxes[port.box].clearance > 0 ? 72.0 : 24
            let offset = ports.offset(port, length: max(rect.width - inset, 10))
            return DrawingPoint(x: rect.center.x + offset, y: port.side == .top ? rect.y : rect.bottom)
        }
    }

    /// Returns the way from a box to the left edge of the diagram, or from there to the box.
    package func wayOut(of box: Int, isEnd: Bool) -> [DrawingPoint] {
        let rect = rects[box]
        let x = rect.center.x + min(rect.width / 4, 40)
        let y = geometry.outerLane(of: placement.cells[box].row + (isEnd ? 0 : 1), isEnd: isEnd)
        let way = [
            DrawingPoint(x: x, y: isEnd ? rect.y : rect.bottom), DrawingPoint(x: x, y: y), DrawingPoint(x: 0, y: y),
        ]
        return isEnd ? way.reversed() : way
    }
}
