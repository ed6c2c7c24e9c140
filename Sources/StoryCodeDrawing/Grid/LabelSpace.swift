/// The space that labels need at the sides of boxes.
struct LabelSpace {
    /// A side of a box.
    struct Place: Hashable {
        let box: Int
        let side: GridRoute.Side
    }

    /// The distance between the straight arrows at each side.
    private(set) var straightSteps: [Place: Double] = [:]
    /// The distance between the other arrows that have their labels at the side.
    private(set) var steps: [Place: Double] = [:]
    /// The heights that boxes need for straight arrows.
    private(set) var heights: [Int: Double] = [:]

    init(_ arrows: [GridDiagram.Arrow], _ routes: [GridRoute], _ bundles: GridBundles) {
        var labels: [Place: [Double]] = [:]
        for (index, (arrow, route)) in zip(arrows, routes).enumerated() {
            let (start, end) = (Place(box: arrow.from, side: route.start), Place(box: arrow.to, side: route.end))
            if route.channels.isEmpty {
                labels[start, default: []].append(arrow.labelHeight)
                labels[end, default: []].append(arrow.labelHeight)
            } else if arrow.labelHeight > 0 {
                let place = bundles.isLabeledAtStart[index] ? start : end
                steps[place] = max(steps[place] ?? 0, arrow.labelHeight + 3)
            }
        }
        for (place, labels) in labels where labels.count > 1 && (place.side == .left || place.side == .right) {
            let step = max((labels.max() ?? 0) + 4, 16)
            straightSteps[place] = step
            heights[place.box] = max(heights[place.box] ?? 0, step * Double(labels.count - 1) + 36)
        }
    }
}
