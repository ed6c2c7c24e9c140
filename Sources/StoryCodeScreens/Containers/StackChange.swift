import StoryCodeScenes

/// A change of a navigation stack.
///
/// It applies to the stack at the time of its turn, also after other changes were performed or cancelled.
@MainActor
enum StackChange {
    case push(ViewController)
    case pop
    case popTo(ViewController)
    case popToRoot
    case set([ViewController])

    /// The call that requests the change.
    var request: TraceRequest {
        switch self {
        case .push: .push
        case .pop: .pop
        case .popTo: .popTo
        case .popToRoot: .popToRoot
        case .set: .setViewControllers
        }
    }

    /// The controller that is on top after the change, if the call names one.
    var controller: ViewController? {
        switch self {
        case .push(let controller), .popTo(let controller): controller
        case .set(let controllers): controllers.last
        case .pop, .popToRoot: nil
        }
    }

    /// Returns the part of a stack that changes, and what replaces it.
    ///
    /// - Parameter contains: Whether the stack contains a controller.
    func applied(to stack: [ViewController], containing contains: (ViewController) -> Bool) -> MemberChange {
        switch self {
        case .push(let controller):
            MemberChange(kept: stack.count, new: contains(controller) ? [] : [controller])
        case .pop:
            Self.keeping(max(stack.count - 1, 1), of: stack)
        case .popTo(let controller):
            Self.keeping(stack.lastIndex(of: controller).map { $0 + 1 } ?? stack.count, of: stack)
        case .popToRoot:
            Self.keeping(1, of: stack)
        case .set(let controllers):
            MemberChange(from: stack, to: controllers)
        }
    }

    private static func keeping(_ count: Int, of stack: [ViewController]) -> MemberChange {
        let kept = min(count, stack.count)
        return MemberChange(kept: kept, old: Array(stack[kept...]))
    }
}
