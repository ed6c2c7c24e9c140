/// Whether each scene can be shown: Interface Builder warns of those that cannot.
enum ReachabilityCheck: LintCheck {
    /// Controllers that the system itself shows: the application of macOS, notices and glances of watchOS.
    private static let shownBySystem: Set<String> = ["application", "notificationController", "glanceController"]

    static func look(at file: StoryboardFile, in group: FileGroup, _ findings: inout Findings) {
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
            findings.add(
                .unreachableScene,
                at: controller,
                "Nothing leads to \(scene.words): it is not initial, has no storyboard identifier, "
                    + "and no segue ends in it",
                fix: "Lead a segue to it, give it an identifier, or delete it."
            )
        }
    }
}
