// The part of Core Foundation that Swift declares and frameworks exchange, written from its public documentation, for
// type checks only: nothing works at run time.

@_exported import CoreFoundation

@frozen
public struct CGFloat: Hashable, Comparable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    public typealias NativeType = Double
    public var native: Double

    public init() { native = 0 }
    public init(_ value: Double) { native = value }
    public init(_ value: Int) { native = Double(value) }
    public init(floatLiteral value: Double) { native = value }
    public init(integerLiteral value: Int) { native = Double(value) }

    public static func < (left: CGFloat, right: CGFloat) -> Bool { left.native < right.native }
    public static func + (left: CGFloat, right: CGFloat) -> CGFloat { CGFloat(left.native + right.native) }
    public static func - (left: CGFloat, right: CGFloat) -> CGFloat { CGFloat(left.native - right.native) }
    public static func * (left: CGFloat, right: CGFloat) -> CGFloat { CGFloat(left.native * right.native) }
    public static func / (left: CGFloat, right: CGFloat) -> CGFloat { CGFloat(left.native / right.native) }
}

extension Double {
    public init(_ value: CGFloat) { self = value.native }
}

extension CGPoint {
    public static var zero: CGPoint { CGPoint(x: 0, y: 0) }
}

extension CGSize {
    public static var zero: CGSize { CGSize(width: 0, height: 0) }
}

extension CGRect {
    public static var zero: CGRect { CGRect(origin: .zero, size: .zero) }

    public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
        self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
    }

    public var width: CGFloat { size.width }
    public var height: CGFloat { size.height }
}
