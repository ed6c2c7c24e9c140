public import Foundation

/// A language of the guide, which has all its texts: each module and each host adds its own as properties.
public enum Language: String, CaseIterable, Sendable {
    /// English.
    case english = "en"
    /// German.
    case german = "de"

    /// Returns the first language that the environment names in `LC_ALL`, `LC_MESSAGES` or `LANG`, or else English.
    public static func preferred(environment: [String: String] = ProcessInfo.processInfo.environment) -> Language {
        let named = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
        return Language(rawValue: String(named?.prefix { $0.isLetter } ?? "")) ?? .english
    }

    /// Returns the text in this language.
    public func callAsFunction(_ english: String, _ german: String) -> String { self == .english ? english : german }

    /// The locale for numbers and names, which does not depend on the machine.
    public var locale: Locale { Locale(identifier: rawValue) }
}

// MARK: - Texts

extension Language {
    /// The command that tries again what has failed.
    public var retry: String { self("Retry", "Wiederholen") }

    /// The way to the screen before.
    public var back: String { self("Back", "Zurück") }

    /// The command that removes notices.
    var dismiss: String { self("Dismiss", "Ausblenden") }

    /// The command that dismisses a sheet.
    public var done: String { self("Done", "Fertig") }

    /// The action of a row that leads to another screen.
    public var open: String { self("Open", "Öffnen") }

    /// The action of a row that changes a value.
    public var change: String { self("Change", "Ändern") }

    /// The chapter of a row that was selected.
    public var select: String { self("Select", "Auswählen") }

    /// The chapter of a search, and the name of its field.
    public var search: String { self("Search", "Suchen") }

    /// The notice of a state that cannot be read.
    public func isNotRestored(_ error: String) -> String {
        self("The last screen is not restored: \(error)", "Der letzte Bildschirm kehrt nicht zurück: \(error)")
    }

    func cannotBeSaved(_ file: URL, _ error: any Error) -> String {
        // The error of the system says more than the one around it, and the text of C more than its description.
        let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error ?? error
        let text = (cause as? POSIXError).map { unsafe String(cString: strerror($0.code.rawValue)) }
        let (name, reason) = (file.lastPathComponent, text ?? cause.localizedDescription)
        let folder = file.deletingLastPathComponent().path
        return self(
            "\(name) cannot be read or written: \(reason). To fix: Make it and \(folder) writable, and free disk space.",
            "\(name) lässt sich nicht lesen oder schreiben: \(reason). Abhilfe: \(folder) schreibbar machen, Platz schaffen."
        )
    }

    func isSetAside(_ path: String, as copy: String) -> String {
        self(
            "\(path) could not be decoded, and is kept as \(copy).",
            "\(path) ist nicht lesbar und bleibt als \(copy) erhalten."
        )
    }
}
