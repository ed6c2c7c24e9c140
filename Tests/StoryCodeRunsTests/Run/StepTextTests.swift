import Testing

@testable import StoryCodeRuns

/// The texts of steps in pictures.
struct StepTextTests {
    @Test(
        arguments: [
            (.zero, "0 ms"), (.seconds(2), "2000 ms"), (.microseconds(1_500), "1.500 ms"),
            (.microseconds(2_000_015), "2000.015 ms"), (.nanoseconds(1_999), "0.001 ms"),
            (.nanoseconds(999), "0 ms"), (.microseconds(-1_015), "-1.015 ms"),
            (.microseconds(-500), "-0.500 ms"),
            (.seconds(9_223_372_036_854_774), "9223372036854774000 ms"),
            (.seconds(9_223_372_036_854_775) + .milliseconds(900), "9223372036854775 s"),
            (.seconds(9_223_372_036_854_776), "9223372036854776 s"),
        ] as [(Duration, String)]
    )
    func timesAreInMilliseconds(time: Duration, text: String) {
        #expect(LifecycleRun.text(time) == text)
    }
}
