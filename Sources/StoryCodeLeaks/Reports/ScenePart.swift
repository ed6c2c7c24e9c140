/// A part of a scene that messages name.
package struct ScenePart {
    /// What the part is for its scene.
    package enum Role: Equatable {
        case controller
        /// A helper, with its position among the helpers, or nil for a late helper.
        case helper(number: Int?)
        case view

        var isHelper: Bool { if case .helper = self { true } else { false } }
    }

    let role: Role

    /// The type of the part, and the title of a controller.
    let name: String

    /// The common noun for the part.
    var noun: String {
        switch role {
        case .controller: "controller"
        case .helper: "helper"
        case .view: "view"
        }
    }
}

extension ScenePart {
    /// - Parameter name: The name, or nil for that of a controller with its title, or else of the type.
    @MainActor
    init(of object: AnyObject, _ role: Role, name: String? = nil) {
        self.role = role
        self.name = name ?? (role == .controller ? ControllerName.name(of: object) : "\(type(of: object))")
    }
}
