/// A nib file, which contains nothing but an empty root view.
@MainActor
open class UINib: NSObject {
    private let name: String

    public init(nibName: String, bundle: Bundle?) {
        guard Self.stubExists(nibName, in: bundle ?? .main) else {
            fatalError("Could not load NIB in bundle: with name '\(nibName)'")
        }
        name = nibName
        super.init()
    }

    /// Connects the outlet `view` of the owner.
    open func instantiate(withOwner owner: Any?, options: [String: Any]?) -> [Any] {
        let view = UIView()
        view.stubNibName = name
        (owner as? UIViewController)?.view = view
        return [view]
    }

    /// The names under which UIKit looks for the nib file of a class.
    static func stubNames(for type: UIViewController.Type) -> [String] {
        let name = "\(type)"
        return name.hasSuffix("Controller") ? [String(name.dropLast("Controller".count)), name] : [name]
    }

    static func stubExists(_ name: String, in bundle: Bundle) -> Bool {
        bundle.path(forResource: name, ofType: "nib") != nil
    }
}

extension UIViewController {
    /// Whether a class, or one that was made at run time, has its own `loadView()`.
    final var stubOverridesLoadView: Bool { stubObservesLoadView || stubClassOverridesLoadView }

    /// Whether a class has its own `loadView()`, which the Objective-C runtime knows.
    public final var stubClassOverridesLoadView: Bool {
        Self.method(ofLoadView: type(of: self)) != Self.method(ofLoadView: UIViewController.self)
    }

    private final class Plain: UIViewController {}

    private final class Overriding: UIViewController {
        override func loadView() {}
    }

    /// The word in the metadata of a class that is the address of its `loadView()`.
    private static let positionOfLoadView: Int = {
        // The classes differ from their superclass in the same initialisers, and otherwise in this method.
        let inherited = unsafe words(of: UIViewController.self)
        let (plain, overriding) = unsafe (words(of: Plain.self), words(of: Overriding.self))
        let descriptions = 10  // The words before the methods: the layout of class metadata in Swift's ABI.
        guard
            let position = (descriptions..<inherited.count).first(where: {
                unsafe plain[$0] == inherited[$0] && overriding[$0] != inherited[$0]
            })
        else { fatalError("the metadata has no loadView()") }
        return position
    }()

    private static func method(ofLoadView type: AnyClass) -> UInt { unsafe words(of: type)[positionOfLoadView] }

    /// The metadata of a class; its size and the position of its address are the ninth word.
    private static func words(of type: AnyClass) -> UnsafeBufferPointer<UInt> {
        let start = unsafe unsafeBitCast(type, to: UnsafeRawPointer.self)
        let (size, position) = unsafe (
            start.load(fromByteOffset: 32, as: UInt32.self), start.load(fromByteOffset: 36, as: UInt32.self)
        )
        return unsafe UnsafeBufferPointer(
            start: start.assumingMemoryBound(to: UInt.self),
            count: Int(size - position) / 8
        )
    }
}
