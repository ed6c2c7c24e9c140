import StoryCodeScenes

/// Something asked of a navigation stack.
///
/// It is a change of whatever stack is there when its turn comes, so that it fits after others have been carried out
/// or taken back.
enum StackChange {
    /// A controller comes on top.
    case push(ViewController)
    /// The top goes.
    case pop
    /// Everything above a controller goes.
    case popTo(ViewController)
    /// Everything above the first controller goes.
    case popToRoot
    /// Other controllers take the place of all.
    case set([ViewController])

    /// The stack after the change.
    func applied(to stack: [ViewController]) -> [ViewController] {
        switch self {
        case .push(let controller): stack.contains(controller) ? stack : stack + [controller]
        case .pop: stack.count > 1 ? stack.dropLast() : stack
        case .popTo(let controller): stack.firstIndex(of: controller).map { Array(stack[...$0]) } ?? stack
        case .popToRoot: Array(stack.prefix(1))
        case .set(let controllers): controllers
        }
    }
}

/// What a change of a stack comes to: who comes, who goes, and who is on top.
struct StackDifference {
    let old: [ViewController]
    let new: [ViewController]

    /// Who comes, the lowest first.
    var added: [ViewController] { new.filter { !old.contains($0) } }

    /// Who goes, the lowest first.
    var removed: [ViewController] { old.filter { !new.contains($0) } }

    /// The way back.
    var reversed: StackDifference { StackDifference(old: new, new: old) }
}
