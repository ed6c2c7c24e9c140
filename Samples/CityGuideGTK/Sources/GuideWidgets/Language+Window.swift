import CityGuideBase

extension Language {
    /// The name of the list of rows.
    var rows: String { self("Rows", "Zeilen") }

    /// The texts of the window, of its menu and of the dialogs that the menu opens.
    var windowTexts: KeyValuePairs<String, String> {
        [
            "menu": self("Menu", "Menü"),
            "inspect": self("Controllers and events", "Controller und Ereignisse"),
            "dark": self("Dark", "Dunkel"),
            "shortcuts": self("Keyboard shortcuts", "Tastenkürzel"),
            "about": self("About CityGuide", "Über CityGuide"),
            "quit": self("Quit", "Beenden"),
            "back": back,
            "search": search,
            "open": self("Open or change the row", "Zeile öffnen oder ändern"),
            "tabs": self("Select a tab", "Tab auswählen"),
            "commands": self("Press the button with the letter", "Schaltfläche mit dem Buchstaben"),
            "comments": self("A guide to cities: a sample of StoryCode", "Städte der Welt: ein Beispiel zu StoryCode"),
        ]
    }
}
