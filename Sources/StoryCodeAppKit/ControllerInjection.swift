#if canImport(AppKit) && !targetEnvironment(macCatalyst)
    package import AppKit
    package import StoryCodeContainer
    package import StoryCodeInjection
    import StoryCodeScenes

    extension InjectedController where Self: NSResponder {
        /// What is stored with the controller, if there is something.
        private var existingInjection: StoryboardInjection? { PlatformRuntime.object(of: self) as? StoryboardInjection }

        package var storyboardContainer: Container? {
            existingInjection?.container ?? injectingStoryboard?.storyboardRecord?.container
        }

        package var storyboardInjection: StoryboardInjection {
            if let existingInjection { return existingInjection }
            let injection = StoryboardInjection()
            PlatformRuntime.setObject(injection, of: self)
            return injection
        }

        package func observeInjection() {
            PlatformRuntime.observe(.controller, of: self)
                .reportRefusal(of: self, "its segues cannot be observed")
        }
    }

    extension NSViewController: InjectedController {
        package var injectedContents: [any InjectedController] { children }
        package var injectingStoryboard: (any InjectingStoryboard)? { storyboard }
        package var loadedInjectedView: (any InjectedView)? { isViewLoaded ? view : nil }
    }

    extension NSWindowController: InjectedController {
        package var injectedContents: [any InjectedController] { [contentViewController].compactMap(\.self) }
        package var injectingStoryboard: (any InjectingStoryboard)? { storyboard }
        package var loadedInjectedView: (any InjectedView)? { nil }
    }

    // MARK: - Views

    extension NSView: InjectedView {
        // The responder after the view of a controller is the controller, which retains the view.
        package var injectedSubviews: [any InjectedView] {
            subviews.filter { unsafe !($0.nextResponder is NSViewController) }
        }

        package func observeCells(injectedBy container: Container) {
            guard self is NSTableView || self is NSCollectionView, PlatformRuntime.object(of: self) == nil else {
                return
            }
            PlatformRuntime.setObject(container, of: self)
            PlatformRuntime.observe(.list, of: self).reportRefusal(of: self, "its cells are not injected")
        }

        /// Injects a view or an item that a list has made, unless it was injected before and is reused.
        func injectCell(_ cell: AnyObject?) {
            guard let container = PlatformRuntime.object(of: self) as? Container else { return }
            if let item = cell as? NSViewController { return item.injectOrReport(from: container) }
            guard let view = cell as? NSView, PlatformRuntime.object(of: view) == nil else { return }
            PlatformRuntime.setObject(container, of: view)
            view.inject(from: container)
        }
    }
#endif
