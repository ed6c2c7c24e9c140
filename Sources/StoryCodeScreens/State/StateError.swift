import StoryCodeScenes

/// Why a value that was kept could not be given back, or not be written.
public enum StateError: Error, Sendable {
    /// The value is of another type than the one asked for; it is still there.
    case wrongType(key: String, found: String, asked: String)
    /// The value was read as bytes that are none of the type asked for; it is still there.
    case undecodable(key: String, asked: String, reason: any Error)
    /// The value cannot be encoded.
    case unencodable(key: String, found: String, reason: any Error)
}

extension StateError: CustomStringConvertible {
    /// What happened and how to mend it.
    public var description: String {
        switch self {
        case .wrongType(let key, let found, let asked):
            """
            The state under "\(key)" was asked for as \(asked), and is \(found). To fix: Consume it as the type \
            with which the key is registered, or register the new type under a new key.
            """
        case .undecodable(let key, let asked, let reason):
            """
            The state under "\(key)" could not be decoded as \(asked): \(reason). To fix: Decode it with the coder \
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
