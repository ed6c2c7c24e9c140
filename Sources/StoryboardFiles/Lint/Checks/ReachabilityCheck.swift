extension FileLinter {
    /// Checks that each scene can be shown, as Interface Builder does.
    mutating func checkReachability() {
        // Code loads the objects of a XIB file.
        if file.isXIB { return }
        // The system shows these controllers.
        let shownBySystem: Set<String> = ["application", "notificationController", "glanceController"]
        var reached: Set<String> = []
        for scene in file.scenes {
            let segues = scene.segues.flatMap { [$0.element] + $0.nested }
            let destinations = segues.compactMap { $0["destination"] } + scene.outlets.map(\.destination)
            let own = scene.controller?["id"]
            reached.formUnion(destinations.filter { $0 != own })
        }
        for scene in file.scenes {
            guard let controller = scene.controller, let id = controller["id"], id != file.initialControllerID,
                scene.identifier == nil, scene.reference == nil, !shownBySystem.contains(controller.name),
                !reached.contains(id)
            else { continue }
            let reason = "it is not initial, has no storyboard identifier, and is the destination of no segue"
            let advice = "Connect a segue to it, give it an identifier, or delete it."
            add(.unreachableScene, at: controller, "Nothing leads to \(scene.displayName): \(reason)", fix: advice)
        }
    }
}
