// Declarations of SwiftUI that StoryCodeUIKit and its articles use, written from their public documentation, for type
// checks only: nothing works at run time.

@_exported import Foundation

#if canImport(UIKit)
    public import UIKit
#elseif canImport(AppKit)
    public import AppKit
#endif

@MainActor
@preconcurrency
public protocol View {
    associatedtype Body: View
    @ViewBuilder
    var body: Body { get }
}

extension Never: View {
    public var body: Never { fatalError() }
}

@resultBuilder
public struct ViewBuilder: Sendable {
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> { TupleView((repeat each content)) }
}

public struct TupleView<Value>: View {
    public nonisolated init(_ value: Value) {}
    public var body: Never { fatalError() }
}

public struct Text: View, Equatable, Sendable {
    public nonisolated init<Value: StringProtocol>(_ text: Value) {}
    public var body: Never { fatalError() }
}

@MainActor
@preconcurrency
public struct List<Content: View>: View {
    public init(@ViewBuilder content: () -> Content) {}
    public var body: Never { fatalError() }
}

public struct ForEach<Data: RandomAccessCollection, Content: View>: View where Data.Element: Identifiable {
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {}
    public var body: Never { fatalError() }
}

@MainActor
@preconcurrency
public struct Button: View {
    @preconcurrency
    public init<Title: StringProtocol>(_ title: Title, action: @escaping @MainActor () -> Void) {}
    public var body: Never { fatalError() }
}

@propertyWrapper
@frozen
public struct Binding<Value> {
    @preconcurrency
    public init(
        get: @escaping @isolated(any) @Sendable () -> Value,
        set: @escaping @isolated(any) @Sendable (Value) -> Void
    ) {}
    public var wrappedValue: Value {
        get { fatalError() }
        nonmutating set {}
    }
}

@MainActor
@preconcurrency
public struct NavigationStack<Data, Root: View>: View {
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where
        Data: MutableCollection,
        Data: RandomAccessCollection,
        Data: RangeReplaceableCollection,
        Data.Element: Hashable
    {}
    public var body: Never { fatalError() }
}

extension View {
    public nonisolated func navigationDestination<Data: Hashable, Destination: View>(
        for data: Data.Type,
        @ViewBuilder destination: @escaping (Data) -> Destination
    ) -> some View { Text("") }
}

@MainActor
@preconcurrency
public protocol Scene {
    associatedtype Body: Scene
    var body: Body { get }
}

extension Never: Scene {}

@MainActor
@preconcurrency
public protocol App {
    associatedtype Body: Scene
    var body: Body { get }
    init()
}

extension App {
    public static func main() {}
}

public struct WindowGroup<Content: View>: Scene {
    public init(@ViewBuilder content: () -> Content) {}
    public var body: Never { fatalError() }
}

@available(iOS, unavailable)
@available(macOS 13.0, *)
public struct Window<Content: View>: Scene {
    public init<Title: StringProtocol>(_ title: Title, id: String, @ViewBuilder content: () -> Content) {}
    public var body: Never { fatalError() }
}

@frozen
public struct EnvironmentValues {
    public init() {}
}

public struct Transaction {
    public init() {}
}

public struct ProposedViewSize: Equatable, Sendable {
    public var width: CGFloat?
    public var height: CGFloat?
}

#if canImport(UIKit)
    @MainActor
    @preconcurrency
    public protocol UIViewControllerRepresentable: View where Body == Never {
        associatedtype UIViewControllerType: UIViewController
        associatedtype Coordinator = Void
        func makeUIViewController(context: Context) -> UIViewControllerType
        func updateUIViewController(_ controller: UIViewControllerType, context: Context)
        static func dismantleUIViewController(_ controller: UIViewControllerType, coordinator: Coordinator)
        func makeCoordinator() -> Coordinator
        @available(iOS 16.0, tvOS 16.0, *)
        func sizeThatFits(
            _ proposal: ProposedViewSize,
            uiViewController: UIViewControllerType,
            context: Context
        )
            -> CGSize?
        typealias Context = UIViewControllerRepresentableContext<Self>
    }

    extension UIViewControllerRepresentable {
        public static func dismantleUIViewController(_ controller: UIViewControllerType, coordinator: Coordinator) {}
        @available(iOS 16.0, tvOS 16.0, *)
        public func sizeThatFits(
            _ proposal: ProposedViewSize,
            uiViewController: UIViewControllerType,
            context: Context
        ) -> CGSize? { nil }
        public var body: Never { fatalError() }
    }

    extension UIViewControllerRepresentable where Coordinator == Void {
        public func makeCoordinator() {}
    }

    @MainActor
    @preconcurrency
    public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
        public let coordinator: Representable.Coordinator
        public var transaction: Transaction { fatalError() }
        public var environment: EnvironmentValues { fatalError() }
    }

    @MainActor
    @preconcurrency
    open class UIHostingController<Content: View>: UIViewController {
        public init(rootView: Content) { fatalError() }
        public init?(coder: NSCoder, rootView: Content) { fatalError() }
        public required dynamic init?(coder: NSCoder) { fatalError() }
        public var rootView: Content {
            get { fatalError() }
            set {}
        }
    }
#endif
