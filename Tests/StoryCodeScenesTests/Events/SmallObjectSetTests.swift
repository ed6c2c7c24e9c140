import Testing

@testable import StoryCodeScenes

/// A set of objects, of which the first four need no allocation.
struct SmallObjectSetTests {
    private final class Object {}

    @Test func eachObjectIsInsertedOnce() {
        let objects = (0..<6).map { _ in Object() }
        var set = SmallObjectSet()
        var (isNew, isNewAgain): ([Bool], [Bool]) = ([], [])
        for object in objects { isNew.append(set.insert(object)) }
        for object in objects { isNewAgain.append(set.insert(object)) }
        #expect(isNew == Array(repeating: true, count: 6) && isNewAgain == Array(repeating: false, count: 6))
        #expect(objects.map { set.contains($0) } == isNew && !set.contains(Object()))
    }
}
