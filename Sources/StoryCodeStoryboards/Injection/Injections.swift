import StoryCodeContainer
public import StoryCodeScreens

/// The injections that a controller or a view has received, each of which takes place once.
struct Injections: OptionSet {
    let rawValue: UInt8

    /// By the registration of the object's class.
    static let byRegistration = Injections(rawValue: 1)

    /// By the object itself, which resolves its dependencies.
    static let byItself = Injections(rawValue: 2)
}

/// An object that stores the injections that it has received.
@MainActor
protocol Injectable: InjectionTracking, Sendable {
    var originMarks: UInt8 { get set }
}

extension Injectable {
    var injections: Injections {
        get { Injections(rawValue: originMarks) }
        set { originMarks = newValue.rawValue }
    }

    nonisolated func recordInjection(by component: ResolvedComponent) {
        MainActor.assumeIsolated { _ = injections.insert(.byRegistration) }
    }
}

extension ViewController: Injectable {}
extension View: Injectable {}
