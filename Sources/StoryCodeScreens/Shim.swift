import StoryCodeScenes

@MainActor
package enum OutermostCall {
    package static func enter() { LifecycleRuntime.begin() }
    package static func leave() { LifecycleRuntime.end() }
}
