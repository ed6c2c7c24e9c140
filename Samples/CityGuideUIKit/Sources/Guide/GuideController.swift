import UIKit

/// The tabs of the storyboard, each with a stack and its list.
final class GuideController: UITabBarController {}
