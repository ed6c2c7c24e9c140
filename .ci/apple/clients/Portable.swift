// An app of portable screens without annotations, in each mode of the language.

import StoryCode

struct Draft: Codable {
    var text = ""
}

class DraftController: ViewController {
    var draft = Draft()
}

extension DraftController: Awakable {
    func awake() {
        draft = (try? stateKeeper.consume("draft", as: Draft.self)) ?? Draft()
        stateKeeper.register("draft") { [weak self] in self?.draft }
        stateKeeper.register("page") { 7 }
    }
}

class DraftLogger: ViewObserver {
    var lines: [String] = []

    func viewDidLoad() { lines.append("viewDidLoad") }
}

func makeDraft() -> DraftController {
    Scene {
        return DraftController()
    }.with {
        return DraftLogger()
    }.instantiate(connect: { controller, logger in
        controller.title = "\(logger.lines.count)"
    })
}
