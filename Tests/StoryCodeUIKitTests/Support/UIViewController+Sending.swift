#if canImport(UIKit) && !os(watchOS)
    import StoryCodeUIKit
    import UIKit

    extension UIViewController {
        /// Calls the method of an event directly, as the tests of StoryCode do.
        func call(_ event: ViewEvent) {
            #if canImport(ObjectiveC)
                switch event {
                case .viewDidLoad: viewDidLoad()
                case .viewWillAppear(let animated): viewWillAppear(animated)
                case .viewIsAppearing(let animated): viewIsAppearing(animated)
                case .viewDidAppear(let animated): viewDidAppear(animated)
                case .viewWillDisappear(let animated): viewWillDisappear(animated)
                case .viewDidDisappear(let animated): viewDidDisappear(animated)
                case .viewWillLayoutSubviews: viewWillLayoutSubviews()
                case .viewDidLayoutSubviews: viewDidLayoutSubviews()
                case .updateProperties: if #available(iOS 26.0, tvOS 26.0, visionOS 26.0, *) { updateProperties() }
                // Not of UIKit.
                case .windowPhaseDidChange, .viewWillTearDown, .viewDidTearDown: break
                }
            #else
                // A call in Swift does not reach a class that is made at run time, as a message does.
                switch event {
                case .viewDidLoad: stubSend(.viewDidLoad)
                case .viewWillAppear(let animated): stubSend(.viewWillAppear(animated))
                case .viewIsAppearing(let animated): stubSend(.viewIsAppearing(animated))
                case .viewDidAppear(let animated): stubSend(.viewDidAppear(animated))
                case .viewWillDisappear(let animated): stubSend(.viewWillDisappear(animated))
                case .viewDidDisappear(let animated): stubSend(.viewDidDisappear(animated))
                case .viewWillLayoutSubviews: stubSend(.viewWillLayoutSubviews)
                case .viewDidLayoutSubviews: stubSend(.viewDidLayoutSubviews)
                case .updateProperties: stubSend(.updateProperties)
                case .windowPhaseDidChange, .viewWillTearDown, .viewDidTearDown: break
                }
            #endif
        }
    }
#endif
