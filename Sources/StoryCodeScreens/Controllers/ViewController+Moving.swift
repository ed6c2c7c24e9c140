import StoryCodeScenes

/// Which way between containers a controller is on.
enum Movement: Equatable, Sendable {
    /// It stays where it is.
    case none
    /// It was told that it will move into a container, and not yet that it did.
    case entering
    /// It has moved into a container that it has yet to appear in.
    case entered
    /// It was told that it will leave its container, and not yet that it did.
    case leaving
}

extension ViewController {
    /// Tells the controller that it will move, whether or not an override calls `super`.
    func tellWillMove(toParent parent: ViewController?) {
        withTelling(of: .will) {
            noteWillMove(toParent: parent)
            willMove(toParent: parent)
        }
    }

    /// Tells the controller that it has moved, whether or not an override calls `super`.
    ///
    /// - Parameters:
    ///   - parent: The container, or nil.
    ///   - isFirst: Whether it is still to appear there for the first time.
    func tellDidMove(toParent parent: ViewController?, beforeAppearing isFirst: Bool = false) {
        withTelling(of: .did) {
            noteDidMove(toParent: parent)
            if isFirst { movement = .entered }
            didMove(toParent: parent)
        }
    }

    /// Takes a call of the base that the program made itself.
    func reachedWillMove(toParent parent: ViewController?) {
        if toldMove != .will { noteWillMove(toParent: parent) }
    }

    /// Takes a call of the base that the program made itself.
    func reachedDidMove(toParent parent: ViewController?) {
        if toldMove != .did { noteDidMove(toParent: parent) }
    }

    private func withTelling(of move: ToldMove, _ body: () -> Void) {
        OutermostCall.enter()
        let outer = toldMove
        toldMove = move
        withExtendedLifetime(self, body)
        toldMove = outer
        OutermostCall.leave()
    }

    private func noteWillMove(toParent parent: ViewController?) {
        LifecycleTrace.trace(.willMove(toParent: parent), of: self)
        movement = parent == nil ? .leaving : .entering
    }

    private func noteDidMove(toParent parent: ViewController?) {
        LifecycleTrace.trace(.didMove(toParent: parent), of: self)
        // One that appears for the first time is on its way until it has appeared.
        movement = movement == .entering && parent != nil && appearance.state == .appearing ? .entered : .none
    }
}

/// Which of the two containment methods the library is calling.
enum ToldMove: Sendable {
    case none, will, did
}
