/// Whether unwind segues can be followed: by their action, through the exit of their own scene.
enum UnwindCheck: LintCheck {
    static func look(at file: StoryboardFile, in group: FileGroup, _ findings: inout Findings) {
        for scene in file.scenes {
            let exits = Set(scene.objects.filter { $0.name == "exit" })
            for segue in scene.segues where segue.kind == "unwind" {
                let action = segue.unwindAction ?? ""
                if action.isEmpty {
                    findings.add(
                        .unwindWithoutAction,
                        at: segue.element,
                        "\(segue.words) names no unwind action, so no scene takes it",
                        fix: "Connect it to the exit again, and choose an action."
                    )
                }
                if !action.isEmpty, group.unwindActions?.selectors.contains(action) == false {
                    findings.add(
                        .undeclaredUnwindAction,
                        at: segue.element,
                        "\(segue.words) names the unwind action \(action.quoted), which no source declares",
                        fix: "Declare it in the controller to return to, or choose another action."
                    )
                }
                // One that leads nowhere at all is found as other segues are.
                guard let destination = segue.destination.flatMap(file.element), !exits.contains(destination) else {
                    continue
                }
                let isExit = destination.name == "exit"
                findings.add(
                    isExit ? .unwindToForeignExit : .unwindToNoExit,
                    at: segue.element,
                    "\(segue.words) leads to \(destination.words) of line \(destination.line), which is "
                        + (isExit ? "the exit of another scene than \(scene.words)" : "no exit"),
                    fix: "Connect it to the exit of its own scene."
                )
            }
        }
    }
}
