extension FileLinter {
    /// Checks that unwind segues name an action and lead to the exit of their own scene.
    mutating func checkUnwindSegues() {
        for scene in file.scenes {
            let exits = Set(scene.objects.filter { $0.name == "exit" })
            for segue in scene.segues where segue.kind == "unwind" {
                let action = segue.unwindAction ?? ""
                if action.isEmpty {
                    let problem = "\(segue.displayName) names no unwind action, so no scene handles it"
                    let advice = "Connect it to the exit again and choose an action."
                    add(.unwindWithoutAction, at: segue.element, problem, fix: advice)
                } else if let advice = check(group.sources?.answer(unwindAction: action) ?? .undecided(module: nil)) {
                    let action = action.quoted
                    let problem = "\(segue.displayName) names the unwind action \(action), which no source declares"
                    let fix = "Declare it in the controller to return to, or choose another action\(advice)."
                    add(.undeclaredUnwindAction, at: segue.element, named: segue.unwindAction, problem, fix: fix)
                }
                // Missing destinations are reported as for other segues.
                guard let destination = segue.destination.flatMap(file.element), !exits.contains(destination) else {
                    continue
                }
                let isExit = destination.name == "exit"
                let rule: LintRule = isExit ? .unwindToForeignExit : .unwindToNoExit
                let fault = isExit ? "not the exit of \(scene.displayName)" : "not an exit"
                let target = "\(destination.displayName) in line \(destination.line), which is \(fault)"
                let problem = "\(segue.displayName) leads to \(target)"
                add(rule, at: segue.element, problem, fix: "Connect it to the exit of its own scene.")
            }
        }
    }
}
