/// Distinguishes services of one type by a name or a tag.
package enum Qualifier: Hashable, Sendable {
    case none
    case name(String)
    case tag(TypeIdentity)

    /// Creates the qualifier of a name or a tag; the name has precedence, because it is more specific.
    init(name: String?, tag: Any.Type?) {
        self = if let name { .name(name) } else if let tag { .tag(TypeIdentity(tag)) } else { .none }
    }
}

extension Qualifier: CustomStringConvertible {
    package var description: String {
        switch self {
        case .none: ""
        case .name(let name): "named \"\(MessageText.name(name))\""
        case .tag(let tag): "tagged \(tag)"
        }
    }
}

/// A metatype as a hashable value.
package struct TypeIdentity: Hashable, Sendable, CustomStringConvertible {
    package let type: any Any.Type

    package init(_ type: any Any.Type) {
        self.type = type
    }

    var id: ObjectIdentifier { ObjectIdentifier(type) }

    /// Whether a value has the type.
    func matches(_ value: Any) -> Bool {
        func matches<Type>(_ type: Type.Type) -> Bool { value is Type }
        return _openExistential(type, do: matches)
    }

    /// Whether the type is another, or a class that inherits from it.
    package func isKind(of other: TypeIdentity) -> Bool {
        func isKind<Other>(_ other: Other.Type) -> Bool { type is Other.Type }
        return _openExistential(other.type, do: isKind)
    }

    /// Whether the type is a class that inherits from another.
    func isSubclass(of other: TypeIdentity) -> Bool { type is AnyClass && other.type is AnyClass && isKind(of: other) }

    /// The type of the metatypes of all types that conform to the protocol, or nil if the type is not a protocol that has
    /// a name at run time.
    var existentialMetatype: TypeIdentity? {
        // The mangled name of a protocol type ends with _p, and that of its metatype type with _pXp.
        guard let name = _mangledTypeName(type), name.hasSuffix("_p") else { return nil }
        return _typeByName(name + "Xp").map(TypeIdentity.init)
    }

    package var description: String { "\(type)" }

    package static func == (one: TypeIdentity, other: TypeIdentity) -> Bool { one.id == other.id }

    package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// The key of a service: a type, and a name or a tag if there are several services of the type.
package struct ServiceKey: Hashable, Sendable {
    let type: TypeIdentity
    package let qualifier: Qualifier

    package init(_ type: Any.Type, _ qualifier: Qualifier = .none) {
        self.type = TypeIdentity(type)
        self.qualifier = qualifier
    }
}

extension ServiceKey: CustomStringConvertible {
    package var description: String {
        qualifier == .none ? type.description : "\(type) \(qualifier)"
    }
}
