// Refused: in a synchronous nonisolated context

import StoryCode

nonisolated func load(_ controller: ViewController) {
    controller.loadViewIfNeeded()
}
