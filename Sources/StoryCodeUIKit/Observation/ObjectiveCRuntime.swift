#if canImport(UIKit) && !os(watchOS) && canImport(ObjectiveC)
    import ObjectiveC
    import StoryCodeInjection
    import StoryCodeScenes
    import UIKit

    typealias PlatformRuntime = ObjectiveCRuntime

    /// The part of the adapter that needs the Objective-C runtime, with which single controllers, storyboards and lists are
    /// observed.
    ///
    /// Everything else is independent of it and runs in tests without Objective-C, with another implementation.
    @MainActor
    enum ObjectiveCRuntime {
        static func object(of owner: NSObject) -> AnyObject? { RuntimeSubclass.object(of: owner) }

        static func setObject(_ object: AnyObject, of owner: NSObject) { RuntimeSubclass.setObject(object, of: owner) }

        static func observe(_ methods: ObservedGroup, of object: NSObject) -> ObservationResult {
            RuntimeSubclass.observe("\(methods)", of: object) { subclass, known, isForeign in
                switch methods {
                case .events: addEvents(to: subclass, above: known)
                case .loadView:
                    (isForeign || addEvents(to: subclass, above: known)) && addLoadView(to: subclass, above: known)
                case .instantiation: addInstantiation(to: subclass, above: known)
                case .cells: addCells(to: subclass, above: known)
                }
            }
        }
    }

    // MARK: - Methods

    // Each function returns whether the class accepted all methods: it refuses one that it has itself.
    extension ObjectiveCRuntime {
        /// Adds the events, the setter of the view and the preparation of segues, also after a refusal.
        private static func addEvents(to subclass: AnyClass, above known: AnyClass) -> Bool {
            let events = ViewEvent.Kind.allCases.map { addMethod(of: $0, to: subclass, above: known) }
            let setter = RuntimeSubclass.add("setView:", to: subclass, above: known) { controller, view, method in
                // The setter may be called later.
                let view = RuntimeSubclass.object(view) as? UIView
                controller.asController {
                    ObservedMethods.setView(view, of: $0) { view in withExtendedLifetime(view) { method() } }
                }
            }
            let prepare = "prepareForSegue:sender:"
            let preparation = RuntimeSubclass.add(prepare, to: subclass, above: known) { controller, segue, method in
                if let segue = RuntimeSubclass.object(segue) as? UIStoryboardSegue {
                    controller.asController { $0.injectDestination(segue.destination) }
                }
                method()
            }
            return !(events + [setter, preparation]).contains(false)
        }

        private static func addLoadView(to subclass: AnyClass, above known: AnyClass) -> Bool {
            let load = #selector(UIViewController.loadView)
            let (own, inherited) = unsafe (
                class_getInstanceMethod(known, load), class_getInstanceMethod(UIViewController.self, load)
            )
            let isOverridden = unsafe own != inherited
            return RuntimeSubclass.add("loadView", to: subclass, above: known) { controller, _, method in
                controller.asController { ObservedMethods.loadView(of: $0, isOverridden: isOverridden, method: method) }
            }
        }

        /// Adds UIKit's four methods that make controllers.
        private static func addInstantiation(to subclass: AnyClass, above known: AnyClass) -> Bool {
            let names = [
                "instantiateInitialViewController", "instantiateInitialViewControllerWithCreator:",
                "instantiateViewControllerWithIdentifier:", "instantiateViewControllerWithIdentifier:creator:",
            ]
            return RuntimeSubclass.addMakers(names, to: subclass, above: known) { storyboard, method in
                (storyboard as? UIStoryboard)?.instantiate(method) ?? nil
            }
        }

        /// Adds UIKit's methods of tables and collections that make or reuse cells and other views.
        private static func addCells(to subclass: AnyClass, above known: AnyClass) -> Bool {
            let names = [
                "dequeueReusableCellWithIdentifier:", "dequeueReusableCellWithIdentifier:forIndexPath:",
                "dequeueReusableHeaderFooterViewWithIdentifier:",
                "dequeueReusableCellWithReuseIdentifier:forIndexPath:",
                "dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath:",
                "dequeueConfiguredReusableCellWithRegistration:forIndexPath:item:",
            ]
            return RuntimeSubclass.addMakers(names, to: subclass, above: known) { list, method in
                let cell = method()
                (list as? UIView)?.injectCell(cell)
                return cell
            }
        }

        /// Adds the method of an event, unless UIKit has no such event.
        private static func addMethod(of kind: ViewEvent.Kind, to subclass: AnyClass, above known: AnyClass) -> Bool {
            let name = kind.rawValue + (ViewEvent(kind).animated == nil ? "" : ":")
            guard unsafe class_getInstanceMethod(UIViewController.self, NSSelectorFromString(name)) != nil else {
                return true
            }
            return RuntimeSubclass.add(name, to: subclass, above: known) { controller, animated, method in
                // A Boolean has one byte.
                let event = ViewEvent(kind, animated: animated & 0xff != 0)
                controller.asController { ObservedMethods.receive(event, by: $0, method: method) }
            }
        }
    }

    extension NSObject {
        /// Calls a closure with the object as a controller, which an observed object with methods of one is.
        @MainActor
        fileprivate func asController(_ body: (UIViewController) -> Void) {
            if let controller = self as? UIViewController { body(controller) }
        }
    }

    // MARK: - All objects of a class

    extension ObjectiveCRuntime {
        private nonisolated static let namedStoryboards: Void = RuntimeSubclass.observeNamed(UIStoryboard.self) {
            storyboard,
            name,
            bundle in
            storyboard.wasMade(name: name, bundle: bundle)
        }

        nonisolated static func observeNamedStoryboards() { namedStoryboards }

        nonisolated static func observeLoading(of type: UIViewController.Type) { LoadingObservation.begin(type) }
    }
#endif
