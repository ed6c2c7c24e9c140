import Testing

@testable import StoryboardFiles

/// Names that are distinguished by numbers.
struct UniqueNamesTests {
    @Test func takenNamesHaveNumbers() {
        var names = UniqueNames(["a", "b2"])
        let added = ["a", "b", "b", "a", "a2", "b", "c"].map { names.add($0) }
        #expect(added == ["a2", "b", "b3", "a3", "a22", "b4", "c"])
        #expect(names.contains("a22") && !names.contains("a4"))
    }
}
