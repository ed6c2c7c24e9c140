import CityGuideBase

extension Language {
    var help: String { self("Help", "Hilfe") }
    var close: String { self("Close", "Schließen") }
    var clear: String { self("Clear", "Löschen") }
    var toSearch: String { self("to search", "zum Suchen") }

    /// The keys and what they do.
    var keys: KeyValuePairs<String, String> {
        [
            "↑ ↓": self("Select a row", "Zeile auswählen"),
            "PgUp End": self("Move further", "Weiter springen"),
            "Enter →": self("Open or change", "Öffnen oder ändern"),
            "Esc ←": back,
            "Tab": self("Next tab", "Nächster Tab"),
            "/": self("Search; also paste", "Suchen; auch einfügen"),
            "f s r": self("Favourite, settings, retry", "Favorit, Einstellungen, neu"),
            "i": self("Inspect controllers", "Controller ansehen"),
            "q": self("Quit", "Beenden"),
        ]
    }
}
