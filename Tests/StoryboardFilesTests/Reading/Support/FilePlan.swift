import StoryboardTestSupport

@testable import StoryboardFiles

/// The contents of a storyboard file, independent of its XML.
struct FilePlan: Equatable {
    var initial: String?
    var scenes: [Scene]

    struct Scene: Equatable {
        var id: String
        var kind: String
        var identifier: String?
        var title: String?
        var customClass: String?
        var reference: Reference?
        /// The controller, and then all other objects with connections or attributes.
        var owners: [Owner]
    }

    struct Reference: Equatable {
        var storyboardName: String?
        var identifier: String?
        var bundleIdentifier: String?
    }

    struct Owner: Equatable {
        var id: String
        var segues: [Segue] = []
        var outlets: [Outlet] = []
        var actions: [Action] = []
        var attributes: [Attribute] = []
    }

    struct Segue: Equatable {
        var kind: String
        var destination: String?
        var identifier: String?
        var relationship: String?
        var unwindAction: String?
        var animates: Bool
    }

    struct Outlet: Equatable {
        var property: String
        var destination: String
        var isCollection: Bool
    }

    struct Action: Equatable {
        var selector: String
        var destination: String
        var eventType: String?
    }

    struct Attribute: Equatable {
        var keyPath: String
        var type: String
        var value: RuntimeAttribute.Value
    }
}

extension FilePlan {
    /// Creates the plan of a file.
    init(_ file: StoryboardFile) {
        initial = file.initialScene?.controller?["id"]
        scenes = file.scenes.map(Scene.init)
    }
}

extension FilePlan.Scene {
    init(_ scene: FileScene) {
        id = scene.id
        kind = scene.controller?.name ?? ""
        identifier = scene.identifier
        title = scene.title
        customClass = scene.controller?["customClass"]
        reference = scene.reference.map {
            FilePlan.Reference(
                storyboardName: $0.storyboardName,
                identifier: $0.identifier,
                bundleIdentifier: $0.bundleIdentifier
            )
        }
        let sources = scene.segues.map(\.source) + scene.outlets.map(\.owner) + scene.actions.map(\.owner)
        let others = (sources + scene.runtimeAttributes.map(\.owner)).filter { $0 != scene.controller }
        owners = ([scene.controller].compactMap { $0 } + Set(others).sorted { $0.index < $1.index }).map { owner in
            FilePlan.Owner(
                id: owner["id"] ?? "",
                segues: scene.segues.filter { $0.source == owner }.map(FilePlan.Segue.init),
                outlets: scene.outlets.filter { $0.owner == owner }.map {
                    FilePlan.Outlet(property: $0.property, destination: $0.destination, isCollection: $0.isCollection)
                },
                actions: scene.actions.filter { $0.owner == owner }.map {
                    FilePlan.Action(
                        selector: $0.selector,
                        destination: $0.destination ?? "",
                        eventType: $0.eventType
                    )
                },
                attributes: scene.runtimeAttributes.filter { $0.owner == owner }.map {
                    FilePlan.Attribute(keyPath: $0.keyPath, type: $0.type, value: $0.value)
                }
            )
        }
    }
}

extension FilePlan.Segue {
    init(_ segue: FileSegue) {
        kind = segue.kind
        destination = segue.destination
        identifier = segue.identifier
        relationship = segue.relationship
        unwindAction = segue.unwindAction
        animates = segue.animates
    }
}
