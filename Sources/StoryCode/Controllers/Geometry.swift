/// A point in a view's coordinates.
public struct Point: Hashable, Sendable {
    /// The distance from the left edge.
    public var x: Double
    /// The distance from the top edge.
    public var y: Double

    /// The upper left corner.
    public static let zero = Point(x: 0, y: 0)

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
public struct Size: Hashable, Sendable {
    /// How wide it is.
    public var width: Double
    /// How high it is.
    public var height: Double

    /// No extent.
    public static let zero = Size(width: 0, height: 0)

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
public struct Rect: Hashable, Sendable {
    /// The upper left corner.
    public var origin: Point
    /// The extent.
    public var size: Size

    /// The empty rectangle in the upper left corner.
    public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

    /// Creates a rectangle.
    ///
    /// - Parameters:
    ///   - x: The distance from the left edge.
    ///   - y: The distance from the top edge.
    ///   - width: How wide it is.
    ///   - height: How high it is.
    public init(x: Double, y: Double, width: Double, height: Double) {
        origin = Point(x: x, y: y)
        size = Size(width: width, height: height)
    }
}
