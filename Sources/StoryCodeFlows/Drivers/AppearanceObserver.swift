import StoryCodeScenes

/// Calls a closure when a view has appeared or disappeared.
@MainActor
final class AppearanceObserver: ViewObserver {
    private let didChange: @MainActor () -> Void

    init(_ didChange: @escaping @MainActor () -> Void) { self.didChange = didChange }

    func viewDidAppear(_ animated: Bool) { didChange() }
    func viewDidDisappear(_ animated: Bool) { didChange() }
}
