public import Observation

/// The problems that the user should know of, the latest last, which every page shows.
@MainActor
@Observable
public final class Notices {
    private struct Notice {
        let subject: String
        let text: String
        let retry: (@MainActor () -> Void)?
    }

    /// The language of the texts.
    public let language: Language

    private var notices: [Notice] = []

    /// Creates an empty list.
    public init(language: Language) { self.language = language }

    /// The texts.
    public var texts: [String] { notices.map(\.text) }

    /// Whether one of the problems can be solved by another try.
    public var canRetry: Bool { notices.contains { $0.retry != nil } }

    /// Adds a text, or replaces the one about the same subject.
    ///
    /// - Parameter retry: Tries again what has failed, and removes the text if it succeeds.
    public func add(_ text: String, about subject: String? = nil, retry: (@MainActor () -> Void)? = nil) {
        let subject = subject ?? text
        if notices.last(where: { $0.subject == subject })?.text != text {
            remove(about: subject)
            notices.append(Notice(subject: subject, text: text, retry: retry))
        }
    }

    /// Removes the text about a subject.
    public func remove(about subject: String) {
        if notices.contains(where: { $0.subject == subject }) { notices.removeAll { $0.subject == subject } }
    }

    /// Tries again everything that has failed, and removes the texts for which there is nothing to try.
    public func retry() {
        let earlier = notices
        notices.removeAll { $0.retry == nil }
        for notice in earlier { notice.retry?() }
    }

    /// Returns the result of reading saved state, or nil with a notice if it cannot be read.
    public func restore<Result>(_ body: () throws -> Result?) -> Result? {
        do { return try body() } catch {
            add(language.isNotRestored("\(error)"))
            return nil
        }
    }
}
