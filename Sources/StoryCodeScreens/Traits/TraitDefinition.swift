/// A value that flows from a window to its controllers.
///
/// `UITraitDefinition` without a toolkit. An app defines a trait for data that many screens need, and declares its names:
///
/// ```swift
/// enum Theme: TraitDefinition {
///     static let defaultValue = "light"
/// }
///
/// extension TraitCollection {
///     var theme: String { self[Theme.self] }
/// }
///
/// extension TraitOverrides {
///     var theme: String {
///         get { self[Theme.self] }
///         set { self[Theme.self] = newValue }
///     }
/// }
/// ```
///
/// See <doc:Passing-traits>.
public protocol TraitDefinition {
    /// The type of the values.
    associatedtype Value: Equatable & Sendable

    /// The value where nothing overrides it.
    static var defaultValue: Value { get }
}

/// Whether there is much horizontal space, as `UIUserInterfaceSizeClass`: the one trait that this package defines.
///
/// A host overrides it for its window. A ``SplitViewController`` collapses where the space becomes compact, and expands
/// where it becomes regular.
///
/// See <doc:Passing-traits>.
public enum HorizontalSizeClass: String, TraitDefinition, CaseIterable, Sendable {
    /// The host does not state it.
    case unspecified
    /// There is little space.
    case compact
    /// There is much space.
    case regular

    /// Unspecified.
    public static let defaultValue = HorizontalSizeClass.unspecified
}

extension TraitCollection {
    /// The value of ``HorizontalSizeClass``.
    public var horizontalSizeClass: HorizontalSizeClass { self[HorizontalSizeClass.self] }
}

extension TraitOverrides {
    /// The override of ``HorizontalSizeClass``.
    public var horizontalSizeClass: HorizontalSizeClass {
        get { self[HorizontalSizeClass.self] }
        set { self[HorizontalSizeClass.self] = newValue }
    }
}
