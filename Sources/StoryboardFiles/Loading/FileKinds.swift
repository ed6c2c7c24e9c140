import StoryCode

// How what a file names by its own words is called here.

extension ModalPresentationStyle {
    /// The style that Interface Builder writes in this way.
    init?(file name: String) {
        switch name {
        case "fullScreen": self = .fullScreen
        case "pageSheet": self = .pageSheet
        case "formSheet": self = .formSheet
        case "currentContext": self = .currentContext
        case "custom": self = .custom
        case "overFullScreen": self = .overFullScreen
        case "overCurrentContext": self = .overCurrentContext
        case "popover": self = .popover
        default: return nil
        }
    }
}

extension FileSegue {
    /// How a segue shows its destination where no class of the program does.
    enum Showing {
        case show, showDetail
        case present(ModalPresentationStyle?)
        case unknown
    }

    /// How the destination is shown where no class of the program does, by the kind and what else the file says.
    var showing: Showing {
        switch kind {
        case "show", "push": .show
        case "showDetail", "replace": .showDetail
        case "presentation", "modal":
            .present(element["modalPresentationStyle"].flatMap(ModalPresentationStyle.init(file:)))
        case "popoverPresentation", "popover": .present(.popover)
        case "sheet": .present(.formSheet)
        default: .unknown
        }
    }

    /// How the destination is shown.
    ///
    /// - Parameter classes: What the program has registered.
    /// - Returns: The kind.
    func kind(_ classes: StoryboardClasses) -> SegueKind {
        let type = classes.find(element, in: classes.segues)
        func by(_ kind: SegueKind) -> SegueKind { type.map(kind.by) ?? kind }
        switch showing {
        case .show: return by(.show)
        case .showDetail: return by(.showDetail)
        case .present(let style): return by(style.map(SegueKind.present) ?? .present)
        case .unknown where type != nil: return by(.custom(StoryboardSegue.self))
        case .unknown where kind == "custom":
            let name = element["customClass"]
            return .unavailable(name.map { "The segue class \($0) is not registered" } ?? "The segue names no class")
        case .unknown: return .unavailable("Segues of the kind \"\(kind)\" have no counterpart here")
        }
    }

    /// What a relationship is in a container of this package.
    enum Relation {
        case member, content, unsupported
    }

    /// What the relationship is in a container of this package.
    var relation: Relation {
        switch relationship {
        case "rootViewController", "viewControllers", "masterViewController", "detailViewController", "tabItems",
            "splitItems":
            .member
        case "window.shadowedContentViewController": .content
        default: .unsupported
        }
    }
}

extension FileScene {
    /// Adds a scene with a plain controller of the right kind.
    func addPlain(
        to scenes: StoryboardScenes,
        _ key: String,
        _ registration: String?,
        _ file: String,
        _ line: UInt
    ) -> SceneDefinition<ViewController> {
        func add<Controller: ViewController>(
            _ make: @escaping @MainActor @Sendable () -> Controller
        ) -> SceneDefinition<ViewController> {
            let identifier = SceneIdentifier<Controller>(rawValue: key)
            return SceneDefinition(
                erasing: scenes.scene(identifier, registrationName: registration, make, fileID: file, line: line)
            )
        }
        switch PlainController(for: controller) {
        case .plain: return add { ViewController() }
        case .navigation: return add { NavigationController() }
        case .tabBar: return add { TabBarController() }
        case .split: return add { SplitViewController() }
        case .page: return add { PageViewController() }
        case .table: return add { TableViewController() }
        case .collection: return add { CollectionViewController() }
        }
    }

    /// The name of the registration that the scene carries, in the ways of several containers.
    var registrationName: String? {
        for attribute in runtimeAttributes
        where attribute.owner == controller && RuntimeAttribute.registrationKeys.contains(attribute.keyPath) {
            if case .string(let name) = attribute.value, !name.isEmpty { return name }
        }
        return nil
    }

    /// Whether the scene says that it is not to be asked to resolve itself.
    var isNotResolving: Bool {
        runtimeAttributes.contains {
            $0.owner == controller && $0.keyPath == RuntimeAttribute.resolvingKey && $0.value == .boolean(false)
        }
    }
}

extension RuntimeAttribute {
    /// The key paths whose values name a registration: those of SwinjectStoryboard, Dip and Typhoon.
    static let registrationKeys: Set<String> = ["swinjectRegistrationName", "dipTag", "typhoonKey"]

    /// The key path by which Resolver is told whether to resolve.
    static let resolvingKey = "resolving"

    /// The key paths that storyboards themselves understand.
    static let ownKeys = registrationKeys.union([resolvingKey])
}
