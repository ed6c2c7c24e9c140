import StoryCodeUIKit
import UIKit

/// Registers the components before UIKit makes the storyboard, because the default container injects its controllers.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    override init() {
        super.init()
        do { try UIStoryboard.defaultContainer.append(part: AppPart.self) } catch { fatalError("\(error)") }
    }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
}
