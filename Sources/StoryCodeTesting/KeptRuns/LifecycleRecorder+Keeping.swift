import StoryCodeRuns

extension LifecycleRecorder {
    /// Leaves the run of a failed test in a folder if the environment names one.
    ///
    /// - Returns: Where the run is, or why it could not be written.
    func keepRun(of test: TestName, in parent: String? = RunFolder.parentInEnvironment) -> String? {
        guard let parent else { return nil }
        let path = folder.reserve(for: test, in: parent)
        return RunFolder.write(run(title: test.function), to: path) ?? RunFolder.sentence(about: path)
    }
}
