/// A cycle of strong references through a scene, which prevents its release.
///
/// The description shows the way from one part of the scene back to it, by the names of properties, and marks the first
/// reference that the program can change.
///
/// See <doc:/StoryCodeTesting/Finding-what-retains-a-scene>.
public struct RetainCycle: Hashable, Sendable, CustomStringConvertible {
    /// The parts of the scene and the paths between them, one in each line.
    public let description: String
}
