import StoryCode

/// What has happened since the last look.
final class Journal {
    private(set) var lines: [String] = []

    func note(_ line: String) { lines.append(line) }

    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

/// A helper that writes down what happens to the view of its scene.
final class Tracker: ViewObserver {
    private let name: String
    private let journal: Journal

    init(_ name: String, journal: Journal) {
        self.name = name
        self.journal = journal
    }

    func viewDidLoad() { journal.note("\(name).viewDidLoad") }
    func viewWillAppear(_ animated: Bool) { journal.note("\(name).viewWillAppear") }
    func viewIsAppearing(_ animated: Bool) { journal.note("\(name).viewIsAppearing") }
    func viewDidAppear(_ animated: Bool) { journal.note("\(name).viewDidAppear") }
    func viewWillDisappear(_ animated: Bool) { journal.note("\(name).viewWillDisappear") }
    func viewDidDisappear(_ animated: Bool) { journal.note("\(name).viewDidDisappear") }
}

/// A screen of the tour: a controller and the helper that writes.
func screen(_ name: String, journal: Journal) -> ViewController {
    Scene {
        ViewController()
    }.with {
        Tracker(name, journal: journal)
    }.instantiate()
}
