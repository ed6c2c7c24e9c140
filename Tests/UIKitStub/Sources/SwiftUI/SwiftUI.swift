// SwiftUI's declarations that the adapter and its tests use, written from the public documentation.
public import UIKit

@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View
    @ViewBuilder var body: Body { get }
}

@resultBuilder
public enum ViewBuilder {
    public static func buildBlock<First: View, Second: View>(_ first: First, _ second: Second) -> EmptyView {
        EmptyView()
    }
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
}

extension Never: View {
    public var body: Never { fatalError("a view without a body") }
}

public struct EmptyView: View {
    public nonisolated init() {}
    public var body: Never { fatalError("a view without a body") }
}

public struct Text: View {
    public nonisolated init(_ content: String) {}
    public var body: Never { fatalError("a view without a body") }
}

public struct List: View {
    public init<Content: View>(@ViewBuilder content: () -> Content) { _ = content() }
    public var body: Never { fatalError("a view without a body") }
}

public struct ForEach: View {
    public init<Data: RandomAccessCollection, Content: View>(
        _ data: Data,
        @ViewBuilder content: (Data.Element) -> Content
    ) where Data.Element: Identifiable {
        for element in data { _ = content(element) }
    }
    public var body: Never { fatalError("a view without a body") }
}

/// A button, which the next test of a view presses.
public struct Button: View {
    /// The buttons that were made since the property was set.
    public static var stubMade: [(title: String, action: @MainActor () -> Void)] = []

    public init(_ title: String, action: @escaping @MainActor () -> Void) { Self.stubMade.append((title, action)) }
    public var body: Never { fatalError("a view without a body") }
}

@propertyWrapper
public struct Binding<Value> {
    @preconcurrency
    public init(
        get: @escaping @isolated(any) @Sendable () -> Value,
        set: @escaping @isolated(any) @Sendable (Value) -> Void
    ) {}

    public var wrappedValue: Value {
        get { fatalError("a binding is not read") }
        nonmutating set {}
    }
}

public struct NavigationStack<Data, Root: View>: View {
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where
        Data: MutableCollection,
        Data: RandomAccessCollection,
        Data: RangeReplaceableCollection,
        Data.Element: Hashable
    {}
    public var body: Never { fatalError("a view without a body") }
}

extension View {
    public nonisolated func navigationDestination<Data: Hashable, Destination: View>(
        for data: Data.Type,
        @ViewBuilder destination: @escaping (Data) -> Destination
    ) -> some View { EmptyView() }
}

@MainActor @preconcurrency
public protocol Scene {
    associatedtype Body: Scene
    @SceneBuilder var body: Body { get }
}

@resultBuilder
public enum SceneBuilder {
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

extension Never: Scene {}

public struct WindowGroup<Content: View>: Scene {
    public init(@ViewBuilder content: () -> Content) {}
    public var body: Never { fatalError("a scene without a body") }
}

public struct Window<Content: View>: Scene {
    public init(_ title: String, id: String, @ViewBuilder content: () -> Content) {}
    public var body: Never { fatalError("a scene without a body") }
}

@MainActor @preconcurrency
public protocol App {
    associatedtype Body: Scene
    @SceneBuilder var body: Body { get }
    init()
}

public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    public let coordinator: Representable.Coordinator
}

@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
    associatedtype UIViewControllerType: UIViewController
    associatedtype Coordinator = Void
    typealias Context = UIViewControllerRepresentableContext<Self>

    func makeUIViewController(context: Context) -> UIViewControllerType
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
    func makeCoordinator() -> Coordinator
    func sizeThatFits(
        _ proposal: ProposedViewSize,
        uiViewController: UIViewControllerType,
        context: Context
    )
        -> CGSize?
}

public struct ProposedViewSize: Equatable, Sendable {
    public var width: CGFloat?
    public var height: CGFloat?
}

extension UIViewControllerRepresentable {
    public var body: Never { fatalError("a view without a body") }
    public static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator) {}
    public func sizeThatFits(
        _ proposal: ProposedViewSize,
        uiViewController: UIViewControllerType,
        context: Context
    ) -> CGSize? { nil }
}

extension UIViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

/// The identity of a represented controller in a hierarchy of views: it is made once, updated and dismantled.
@MainActor
public final class StubIdentity<Representable: UIViewControllerRepresentable> {
    public private(set) var controller: Representable.UIViewControllerType?
    private let coordinator: Representable.Coordinator

    public init(_ representable: Representable) {
        coordinator = representable.makeCoordinator()
        controller = representable.makeUIViewController(context: .init(coordinator: coordinator))
        update(representable)
    }

    public func update(_ representable: Representable) {
        if let controller { representable.updateUIViewController(controller, context: .init(coordinator: coordinator)) }
    }

    public func size(_ representable: Representable, width: CGFloat) -> CGSize? {
        controller.flatMap {
            let proposal = ProposedViewSize(width: width, height: nil)
            return representable.sizeThatFits(proposal, uiViewController: $0, context: .init(coordinator: coordinator))
        }
    }

    public func end() {
        guard let controller else { return }
        self.controller = nil
        Representable.dismantleUIViewController(controller, coordinator: coordinator)
    }
}

open class UIHostingController<Content: View>: UIViewController {
    open var rootView: Content

    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }

    public init?(coder: NSCoder, rootView: Content) {
        self.rootView = rootView
        super.init(coder: coder)
    }

    public required init?(coder: NSCoder) { fatalError("a hosting controller needs a root view") }

    open override func loadView() { view = HostingView() }
}

final class HostingView: UIView {}
