// The declarations of the module os that the library uses, written from the public documentation.
//
// A target of this name makes `canImport(os)` true, so the tests see what Apple's systems log.

public enum OSLogPrivacy: Sendable { case auto, `public` }

public enum OSLogType: Sendable { case `default`, error, fault }

public struct OSLogMessage: ExpressibleByStringInterpolation {
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var text = ""

        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) { text += literal }
        public mutating func appendInterpolation(_ text: String, privacy: OSLogPrivacy = .auto) {
            self.text += privacy == .public ? text : "<private>"
        }
    }

    fileprivate let text: String

    public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }
    public init(stringLiteral value: String) { text = value }
}

public struct Logger: Sendable {
    /// Receives what the current task logs.
    @TaskLocal public static var stubReceive: @Sendable (String) -> Void = { print($0) }

    private let category: String

    public init(subsystem: String, category: String) { self.category = "\(subsystem) \(category)" }

    public func log(level: OSLogType, _ message: OSLogMessage) {
        Self.stubReceive("\(category) \(level): \(message.text)")
    }
}
