import StoryCode
import TestSupport
import Testing

@testable import StoryCodeScenes
@testable import StoryCodeScreens

/// The contents of a bag are released or run when the bag is emptied.
@MainActor
struct ResourceBagTests {
    let log = Log()
    let bag = ResourceBag()

    /// An object that adds a line when it is released.
    @MainActor
    final class Token {
        let name: String
        let log: Log

        init(_ name: String, log: Log) {
            self.name = name
            self.log = log
        }

        isolated deinit { log.add("\(name) released") }
    }

    @Test func bagIsEmptiedInReverseOrder() {
        bag.insert { [log] in log.add("first") }
        bag.keep(Token("second", log: log))
        bag.insert { [log] in log.add("third") }
        bag.keep(Token("fourth", log: log))
        #expect(!bag.isEmpty)
        #expect(log.take() == [])
        bag.empty()
        #expect(bag.isEmpty)
        #expect(log.take() == ["fourth released", "third", "second released", "first"])
        bag.empty()
        #expect(log.take() == [])
    }

    @Test func closureIsReleasedAfterItRan() {
        let token = Token("captured", log: log)
        bag.insert { [log] in log.add("first") }
        bag.insert { [log, token] in log.add("done with \(token.name)") }
        _ = consume token
        bag.empty()
        #expect(log.take() == ["done with captured", "captured released", "first"])
    }

    @Test func insertionDuringEmptyingStays() {
        bag.insert { [log] in log.add("first") }
        bag.insert { [log, bag] in
            log.add("second")
            bag.insert { log.add("of the next life") }
            bag.keep(Token("token of the next life", log: log))
        }
        bag.empty()
        #expect(log.take() == ["second", "first"])
        bag.empty()
        #expect(log.take() == ["token of the next life released", "of the next life"])
    }

    @Test func nestedEmptyingRunsEachClosureOnce() {
        bag.insert { [log] in log.add("first") }
        bag.insert { [log, bag] in
            bag.insert { log.add("inserted meanwhile") }
            bag.empty()
            log.add("second")
        }
        bag.empty()
        #expect(log.take() == ["inserted meanwhile", "second", "first"])
        #expect(bag.isEmpty)
    }

    @Test func endedBagKeepsNothing() {
        bag.insert { [log, bag] in
            log.add("last")
            bag.insert { log.add("at once") }
        }
        bag.end()
        bag.keep(Token("token", log: log))
        #expect(bag.isEmpty)
        #expect(log.take() == ["last", "at once", "token released"])
    }
}
