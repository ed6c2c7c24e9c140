import StoryCodeScenes

/// A point in a view's coordinates.
public struct LayoutPoint: Hashable, Sendable {
    /// The distance from the left edge.
    public var x: Double
    /// The distance from the top edge.
    public var y: Double

    /// The upper left corner.
    public static let zero = LayoutPoint(x: 0, y: 0)

    /// Creates a point.
    ///
    /// - Parameters:
    ///   - x: The distance from the left edge.
    ///   - y: The distance from the top edge.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
}

/// The extent of a view.
public struct LayoutSize: Hashable, Sendable {
    /// How wide it is.
    public var width: Double
    /// How high it is.
    public var height: Double

    /// No extent.
    public static let zero = LayoutSize(width: 0, height: 0)

    /// Creates a size.
    ///
    /// - Parameters:
    ///   - width: How wide it is.
    ///   - height: How high it is.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}

/// A rectangle: where a view is, and how large.
public struct LayoutRect: Hashable, Sendable {
    /// The upper left corner.
    public var origin: LayoutPoint
    /// The extent.
    public var size: LayoutSize

    /// The empty rectangle in the upper left corner.
    public static let zero = LayoutRect(x: 0, y: 0, width: 0, height: 0)

    /// Creates a rectangle.
    ///
    /// - Parameters:
    ///   - x: The distance from the left edge.
    ///   - y: The distance from the top edge.
    ///   - width: How wide it is.
    ///   - height: How high it is.
    public init(x: Double, y: Double, width: Double, height: Double) {
        origin = LayoutPoint(x: x, y: y)
        size = LayoutSize(width: width, height: height)
    }
}
