/// An error in consuming or encoding saved state.
///
/// See <doc:Keeping-state>.
public enum StateError: Error, Sendable {
    /// The value has another type than the expected one; it is not consumed.
    case wrongType(key: String, found: String, expected: String)
    /// The value was read as bytes that the coder cannot decode as the expected type; it is not consumed.
    case undecodable(key: String, expected: String, reason: any Error)
    /// The coder cannot encode the value.
    case unencodable(key: String, found: String, reason: any Error)
}

extension StateError: CustomStringConvertible {
    /// The message and the remedy.
    public var description: String {
        switch self {
        case .wrongType(let key, let found, let expected):
            """
            The state under "\(key)" is \(found), not \(expected). To fix: Consume it as the type with which the key \
            is registered, or register the new type under a new key.
            """
        case .undecodable(let key, let expected, let reason):
            """
            The state under "\(key)" could not be decoded as \(expected): \(reason). To fix: Decode it with the coder \
            that encoded it, as the type with which the key is registered.
            """
        case .unencodable(let key, let found, let reason):
            """
            The state under "\(key)", which is \(found), could not be encoded: \(reason). To fix: Register a value \
            that the coder can encode.
            """
        }
    }
}
