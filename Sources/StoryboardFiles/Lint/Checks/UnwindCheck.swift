extension FileLinter {
    /// Checks that unwind segues name an action and lead to the exit of their own scene.
    mutating func checkUnwindSegues() {
        for scene in file.scenes {
            let exits = Set(scene.objects.filter { $0.name == "exit" })
            for segue in scene.segues where segue.kind == "unwind" {
                let action = segue.unwindAction ?? ""
                if action.isEmpty {
                    add(
                        .unwindWithoutAction,
                        at: segue.element,
                        "\(segue.displayName) names no unwind action, so no scene handles it",
                        fix: "Connect it to the exit again and choose an action."
                    )
                } else if group.unwindActions?.selectors.contains(action) == false {
                    add(
                        .undeclaredUnwindAction,
                        at: segue.element,
                        "\(segue.displayName) names the unwind action \(action.quoted), which no source file declares",
                        fix: "Declare it in the controller to return to, or choose another action."
                    )
                }
                // Missing destinations are reported as for other segues.
                guard let destination = segue.destination.flatMap(file.element), !exits.contains(destination) else {
                    continue
                }
                let isExit = destination.name == "exit"
                add(
                    isExit ? .unwindToForeignExit : .unwindToNoExit,
                    at: segue.element,
                    "\(segue.displayName) leads to \(destination.displayName) in line \(destination.line), which is "
                        + (isExit ? "not the exit of \(scene.displayName)" : "not an exit"),
                    fix: "Connect it to the exit of its own scene."
                )
            }
        }
    }
}
