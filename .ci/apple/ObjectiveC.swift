// The part of the module ObjectiveC that Swift adds, for type checks only: nothing works at run time.

@_exported import ObjectiveC

@frozen
public struct ObjCBool: ExpressibleByBooleanLiteral {
    public var boolValue: Bool

    public init(_ value: Bool) { boolValue = value }

    public init(booleanLiteral value: Bool) { boolValue = value }
}

public func _convertBoolToObjCBool(_ value: Bool) -> ObjCBool { ObjCBool(value) }
public func _convertObjCBoolToBool(_ value: ObjCBool) -> Bool { value.boolValue }

public struct Selector: ExpressibleByStringLiteral, Hashable, @unchecked Sendable {
    private let pointer: OpaquePointer

    public init(_ name: String) { fatalError(name) }

    public init(stringLiteral name: String) { fatalError(name) }
}

extension NSObject: Equatable, Hashable {
    public static func == (left: NSObject, right: NSObject) -> Bool { left.isEqual(right) }

    public func hash(into hasher: inout Hasher) {}

    public var hashValue: Int { 0 }
}

public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
