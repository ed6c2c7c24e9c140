import StoryCode

extension FlowModel {
    /// Returns the storyboard in code.
    @MainActor
    func storyboardInCode() -> Storyboard {
        Storyboard(name: "Main", container: Container()) { scenes in
            for index in self.scenes.indices { define(index, in: scenes) }
        }
    }

    private func define(_ index: Int, in scenes: StoryboardScenes) {
        let scene = self.scenes[index]
        let inside = scene.inside.map { SceneIdentifier<ViewController>(rawValue: name(of: $0)) }
        switch scene.kind {
        case .reference:
            let target = self.scenes[scene.inside[0]].identifier
            scenes.reference(SceneIdentifier<ViewController>(rawValue: name(of: index)), to: "Main", scene: target)
        case .stack:
            let stack = add(index, to: scenes) { NavigationController() }
            for root in inside { stack.root(root) }
        case .tabs:
            let tabs = add(index, to: scenes) { TabBarController() }
            for tab in inside { tabs.tab(tab) }
        case .split:
            let split = add(index, to: scenes) { SplitViewController() }
            for column in inside { split.column(column) }
        case .plain where scene.isTarget:
            let target = add(index, to: scenes) { Self.withContainerView { FlowTarget() } }.unwindAction("back:")
            for child in inside { target.embed(child, in: { $0.view.subviews.first ?? $0.view }) }
        case .plain:
            let plain = add(index, to: scenes) { Self.withContainerView { ViewController() } }
            for child in inside { plain.embed(child, in: { $0.view.subviews.first ?? $0.view }) }
        }
    }

    /// Returns a controller with a subview for children.
    @MainActor
    private static func withContainerView<Controller: ViewController>(
        _ make: @escaping @MainActor @Sendable () -> Controller
    ) -> Controller where Controller.RootView == StoryCode.View {
        StoryCode.Scene(make).instantiate(view: { _ in
            let view = StoryCode.View()
            view.addSubview(StoryCode.View())
            return view
        })
    }

    private func add<Controller: ViewController>(
        _ index: Int,
        to scenes: StoryboardScenes,
        _ make: @escaping @MainActor @Sendable () -> Controller
    ) -> SceneDefinition<Controller> {
        let definesContext = self.scenes[index].definesContext
        let made = scenes.scene(SceneIdentifier<Controller>(rawValue: name(of: index))) {
            let controller = make()
            controller.title = "\(index)"
            controller.definesPresentationContext = definesContext
            return controller
        }
        if index == 0 {
            made.initial()
        } else if self.scenes[index].identifier == nil {
            made.segueOnly()
        }
        for (number, segue) in self.scenes[index].segues.enumerated() {
            let segueName = name(of: number, in: index)
            if let style = segue.style {
                let target = SceneIdentifier<ViewController>(rawValue: name(of: segue.target))
                made.segue(segueName, style.kind, to: target, animates: segue.animates)
            } else {
                made.unwind(segueName, to: "back:", animates: segue.animates)
            }
        }
        return made
    }
}

extension FlowModel.SegueStyle {
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
