#if canImport(AppKit) && !targetEnvironment(macCatalyst)
    import AppKit
    import StoryCodeContainer
    import StoryCodeInjection

    /// The methods that are observed together.
    enum ObservedGroup {
        /// The preparation of segues, and of a view controller `viewDidLoad()`.
        case controller
        /// The methods of a storyboard that make controllers.
        case storyboard
        /// The methods of a table or a collection that make views and items.
        case list
    }

    extension NSStoryboardSegue {
        /// Injects the destination.
        @MainActor
        func injectDestination() {
            guard let source = sourceController as? any InjectedController,
                let destination = destinationController as? any InjectedController
            else { return }
            source.injectDestination(destination)
        }
    }
#endif

#if canImport(AppKit) && !targetEnvironment(macCatalyst) && canImport(ObjectiveC)
    import ObjectiveC
    import StoryCodeScenes

    typealias PlatformRuntime = ObjectiveCRuntime

    /// Observes the methods of single objects with classes that are made at run time.
    @MainActor
    enum ObjectiveCRuntime {
        static func object(of owner: NSObject) -> AnyObject? { RuntimeSubclass.object(of: owner) }

        static func setObject(_ object: AnyObject, of owner: NSObject) { RuntimeSubclass.setObject(object, of: owner) }

        static func observe(_ methods: ObservedGroup, of object: NSObject) -> ObservationResult {
            RuntimeSubclass.observe("\(methods)", of: object) { subclass, known, _ in
                switch methods {
                case .controller: addController(to: subclass, above: known)
                case .storyboard: addStoryboard(to: subclass, above: known)
                case .list: addList(to: subclass, above: known)
                }
            }
        }

        private static func addController(to subclass: AnyClass, above known: AnyClass) -> Bool {
            let prepare = "prepareForSegue:sender:"
            let preparation = RuntimeSubclass.add(prepare, to: subclass, above: known) { _, segue, method in
                (RuntimeSubclass.object(segue) as? NSStoryboardSegue)?.injectDestination()
                method()
            }
            guard known is NSViewController.Type else { return preparation }
            let loading = RuntimeSubclass.add("viewDidLoad", to: subclass, above: known) { controller, _, method in
                (controller as? NSViewController)?.injectBeforeViewDidLoad()
                method()
            }
            return preparation && loading
        }

        private static func addStoryboard(to subclass: AnyClass, above known: AnyClass) -> Bool {
            let names = [
                "instantiateInitialController", "instantiateInitialControllerWithCreator:",
                "instantiateControllerWithIdentifier:", "instantiateControllerWithIdentifier:creator:",
            ]
            return RuntimeSubclass.addMakers(names, to: subclass, above: known) { storyboard, method in
                (storyboard as? NSStoryboard)?.instantiate(method) ?? nil
            }
        }

        private static func addList(to subclass: AnyClass, above known: AnyClass) -> Bool {
            let names = [
                "makeViewWithIdentifier:owner:", "makeItemWithIdentifier:forIndexPath:",
                "makeSupplementaryViewOfKind:withIdentifier:forIndexPath:",
            ]
            return RuntimeSubclass.addMakers(names, to: subclass, above: known) { list, method in
                let cell = method()
                (list as? NSView)?.injectCell(cell)
                return cell
            }
        }

        private nonisolated static let namedStoryboards: Void = RuntimeSubclass.observeNamed(NSStoryboard.self) {
            storyboard,
            name,
            bundle in
            storyboard.wasMade(name: name, bundle: bundle)
        }

        /// Observes the storyboards that are made by name from now on, also those that AppKit makes itself.
        nonisolated static func observeNamedStoryboards() { namedStoryboards }

        nonisolated static func observeLoading(of type: NSViewController.Type) { LoadingObservation.begin(type) }
    }
#endif
