/// What the compiler knew to be `Sendable` where a component was registered.
///
/// `any P` and `any P & Sendable` are one type at run time, so the overloads of `register` record the difference.
@usableFromInline
package struct Sendability: OptionSet, Sendable {
    @usableFromInline package let rawValue: UInt8

    @usableFromInline
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The object is `Sendable`.
    @usableFromInline package static let object = Sendability(rawValue: 1)
    /// All parameters of the initialiser are `Sendable`.
    @usableFromInline package static let parameters = Sendability(rawValue: 2)
}

extension TypeIdentity {
    /// Whether the type at run time determines the type that the compiler knows, up to its `Sendable` conformance.
    ///
    /// An existential type does not, and neither does a type that may contain one: a generic type, a tuple or a
    /// function.
    var isExact: Bool {
        // The name of a class is cached, unlike that of a metatype.
        if type is AnyClass { return !"\(type)".utf8.contains(UInt8(ascii: "<")) }
        let metatype = "\(Swift.type(of: type))"
        return metatype.hasSuffix(".Type")
            && metatype.dropLast(5).allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
}
