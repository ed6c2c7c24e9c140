@testable import StoryCodeRuns

extension LifecycleRun.Participant {
    /// Returns the participant with another release.
    func released(after step: Int?) -> Self {
        Self(id: id, name: name, typeName: typeName, role: role, owner: owner, releasedAfter: step)
    }
}
