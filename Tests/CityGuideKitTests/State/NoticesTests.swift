import CityGuideBase
import Testing

/// The problems that every page shows.
@MainActor
struct NoticesTests {
    let notices = Notices(language: .english)

    @Test func laterTextReplacesTheOneAboutTheSameSubject() {
        notices.add("a", about: "file")
        notices.add("b")
        notices.add("c", about: "file")
        #expect(notices.texts == ["b", "c"])
        notices.remove(about: "file")
        notices.remove(about: "unknown")
        #expect(notices.texts == ["b"])
    }

    @Test func sameTextStaysInItsPlace() {
        notices.add("a", about: "file")
        notices.add("b")
        notices.add("a", about: "file")
        notices.add("b")
        #expect(notices.texts == ["a", "b"])
    }

    @Test func retryRemovesWhatHasNothingToTry() {
        var tries = 0
        notices.add("a") { tries += 1 }
        notices.add("b")
        #expect(notices.canRetry)
        notices.retry()
        #expect(notices.texts == ["a"] && tries == 1)
        notices.remove(about: "a")
        #expect(notices.texts.isEmpty && !notices.canRetry)
    }

    @Test func failedReadingIsANotice() {
        struct Failure: Error {}
        #expect(notices.restore { 1 } == 1 && notices.texts.isEmpty)
        #expect(notices.restore { () throws -> Int? in throw Failure() } == nil)
        #expect(notices.texts == [Language.english.isNotRestored("Failure()")])
    }
}
