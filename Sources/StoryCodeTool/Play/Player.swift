import StoryCode
import StoryboardFiles
import StoryboardLoading

/// Performs steps with the controllers in a window.
@MainActor
struct Player {
    let window: Window
    let log: PlayLog
    let unwinding: PlayUnwinding

    /// Performs a step.
    ///
    /// - Throws: ``PlayProblem`` with the possible steps if this one is impossible, or an error of the storyboard.
    func run(_ step: PlayStep) throws {
        let screen = PlayScreen(window)
        switch step.kind {
        case .perform: try perform(step.argument, on: screen)
        case .unwind: try unwind(step.argument, on: screen)
        case .back:
            guard let stack = screen.stack else {
                throw impossible("No navigation controller on the screen has a second controller", screen)
            }
            stack.popViewController(animated: true)
        case .dismiss:
            guard let presented = screen.presented else { throw impossible("No controller is presented", screen) }
            presented.dismiss(animated: true)
        case .tab: try select(step.argument, on: screen)
        case .tap: try tap(step.argument, on: screen)
        }
    }

    private func impossible(_ message: String, _ screen: PlayScreen) -> PlayProblem {
        PlayProblem("\(message). \(screen.choices)", "")
    }

    // MARK: Segues

    private func perform(_ name: String, on screen: PlayScreen) throws {
        let segues = screen.segues
        let found =
            segues.first { $0.segue.identifier == name } ?? segues.first { $0.segue.element["id"] == name }
        guard let found else { throw impossible("No controller on the screen has a segue \(name.inQuotes)", screen) }
        try perform(found.segue, of: found.controller)
    }

    private func perform(_ segue: FileSegue, of controller: ViewController) throws {
        if segue.kind == "unwind" { return try unwind(segue, of: controller, to: nil) }
        guard segue.isPerformedWithoutClass else {
            let type = segue.element["customClass"].map { "the class \($0)" } ?? "a class"
            throw PlayProblem(
                "The segue \(segue.name.inQuotes) is performed by \(type), which is not in the file",
                "Start at its destination with --from \(segue.destination ?? "")."
            )
        }
        // The `id` also identifies a segue with the identifier of an earlier one.
        try controller.performSegue(withIdentifier: segue.element["id"] ?? segue.name)
    }

    private func unwind(_ argument: String, on screen: PlayScreen) throws {
        func find(_ name: String) -> (controller: ViewController, segue: FileSegue)? {
            screen.segues.first { _, segue in
                segue.kind == "unwind"
                    && [segue.identifier, segue.element["id"], segue.unwindAction].contains(name)
            }
        }
        if let found = find(argument) { return try unwind(found.segue, of: found.controller, to: nil) }
        // The name of a segue may contain the separator, too.
        guard let separator = argument.ranges(of: " to ").last,
            let found = find(String(argument[..<separator.lowerBound]))
        else { throw impossible("No controller on the screen has an unwind segue \(argument.inQuotes)", screen) }
        try unwind(found.segue, of: found.controller, to: String(argument[separator.upperBound...]))
    }

    private func unwind(_ segue: FileSegue, of controller: ViewController, to scene: String?) throws {
        let target = try unwinding.target(of: segue, from: controller, named: scene, log)
        try unwinding.perform(to: target) {
            try controller.performSegue(withIdentifier: segue.element["id"] ?? segue.name)
        }
    }

    // MARK: Controls

    private func select(_ tab: String, on screen: PlayScreen) throws {
        guard let tabs = screen.tabs else { throw impossible("No tab bar controller is on the screen", screen) }
        let titles = tabs.titles
        let number = Int(tab).flatMap { 1 <= $0 && $0 <= titles.count ? $0 - 1 : nil }
        guard let index = number ?? titles.firstIndex(of: tab) else {
            throw impossible("There is no tab \(tab.inQuotes)", screen)
        }
        tabs.userSelectsTab(at: index)
    }

    private func tap(_ name: String, on screen: PlayScreen) throws {
        let matches = screen.controls.filter { $0.control.names.contains(name) }
        guard let (controller, control) = matches.first else {
            throw impossible("No control on the screen is named \(name.inQuotes)", screen)
        }
        let rivals = matches.filter { $0.controller === controller }
        guard rivals.count == 1 else {
            let list = rivals.map { _, control in
                "\(control.description) with the id \((control.element["id"] ?? "").inQuotes)"
            }
            throw PlayProblem(
                "\(name.inQuotes) names \(rivals.count) controls: \(list.joined(separator: ", "))",
                "Tap one by its id."
            )
        }
        for action in control.actions {
            log.add("\(control.description) sends \(action.selector) to \(receiver(of: action, in: controller))")
        }
        for segue in control.segues { try perform(segue, of: controller) }
    }

    private func receiver(of action: FileAction, in controller: ViewController) -> String {
        guard let scene = controller.fileScene,
            let element = scene.element.subtree.first(where: { $0["id"] == action.destination && $0["id"] != nil })
        else { return "an object outside the scene" }
        if element == scene.controller { return log.names.name(of: controller) }
        return element["placeholderIdentifier"] == "IBFirstResponder"
            ? "the first responder" : "\(element.name) \((element["id"] ?? "").inQuotes)"
    }
}
