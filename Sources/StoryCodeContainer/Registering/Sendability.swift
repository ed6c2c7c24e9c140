/// What the compiler knew to be `Sendable` where a component was registered.
///
/// `any P` and `any P & Sendable` are one type at run time, so the overloads of `register` record the difference.
package struct Sendability: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Neither is known to be `Sendable`.
    static let none: Sendability = []
    /// The object is `Sendable`.
    package static let object = Sendability(rawValue: 1)
    /// All parameters of the initialiser are `Sendable`.
    static let parameters = Sendability(rawValue: 2)
    /// The object and all parameters are `Sendable`.
    static let all: Sendability = [.object, .parameters]
}

extension TypeIdentity {
    /// Whether the type at run time determines the type that the compiler knows, up to its `Sendable` conformance.
    ///
    /// An existential type does not, and neither does a type that may contain one: a generic type, a type in a generic
    /// type, a tuple or a function. A class does not either, because `C & Sendable` is the class `C` at run time.
    var isExact: Bool {
        // A mangled name ends with the kind of the type: V for a structure and O for an enumeration that are not generic
        // and not nested in a generic type. Those of the standard library have short names such as Si.
        guard let name = _mangledTypeName(type) else { return false }
        return name.hasSuffix("V") || name.hasSuffix("O") || name.utf8.count == 2 && name.hasPrefix("S")
    }
}
