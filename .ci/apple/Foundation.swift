// The part of Foundation that Swift declares and the package uses, written from its public documentation, for type
// checks only: nothing works at run time.

@_exported import CoreFoundation
@_exported import Darwin
@_exported import Foundation
@_exported import ObjectiveC

// MARK: - Values that Objective-C sees as objects

extension String: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSString { fatalError() }
    public static func _forceBridgeFromObjectiveC(_ source: NSString, result: inout String?) { fatalError() }
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSString, result: inout String?) -> Bool { false }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> String { fatalError() }
}

extension Array: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSArray { fatalError() }
    public static func _forceBridgeFromObjectiveC(_ source: NSArray, result: inout [Element]?) { fatalError() }
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSArray, result: inout [Element]?) -> Bool { false }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSArray?) -> [Element] { fatalError() }
}

extension Dictionary: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSDictionary { fatalError() }
    public static func _forceBridgeFromObjectiveC(_ source: NSDictionary, result: inout [Key: Value]?) { fatalError() }
    public static func _conditionallyBridgeFromObjectiveC(
        _ source: NSDictionary,
        result: inout [Key: Value]?
    ) -> Bool { false }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSDictionary?) -> [Key: Value] { fatalError() }
}

extension Set: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSSet { fatalError() }
    public static func _forceBridgeFromObjectiveC(_ source: NSSet, result: inout Set<Element>?) { fatalError() }
    public static func _conditionallyBridgeFromObjectiveC(
        _ source: NSSet,
        result: inout Set<Element>?
    ) -> Bool { false }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSSet?) -> Set<Element> { fatalError() }
}

extension Data: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSData { fatalError() }
    public static func _forceBridgeFromObjectiveC(_ source: NSData, result: inout Data?) { fatalError() }
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSData, result: inout Data?) -> Bool { false }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSData?) -> Data { fatalError() }
}

public struct IndexPath: Hashable, Sendable {}

extension IndexPath: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSIndexPath { fatalError() }
    public static func _forceBridgeFromObjectiveC(_ source: NSIndexPath, result: inout IndexPath?) { fatalError() }
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSIndexPath, result: inout IndexPath?) -> Bool {
        false
    }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSIndexPath?) -> IndexPath { fatalError() }
}

extension URL: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSURL { fatalError() }
    public static func _forceBridgeFromObjectiveC(_ source: NSURL, result: inout URL?) { fatalError() }
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSURL, result: inout URL?) -> Bool { false }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSURL?) -> URL { fatalError() }
}

// MARK: - Notifications

public struct Notification {
    public struct Name: Hashable, Sendable {}
    public var object: Any?
}

open class NotificationCenter: NSObject, @unchecked Sendable {
    open class var `default`: NotificationCenter { fatalError() }

    open func addObserver(
        forName name: Notification.Name?,
        object: Any?,
        queue: OperationQueue?,
        using block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol { fatalError() }
}

open class OperationQueue: NSObject, @unchecked Sendable {}

// MARK: - Errors

extension NSError: Error {}

extension Error {
    public var localizedDescription: String { fatalError() }
}

public func _convertErrorToNSError(_ error: any Error) -> NSError { fatalError("\(error)") }
public func _convertNSErrorToError(_ error: NSError?) -> any Error { fatalError("\(String(describing: error))") }

public let NSUnderlyingErrorKey = "NSUnderlyingError"
public let NSPOSIXErrorDomain = "NSPOSIXErrorDomain"

public struct CocoaError: Error {
    public struct Code: Hashable, Sendable {
        public static func ~= (code: Code, error: any Error) -> Bool { fatalError() }
    }
    public static var fileReadNoSuchFile: Code { fatalError() }
}

public struct POSIXErrorCode: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int32
    public init?(rawValue: Int32) { fatalError() }
    public static var EIO: POSIXErrorCode { fatalError() }
}

public struct POSIXError: Error {
    public init(_ code: POSIXErrorCode) { fatalError() }
    public var code: POSIXErrorCode { fatalError() }
}

public protocol LocalizedError: Error {
    var errorDescription: String? { get }
    var failureReason: String? { get }
    var recoverySuggestion: String? { get }
    var helpAnchor: String? { get }
}

extension LocalizedError {
    public var errorDescription: String? { nil }
    public var failureReason: String? { nil }
    public var recoverySuggestion: String? { nil }
    public var helpAnchor: String? { nil }
}

// MARK: - Values

public typealias TimeInterval = Double

public struct Data: Hashable, Sendable, RandomAccessCollection, MutableCollection, RangeReplaceableCollection {
    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
    }

    public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let atomic = WritingOptions(rawValue: 1)
    }

    public struct Base64DecodingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
    }

    private var bytes: [UInt8] = []

    public init() {}
    public init<Bytes: Sequence>(_ bytes: Bytes) where Bytes.Element == UInt8 { self.bytes = Array(bytes) }
    public init(contentsOf url: URL, options: ReadingOptions = []) throws { fatalError() }
    public init?(base64Encoded text: String, options: Base64DecodingOptions = []) { fatalError() }

    public func write(to url: URL, options: WritingOptions = []) throws {}

    public var startIndex: Int { 0 }
    public var endIndex: Int { bytes.count }
    public subscript(index: Int) -> UInt8 {
        get { bytes[index] }
        set { bytes[index] = newValue }
    }
    public subscript(bounds: Range<Int>) -> Data {
        get { Data(bytes[bounds]) }
        set { bytes.replaceSubrange(bounds, with: newValue) }
    }
    public mutating func replaceSubrange<Bytes: Collection>(_ bounds: Range<Int>, with bytes: Bytes)
    where Bytes.Element == UInt8 {
        self.bytes.replaceSubrange(bounds, with: bytes)
    }
}

public struct URL: Hashable, Sendable {
    @available(macOS 13.0, iOS 16.0, tvOS 16.0, watchOS 9.0, *)
    public enum DirectoryHint: Sendable {
        case isDirectory, notDirectory, checkFileSystem, inferFromPath
    }

    @available(macOS 13.0, iOS 16.0, tvOS 16.0, watchOS 9.0, *)
    public init(
        filePath path: String,
        directoryHint: DirectoryHint = .inferFromPath,
        relativeTo base: URL? = nil
    ) { fatalError() }
    @available(macOS 13.0, iOS 16.0, tvOS 16.0, watchOS 9.0, *)
    public static var homeDirectory: URL { fatalError() }
    @available(macOS 13.0, iOS 16.0, tvOS 16.0, watchOS 9.0, *)
    public static var applicationSupportDirectory: URL { fatalError() }
    public init(fileURLWithPath path: String) { fatalError() }
    public init?(string: String) { fatalError() }

    public var path: String { fatalError() }
    public var relativePath: String { fatalError() }
    public var lastPathComponent: String { fatalError() }
    public var pathExtension: String { fatalError() }
    public var standardizedFileURL: URL { fatalError() }
    public func resolvingSymlinksInPath() -> URL { fatalError() }
    public func deletingLastPathComponent() -> URL { fatalError() }
    public func appendingPathComponent(_ component: String) -> URL { fatalError() }
    public func appendingPathExtension(_ pathExtension: String) -> URL { fatalError() }
    @available(macOS 13.0, iOS 16.0, tvOS 16.0, watchOS 9.0, *)
    public func appending(path: String, directoryHint: DirectoryHint = .inferFromPath) -> URL { fatalError() }
    @available(macOS 13.0, iOS 16.0, tvOS 16.0, watchOS 9.0, *)
    public func path(percentEncoded: Bool = true) -> String { fatalError() }
    public func resourceValues(forKeys keys: Set<URLResourceKey>) throws -> URLResourceValues { fatalError() }
}

public struct URLResourceKey: Hashable, Sendable {
    private let rawValue: String
    public static let fileSizeKey = URLResourceKey(rawValue: "fileSize")
    public static let isDirectoryKey = URLResourceKey(rawValue: "isDirectory")
    public static let isRegularFileKey = URLResourceKey(rawValue: "isRegularFile")
}

public struct URLResourceValues {
    public var fileSize: Int? { fatalError() }
    public var isDirectory: Bool? { fatalError() }
    public var isRegularFile: Bool? { fatalError() }
}

public struct CharacterSet: Hashable, Sendable {
    public init(charactersIn characters: String) { fatalError() }
    public static let urlPathAllowed = CharacterSet(charactersIn: "")
    public static let whitespaces = CharacterSet(charactersIn: "")
    public static let whitespacesAndNewlines = CharacterSet(charactersIn: "")
    public func union(_ other: CharacterSet) -> CharacterSet { fatalError() }
    public func subtracting(_ other: CharacterSet) -> CharacterSet { fatalError() }
}

extension StringProtocol {
    public var precomposedStringWithCanonicalMapping: String { fatalError() }
    public var decomposedStringWithCanonicalMapping: String { fatalError() }
    public func addingPercentEncoding(withAllowedCharacters characters: CharacterSet) -> String? { fatalError() }
    public func components<Separator: StringProtocol>(separatedBy separator: Separator) -> [String] { fatalError() }
    public func padding<Padding: StringProtocol>(
        toLength length: Int,
        withPad padding: Padding,
        startingAt index: Int
    ) -> String { fatalError() }
    public func replacingOccurrences<Target: StringProtocol, Replacement: StringProtocol>(
        of target: Target,
        with replacement: Replacement
    ) -> String { fatalError() }
    public func trimmingCharacters(in characters: CharacterSet) -> String { fatalError() }
}

extension String {
    public struct Encoding: Hashable, Sendable {
        public static var utf16: Encoding { fatalError() }
    }

    public init?(data: Data, encoding: Encoding) { fatalError() }
}

// MARK: - Languages

public struct Locale: Hashable, Sendable {
    public init(identifier: String) { fatalError() }
    public static var preferredLanguages: [String] { fatalError() }
    public func localizedString(forRegionCode code: String) -> String? { fatalError() }
}

@available(macOS 12.0, iOS 15.0, tvOS 15.0, watchOS 8.0, *)
public protocol FormatStyle {
    associatedtype FormatInput
    associatedtype FormatOutput
}

@available(macOS 12.0, iOS 15.0, tvOS 15.0, watchOS 8.0, *)
public struct IntegerFormatStyle<Value: BinaryInteger>: FormatStyle {
    public typealias FormatInput = Value
    public typealias FormatOutput = String
    public func locale(_ locale: Locale) -> Self { self }
}

@available(macOS 12.0, iOS 15.0, tvOS 15.0, watchOS 8.0, *)
public struct FloatingPointFormatStyle<Value: BinaryFloatingPoint>: FormatStyle {
    public struct Precision {
        public static func fractionLength(_ length: Int) -> Precision { fatalError() }
    }
    public typealias FormatInput = Value
    public typealias FormatOutput = String
    public func locale(_ locale: Locale) -> Self { self }
    public func precision(_ precision: Precision) -> Self { self }
}

@available(macOS 12.0, iOS 15.0, tvOS 15.0, watchOS 8.0, *)
extension FormatStyle where Self == IntegerFormatStyle<Int> {
    public static var number: Self { fatalError() }
}

@available(macOS 12.0, iOS 15.0, tvOS 15.0, watchOS 8.0, *)
extension FormatStyle where Self == FloatingPointFormatStyle<Double> {
    public static var number: Self { fatalError() }
}

@available(macOS 12.0, iOS 15.0, tvOS 15.0, watchOS 8.0, *)
extension BinaryInteger {
    public func formatted<Style: FormatStyle>(_ style: Style) -> Style.FormatOutput
    where Style.FormatInput == Self { fatalError() }
}

@available(macOS 12.0, iOS 15.0, tvOS 15.0, watchOS 8.0, *)
extension BinaryFloatingPoint {
    public func formatted<Style: FormatStyle>(_ style: Style) -> Style.FormatOutput
    where Style.FormatInput == Self { fatalError() }
}

// MARK: - Coding

open class JSONEncoder: @unchecked Sendable {
    public struct OutputFormatting: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let prettyPrinted = OutputFormatting(rawValue: 1)
        @available(macOS 10.13, iOS 11.0, *)
        public static let sortedKeys = OutputFormatting(rawValue: 2)
        @available(macOS 10.15, iOS 13.0, *)
        public static let withoutEscapingSlashes = OutputFormatting(rawValue: 8)
    }

    public init() {}
    open var outputFormatting: OutputFormatting = []
    open func encode<Value: Encodable>(_ value: Value) throws -> Data { fatalError() }
}

open class JSONDecoder: @unchecked Sendable {
    public init() {}
    open func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value { fatalError() }
}

// MARK: - Files and processes

public struct FileAttributeKey: Hashable, Sendable {
    private let rawValue: String
    public static let type = FileAttributeKey(rawValue: "type")
}

public struct FileAttributeType: Hashable, Sendable {
    private let rawValue: String
    public static let typeDirectory = FileAttributeType(rawValue: "directory")
    public static let typeRegular = FileAttributeType(rawValue: "regular")
    public static let typeSymbolicLink = FileAttributeType(rawValue: "link")
}

open class FileManager: NSObject, @unchecked Sendable {
    open class var `default`: FileManager { fatalError() }
    open func fileExists(atPath path: String) -> Bool { fatalError() }
    open func fileExists(atPath path: String, isDirectory: UnsafeMutablePointer<ObjCBool>?) -> Bool { fatalError() }
    open var currentDirectoryPath: String { fatalError() }
    open var temporaryDirectory: URL { fatalError() }
    open func contentsOfDirectory(atPath path: String) throws -> [String] { fatalError() }
    open func attributesOfItem(atPath path: String) throws -> [FileAttributeKey: Any] { fatalError() }
    open func contents(atPath path: String) -> Data? { fatalError() }
    open func createDirectory(
        atPath path: String,
        withIntermediateDirectories: Bool,
        attributes: [FileAttributeKey: Any]? = nil
    ) throws {}
    open func createDirectory(
        at url: URL,
        withIntermediateDirectories: Bool,
        attributes: [FileAttributeKey: Any]? = nil
    ) throws {}
    open func removeItem(at url: URL) throws {}
}

public struct UUID: Hashable, Sendable {
    public init() {}
    public var uuidString: String { fatalError() }
}

open class FileHandle: NSObject, @unchecked Sendable {
    public convenience init(forReadingFrom url: URL) throws { fatalError() }
    public init(fileDescriptor: Int32, closeOnDealloc: Bool) { fatalError() }
    open class var standardInput: FileHandle { fatalError() }
    open class var standardOutput: FileHandle { fatalError() }
    open class var standardError: FileHandle { fatalError() }
    open var fileDescriptor: Int32 { fatalError() }
    open func write(_ data: Data) {}
    public func write<Bytes: Sequence>(contentsOf bytes: Bytes) throws where Bytes.Element == UInt8 {}
    public func read(upToCount count: Int) throws -> Data? { fatalError() }
    public func readToEnd() throws -> Data? { fatalError() }
    open func readDataToEndOfFile() -> Data { fatalError() }
    public func close() throws {}
}

// Functions and variables that the Swift part of the module Darwin declares.
public func open(_ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 { fatalError() }
public func open(_ path: UnsafePointer<CChar>, _ flags: Int32, _ mode: UInt16) -> Int32 { fatalError() }
public var errno: Int32 {
    get { fatalError() }
    set {}
}

#if os(macOS)
    open class Pipe: NSObject, @unchecked Sendable {
        open var fileHandleForReading: FileHandle { fatalError() }
    }

    open class Process: NSObject, @unchecked Sendable {
        open var executableURL: URL?
        open var arguments: [String]?
        open var standardOutput: Any?
        open func run() throws {}
        open func waitUntilExit() {}
        open var terminationStatus: Int32 { fatalError() }
    }
#endif

open class PropertyListSerialization: NSObject {
    public struct ReadOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
    }

    public enum PropertyListFormat: UInt, @unchecked Sendable {
        case openStep = 1
        case xml = 100
        case binary = 200
    }

    open class func propertyList(
        from data: Data,
        options: ReadOptions = [],
        format: UnsafeMutablePointer<PropertyListFormat>?
    ) throws -> Any { fatalError() }
}

open class ProcessInfo: NSObject, @unchecked Sendable {
    open class var processInfo: ProcessInfo { fatalError() }
    open var arguments: [String] { fatalError() }
    open var environment: [String: String] { fatalError() }
}

@available(*, unavailable)
extension URLResourceValues: Sendable {}

// MARK: - Key-value observing

public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
}

public struct NSKeyValueObservedChange<Value> {
    public let newValue: Value?
}

public class NSKeyValueObservation: NSObject {
    public func invalidate() {}
}

public protocol _KeyValueCodingAndObserving {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
    @preconcurrency
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>,
        options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation { fatalError() }
}
