import StoryCode

extension FlowModel {
    /// The storyboard in code, which knows nothing of files.
    @MainActor
    func written() -> Storyboard {
        Storyboard(name: "Main", container: Container()) { scenes in
            for place in self.scenes.indices { write(place, to: scenes) }
        }
    }

    private func write(_ place: Int, to scenes: StoryboardScenes) {
        let scene = self.scenes[place]
        let inside = scene.inside.map { SceneIdentifier<ViewController>(rawValue: key($0)) }
        switch scene.kind {
        case .reference:
            let target = self.scenes[scene.inside[0]].identifier
            scenes.reference(SceneIdentifier<ViewController>(rawValue: key(place)), to: "Main", scene: target)
        case .stack:
            let stack = add(place, to: scenes) { NavigationController() }
            for root in inside { stack.root(root) }
        case .tabs:
            let tabs = add(place, to: scenes) { TabBarController() }
            for tab in inside { tabs.tab(tab) }
        case .split:
            let split = add(place, to: scenes) { SplitViewController() }
            for column in inside { split.column(column) }
        case .plain where scene.isTarget:
            let target = add(place, to: scenes) { Self.withContainer { FlowTarget() } }.unwindAction("back:")
            for child in inside { target.embed(child, in: { $0.view.subviews.first ?? $0.view }) }
        case .plain:
            let plain = add(place, to: scenes) { Self.withContainer { ViewController() } }
            for child in inside { plain.embed(child, in: { $0.view.subviews.first ?? $0.view }) }
        }
    }

    /// A controller whose view has one in it for children.
    @MainActor
    private static func withContainer<Controller: ViewController>(
        _ make: @escaping @MainActor @Sendable () -> Controller
    ) -> Controller where Controller.RootView == StoryCode.View {
        StoryCode.Scene(make).instantiate(view: { _ in
            let view = StoryCode.View()
            view.addSubview(StoryCode.View())
            return view
        })
    }

    private func add<Controller: ViewController>(
        _ place: Int,
        to scenes: StoryboardScenes,
        _ make: @escaping @MainActor @Sendable () -> Controller
    ) -> SceneDefinition<Controller> {
        let definesContext = self.scenes[place].definesContext
        let made = scenes.scene(SceneIdentifier<Controller>(rawValue: key(place))) {
            let controller = make()
            controller.title = "\(place)"
            controller.definesPresentationContext = definesContext
            return controller
        }
        if place == 0 {
            made.initial()
        } else if self.scenes[place].identifier == nil {
            made.segueOnly()
        }
        for (number, segue) in self.scenes[place].segues.enumerated() {
            let name = name(of: number, in: place)
            if let way = segue.way {
                let target = SceneIdentifier<ViewController>(rawValue: key(segue.target))
                made.segue(name, way.kind, to: target, animates: segue.animates)
            } else {
                made.unwind(name, to: "back:", animates: segue.animates)
            }
        }
        return made
    }
}

extension FlowModel.Way {
    fileprivate var kind: SegueKind {
        switch self {
        case .show, .push: .show
        case .showDetail, .replace: .showDetail
        case .presentation, .modal: .present
        case .fullScreen: .present(.fullScreen)
        case .overContext: .present(.overCurrentContext)
        case .popover: .present(.popover)
        case .custom: .custom(FlowSegue.self)
        }
    }
}
