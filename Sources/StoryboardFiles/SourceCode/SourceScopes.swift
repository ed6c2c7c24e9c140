/// The open blocks of a source file.
///
/// The branches of a conditional directive begin in the same block: each may contain the beginning of the same class.
struct SourceScopes {
    private struct Scope {
        let parent: Int
        /// The type that the block declares or extends, or nil for other blocks.
        let type: String?
    }

    private var scopes: [Scope] = [Scope(parent: 0, type: nil)]
    private var current = 0
    /// The blocks at the beginnings of the open conditional directives.
    private var branches: [Int] = []

    /// The type of the innermost block.
    var type: String? { scopes[current].type }

    mutating func open(_ type: String? = nil) {
        scopes.append(Scope(parent: current, type: type))
        current = scopes.count - 1
    }

    mutating func close() { current = scopes[current].parent }

    mutating func follow(_ directive: SourceToken.Kind) {
        switch directive {
        case .branchStart: branches.append(current)
        case .branchElse: current = branches.last ?? current
        case .branchEnd: _ = branches.popLast()
        default: break
        }
    }
}
