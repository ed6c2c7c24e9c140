/// A point in the coordinates of a view.
///
/// See <doc:Hosting-screens>.
public struct LayoutPoint: Hashable, Sendable {
    /// The distance from the left edge.
    public var x: Double
    /// The distance from the top edge.
    public var y: Double

    /// The upper left corner.
    public static let zero = LayoutPoint(x: 0, y: 0)

    /// Creates a point.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
}

/// The size of a view.
///
/// See <doc:Hosting-screens>.
public struct LayoutSize: Hashable, Sendable {
    /// The horizontal extent.
    public var width: Double
    /// The vertical extent.
    public var height: Double

    /// The size with no extent.
    public static let zero = LayoutSize(width: 0, height: 0)

    /// Creates a size.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}

/// The position and size of a view.
///
/// See <doc:Hosting-screens>.
public struct LayoutRect: Hashable, Sendable {
    /// The upper left corner.
    public var origin: LayoutPoint
    /// The extent.
    public var size: LayoutSize

    /// The empty rectangle at the upper left corner.
    public static let zero = LayoutRect(x: 0, y: 0, width: 0, height: 0)

    /// Creates a rectangle from its upper left corner and its extent.
    public init(x: Double, y: Double, width: Double, height: Double) {
        origin = LayoutPoint(x: x, y: y)
        size = LayoutSize(width: width, height: height)
    }
}
