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

    /// The memory of a released object is used again soon.
    @Test func newObjectHasNoValueOfAReleasedOne() {
        var dictionary = WeakDictionary<Int>()
        var values: [Int?] = []
        for number in 0..<10 {
            do { dictionary[Key()] = number }
            values.append(dictionary[Key()])
        }
        #expect(values == Array(repeating: nil, count: 10))
    }

    @Test(arguments: [(0, 16), (20, 40)])
    func entriesOfReleasedObjectsAreRemovedFromTimeToTime(keptCount: Int, limit: Int) {
        var dictionary = WeakDictionary<Int>()
        let kept = (0..<keptCount).map { _ in Key() }
        for (number, key) in kept.enumerated() { dictionary[key] = number }
        var released = (0..<1000).map { _ in Key() }
        var largest = 0
        while let key = released.popLast() {
            dictionary[key] = 0
            largest = max(largest, dictionary.count)
        }
        #expect(largest == limit)
        #expect(kept.map { dictionary[$0] } == Array(0..<keptCount))
    }
}
