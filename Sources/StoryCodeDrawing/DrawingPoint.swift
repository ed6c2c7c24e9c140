/// A point or a vector of a drawing; y grows downwards.
package struct DrawingPoint: Hashable {
    package var x: Double
    package var y: Double

    package init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

    package static func + (lhs: Self, rhs: Self) -> Self { Self(x: lhs.x + rhs.x, y: lhs.y + rhs.y) }
    package static func - (lhs: Self, rhs: Self) -> Self { Self(x: lhs.x - rhs.x, y: lhs.y - rhs.y) }
    package static func * (point: Self, factor: Double) -> Self { Self(x: point.x * factor, y: point.y * factor) }

    package var length: Double { (x * x + y * y).squareRoot() }

    /// The vector with length 1, or a vector to the right if the length is 0.
    package var normalized: Self { length > 0 ? self * (1 / length) : Self(x: 1, y: 0) }

    /// The vector after a quarter turn.
    package var perpendicular: Self { Self(x: -y, y: x) }

    /// Returns the point at a fraction of the distance to another point.
    package func interpolated(to other: Self, _ fraction: Double) -> Self { self + (other - self) * fraction }
}
