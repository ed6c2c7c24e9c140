/// Where the scenes of one file are in a picture: as on Interface Builder's canvas, but no two on each other.
///
/// The canvas is scaled up until nothing overlaps, while wide gaps are drawn in, so that the picture stays small. Scenes
/// that are on the same place of the canvas move to the nearest free one.
struct CanvasLayout {
    /// What there is to place.
    struct Block {
        let width: Double
        let height: Double
        let location: StoryboardGraph.Location
    }

    let gap: Point

    /// The blocks on the picture; their top left corners begin at nought.
    func places(of blocks: [Block]) -> [Rectangle] {
        var columns = Axis(blocks.map { ($0.location.x, $0.width / 2, $0.width / 2) }, gap: gap.x)
        var rows = Axis(blocks.map { ($0.location.y, 0, $0.height) }, gap: gap.y)
        var places: [Rectangle] = []
        var scale = 0.2
        repeat {
            columns.scale(by: scale)
            rows.scale(by: scale * 0.6)
            places = blocks.indices.map { block in
                Rectangle(
                    x: columns.places[block] - blocks[block].width / 2,
                    y: rows.places[block],
                    width: blocks[block].width,
                    height: blocks[block].height
                )
            }
            scale *= 1.25
        } while scale < 4 && overlaps(places)
        places = apart(places)
        let all = places.dropFirst().reduce(places.first ?? Rectangle(x: 0, y: 0, width: 0, height: 0)) { $0.union($1) }
        return places.map { $0.moved(by: Point(x: -all.x, y: -all.y)) }
    }

    /// A rectangle with half of the gaps around it.
    private func spaced(_ place: Rectangle) -> Rectangle {
        let (x, y) = (gap.x / 2 - 1, gap.y / 2 - 1)
        return Rectangle(x: place.x - x, y: place.y - y, width: place.width + 2 * x, height: place.height + 2 * y)
    }

    private func overlaps(_ places: [Rectangle]) -> Bool {
        var taken = Occupancy()
        for place in places {
            guard taken.isFree(spaced(place)) else { return true }
            taken.insert(spaced(place), owner: 0)
        }
        return false
    }

    /// Moves what is on something else to the nearest free place, and below everything where none is near.
    private func apart(_ places: [Rectangle]) -> [Rectangle] {
        var places = places
        var taken = Occupancy()
        var bottom = places.map(\.bottom).max() ?? 0
        for index in places.indices.sorted(by: { (places[$0].y, places[$0].x, $0) < (places[$1].y, places[$1].x, $1) })
        {
            let place = places[index]
            if !taken.isFree(spaced(place)) {
                let step = Point(x: place.width + gap.x, y: place.height + gap.y)
                let near = Self.near.lazy.map { place.moved(by: Point(x: $0.x * step.x, y: $0.y * step.y)) }
                places[index] =
                    near.first { taken.isFree(spaced($0)) }
                    ?? place.moved(by: Point(x: 0, y: bottom + gap.y - place.y))
            }
            taken.insert(spaced(places[index]), owner: index)
            bottom = max(bottom, places[index].bottom)
        }
        return places
    }

    /// Steps to the places around one, the nearest first, those below and to the right before others.
    private static let near: [Point] = {
        let steps = (-3...3).flatMap { x in (-3...3).map { Point(x: Double(x), y: Double($0)) } }
        return steps.sorted { one, other in
            (one.length, -one.y, -one.x) < (other.length, -other.y, -other.x)
        }
    }()
}

/// One direction of a canvas: where things are in it, as it is scaled.
private struct Axis {
    private(set) var places: [Double]

    /// For each thing the line on which it is, with those that are nearly on it.
    private var lines: [Int]
    private var distances: [Double] = []
    private var enough: [Double] = []

    /// - Parameters:
    ///   - things: Where each is on the canvas, and how far it reaches in the picture to both sides.
    ///   - gap: How far things that are side by side are apart in the picture.
    init(_ things: [(place: Double, before: Double, after: Double)], gap: Double) {
        places = things.map(\.place)
        lines = things.map { _ in 0 }
        var reach: [(before: Double, after: Double)] = []
        var start = -Double.infinity
        for index in things.indices.sorted(by: { (things[$0].place, $0) < (things[$1].place, $1) }) {
            let thing = things[index]
            if thing.place - start > 40 {
                if !reach.isEmpty { distances.append(thing.place - start) }
                reach.append((thing.before, thing.after))
                start = thing.place
            }
            let line = reach.count - 1
            reach[line] = (max(reach[line].before, thing.before), max(reach[line].after, thing.after))
            lines[index] = line
        }
        enough = zip(reach, reach.dropFirst()).map { $0.after + gap + $1.before }
    }

    /// Scales the canvas; no gap is wider than it must be for the things on both sides of it.
    mutating func scale(by factor: Double) {
        var position = 0.0
        var positions = [position]
        for (distance, enough) in zip(distances, enough) {
            position += min(distance * factor, enough)
            positions.append(position.rounded())
        }
        places = lines.map { positions[$0] }
    }
}
