#if canImport(UIKit) && !os(watchOS)
    package import StoryCodeContainer
    package import StoryCodeInjection
    import StoryCodeScenes
    package import UIKit

    extension UIViewController: InjectedController {
        package var storyboardContainer: Container? {
            ControllerRecord.existing(of: self)?.injection.container ?? storyboard?.injectingContainer
        }

        package var storyboardInjection: StoryboardInjection { ControllerRecord.of(self).injection }
        package var injectedContents: [any InjectedController] { children }
        package var injectingStoryboard: (any InjectingStoryboard)? { storyboard }
        package var loadedInjectedView: (any InjectedView)? { viewIfLoaded }
        package func observeInjection() { ControllerRecord.of(self).observe(.events, of: self) }
    }

    // MARK: - Views

    extension UIView: InjectedView {
        // The responder after the view of a controller is the controller.
        package var injectedSubviews: [any InjectedView] { subviews.filter { !($0.next is UIViewController) } }

        package func observeCells(injectedBy container: Container) {
            guard self is UITableView || self is UICollectionView, PlatformRuntime.object(of: self) == nil else {
                return
            }
            PlatformRuntime.setObject(container, of: self)
            PlatformRuntime.observe(.cells, of: self).reportRefusal(of: self, "its cells are not injected")
        }

        /// Injects a cell, or another view, that a list has made, unless it was injected before and is reused.
        func injectCell(_ cell: AnyObject?) {
            guard let cell = cell as? UIView, PlatformRuntime.object(of: cell) == nil,
                let container = PlatformRuntime.object(of: self) as? Container
            else { return }
            PlatformRuntime.setObject(container, of: cell)
            cell.inject(from: container)
        }
    }
#endif
