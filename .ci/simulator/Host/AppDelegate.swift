import UIKit

/// The app in which the tests run: it has one window scene, and shows nothing itself.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {}
