import StoryCodeDrawing

extension LifecycleRun {
    /// The run as text: a line for each step, indented by the steps in which it happened.
    ///
    /// ```text
    /// Launch: 3 steps, 1 controller, 0 helpers, 1 turn
    ///
    /// 1  City.viewDidLoad
    /// 2  City.viewWillAppear(true)
    /// turn 1, 350 ms, after an animation, scheduled by 2. City.viewWillAppear(true)
    /// 3  City.viewDidAppear(true)
    /// ```
    public var text: String {
        var lines = ["\(SVGText.line(title)): \(summary)", ""]
        var turn: Int?
        var depths: [Int] = []
        let width = String(steps.last?.id ?? 0).count
        for step in steps {
            let parent = step.parent.flatMap(index(ofStep:)).flatMap { $0 < depths.count ? depths[$0] : nil }
            let level = parent.map { $0 + 1 } ?? 0
            depths.append(level)
            if let next = step.turn, next != turn {
                let cause = step.cause == nil ? "" : ", \(SVGText.line(cause(of: step)))"
                lines.append("turn \(next), \(Self.text(step.clock))\(cause)")
                turn = next
            }
            if case .note(let text) = step.kind {
                lines.append("== \(SVGText.line(text))")
                lines += states(after: step.id).map { "\(String(repeating: " ", count: width))  \(SVGText.line($0))" }
                continue
            }
            let number = String(step.id)
            let indentation = String(repeating: " ", count: width - number.count)
            // Deep nesting must not make the lines longer than their contents.
            let depth = String(repeating: "  ", count: min(level, 20))
            lines.append("\(indentation)\(number)  \(depth)\(SVGText.line(line(step)))")
            if case .diagnostic(let diagnostic) = step.kind {
                lines.append("\(String(repeating: " ", count: width))  \(depth)  \(SVGText.line(diagnostic.message))")
            }
            lines += states(after: step.id).map { "\(String(repeating: " ", count: width))  \(SVGText.line($0))" }
        }
        return (lines + [""]).joined(separator: "\n")
    }
}
