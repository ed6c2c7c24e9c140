import StoryCodeScenes
import Testing

/// A dictionary forgets released objects, and no others.
struct WeakDictionaryTests {
    private final class Key {}

    @Test func releasedObjectsAreRemoved() {
        var dictionary = WeakDictionary<String>()
        let (kept, removed) = (Key(), Key())
        dictionary[kept] = "kept"
        dictionary[removed] = "removed"
        do { dictionary[Key()] = "released" }
        #expect(dictionary.count == 3)
        dictionary[removed] = nil
        dictionary.removeReleased()
        #expect(dictionary.count == 1)
        #expect(dictionary[kept] == "kept" && dictionary[removed] == nil)
    }

    @Test func entriesOfReleasedObjectsAreRemovedFromTimeToTime() {
        var dictionary = WeakDictionary<Int>()
        let kept = (0..<20).map { _ in Key() }
        for (number, key) in kept.enumerated() { dictionary[key] = number }
        var released = (0..<1000).map { _ in Key() }
        var largest = 0
        while let key = released.popLast() {
            dictionary[key] = 0
            largest = max(largest, dictionary.count)
        }
        #expect(largest == 40)
        #expect(kept.map { dictionary[$0] } == Array(0..<20))
    }
}
