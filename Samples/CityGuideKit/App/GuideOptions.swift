public import CityGuideBase
public import CityGuideModels
public import Foundation
public import StoryCode

/// The options with which each host of the guide can be started.
@MainActor
public struct GuideOptions {
    /// The options, each with a name for its value.
    public static let known = [
        (option: "--open", value: "<link>"), ("--language", "<en or de>"), ("--data", "<folder>"),
        ("--delay", "<milliseconds>"), ("--failures", "<count>"), ("--log", "<file>"),
    ]

    /// What to show instead of the last screen, such as `cities/oslo-no`.
    public let link: String?
    /// The language of all texts.
    public let language: Language
    /// The folder of the app's files.
    public let folder: URL

    private let delay: UInt16
    private let failures: UInt16

    /// Reads the options.
    ///
    /// - Parameter value: Returns the value of an option, or nil without the option.
    public init(_ value: (String) -> String?) throws(OptionError) {
        link = value("--open")
        language = try OptionError.read("--language", value, "en or de", or: .preferred(), Language.init)
        folder = value("--data").map { URL(filePath: $0) } ?? DataFolder.standard()
        delay = try OptionError.read("--delay", value, "milliseconds, such as 3000", or: 0, UInt16.init)
        failures = try OptionError.read("--failures", value, "a count, such as 1", or: 0, UInt16.init)
    }

    /// Returns the source of the cities, which is slow and fails if the options say so.
    public func source(_ scheduler: any LifecycleScheduler) -> any CitySource {
        let delay = Duration.milliseconds(delay)
        return UnreliableSource(IncludedCities(), delay: delay, failures: Int(failures), scheduler: scheduler)
    }
}

/// The error of an option with a wrong value.
public struct OptionError: Error, CustomStringConvertible {
    let option: String
    let text: String
    let expected: String

    /// Returns the value of an option, or an initial one without the option.
    public static func read<Value>(
        _ option: String,
        _ value: (String) -> String?,
        _ expected: String,
        or initial: Value,
        _ read: (String) -> Value?
    ) throws(OptionError) -> Value {
        guard let text = value(option) else { return initial }
        guard let value = read(text) else { throw OptionError(option: option, text: text, expected: expected) }
        return value
    }

    /// The value and what was expected in its place.
    public var description: String { "'\(text)' is no value of \(option); expected \(expected)" }
}
