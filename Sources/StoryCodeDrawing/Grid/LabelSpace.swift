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

    init(_ boxes: [GridDiagram.Box], _ arrows: [RoutedArrow]) {
        var straight: [Place: [GridDiagram.Arrow]] = [:]
        for routed in arrows {
            let arrow = routed.arrow
            if routed.route.channels.isEmpty {
                straight[routed.start.place, default: []].append(arrow)
                straight[routed.end.place, default: []].append(arrow)
            } else if arrow.labelHeight > 0 {
                let place = routed.labelPlace
                let step = place.side.isVertical ? arrow.labelHeight + 3 : arrow.labelWidth / 2 + 6
                steps[place] = max(steps[place] ?? 0, step)
            }
        }
        for (place, arrows) in straight where arrows.count > 1 {
            let last = Double(arrows.count - 1)
            if place.side.isVertical {
                let step = max((arrows.map(\.labelHeight).max() ?? 0) + 4, 16)
                straightSteps[place] = step
                heights[place.box] = max(heights[place.box] ?? 0, step * last + 36)
            } else {
                // Labels are one below the other, each next to the lines of the other arrows if the boxes are wide.
                let widest = arrows.map(\.labelWidth).max() ?? 0
                let narrowest = arrows.flatMap { [boxes[$0.from].width, boxes[$0.to].width] }.min() ?? 0
                straightSteps[place] = max(min(widest / 2 + 6, (narrowest - 72) / last), 24)
            }
        }
    }
}
