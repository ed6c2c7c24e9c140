#if canImport(UIKit) && !os(watchOS) && canImport(ObjectiveC)
    import ObjectiveC
    import StoryCodeScenes
    import StoryCodeLocks
    import UIKit

    typealias PlatformRuntime = ObjectiveCRuntime

    /// Observes the methods of one controller by giving it a class that is made at run time, as key-value observing does.
    ///
    /// The class is a subclass of the controller's class, shared by all controllers of that class. Its `class` method
    /// returns the original class, so `type(of:)` does, too. It adds no instance variables and does not override
    /// `dealloc`. The classes stay for the rest of the process, as classes do.
    enum ObjectiveCRuntime: ControllerRuntime {
        /// The address that identifies the stored object.
        //
        // Allocated once and never freed: only the address is used, and nothing is ever read from it.
        private static let key = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

        /// A class and the methods of it that are observed.
        private struct Key: Hashable {
            let type: ObjectIdentifier
            let methods: ObservedGroup

            init(_ type: AnyClass, _ methods: ObservedGroup) {
                self.type = ObjectIdentifier(type)
                self.methods = methods
            }
        }

        /// The run-time subclasses, by the class of the controllers that they observe.
        private static var subclasses: [Key: AnyClass] = [:]

        /// The foreign classes to which methods were added, and whether they accepted all.
        private static var foreignClasses: [Key: Bool] = [:]

        static func object(of owner: NSObject) -> AnyObject? {
            unsafe objc_getAssociatedObject(owner, key) as AnyObject?
        }

        static func setObject(_ object: AnyObject, of owner: NSObject) {
            unsafe objc_setAssociatedObject(owner, key, object, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }

        static func observe(_ methods: ObservedGroup, of object: NSObject) -> ObservationResult {
            let known: AnyClass = type(of: object)
            let current: AnyClass = object_getClass(object) ?? known
            guard current === known || subclasses.values.contains(where: { $0 === current }) else {
                // Something else, such as key-value observing, has changed the class before. A subclass of its class
                // would confuse it, so the methods are added to the class that it made, which belongs to it alone.
                let (name, key) = (NSStringFromClass(current), Key(current, methods))
                let isComplete = foreignClasses[key] ?? addMethods(methods, to: current, above: known)
                foreignClasses[key] = isComplete
                return isComplete ? .inForeignClass(name) : .refused(name)
            }
            guard let subclass = subclasses[Key(known, methods)] ?? makeSubclass(of: known, methods) else {
                return .refused(NSStringFromClass(known))
            }
            object_setClass(object, subclass)
            return .complete
        }

        /// Makes the subclass that observes the methods of a class, or returns nil if the runtime refuses it.
        private static func makeSubclass(of known: AnyClass, _ methods: ObservedGroup) -> AnyClass? {
            let name = "StoryCodeScene_\(methods)_\(NSStringFromClass(known))"
            // Another copy of this module in the process may have taken the name; the address is different there.
            let ownName = unsafe "\(name)_\(UInt(bitPattern: key))"
            guard
                let subclass: AnyClass = unsafe objc_allocateClassPair(known, name, 0)
                    ?? objc_allocateClassPair(known, ownName, 0)
            else { return nil }
            let original: @convention(block) (AnyObject) -> AnyClass = { _ in known }
            let `class` = imp_implementationWithBlock(original)
            guard add(NSSelectorFromString("class"), `class`, to: subclass, above: known),
                methods != .loadView || addMethods(.events, to: subclass, above: known),
                addMethods(methods, to: subclass, above: known)
            else {
                objc_disposeClassPair(subclass)
                return nil
            }
            objc_registerClassPair(subclass)
            subclasses[Key(known, methods)] = subclass
            return subclass
        }
    }

    // MARK: - Methods

    extension ObjectiveCRuntime {
        /// Adds a method for each observed one, which calls ``ObservedMethods`` with the method of the class above.
        ///
        /// Returns whether the class accepted all: it refuses a method that it has itself.
        private static func addMethods(
            _ methods: ObservedGroup,
            to subclass: AnyClass,
            above known: AnyClass
        ) -> Bool {
            switch methods {
            case .events:
                // Adds each of them, also after a refusal.
                let events = ViewEvent.Kind.allCases.map { addMethod(of: $0, to: subclass, above: known) }
                let others = [addSetter(to: subclass, above: known), addPreparation(to: subclass, above: known)]
                return !(events + others).contains(false)
            case .loadView:
                return addLoadView(to: subclass, above: known)
            case .instantiation:
                return addInstantiation(to: subclass, above: known)
            }
        }

        private static func addLoadView(to subclass: AnyClass, above known: AnyClass) -> Bool {
            let load = #selector(UIViewController.loadView)
            let (own, inherited) = unsafe (
                class_getInstanceMethod(known, load), class_getInstanceMethod(UIViewController.self, load)
            )
            let isOverridden = unsafe own != inherited
            let loadView: @convention(block) @MainActor (UIViewController) -> Void = { controller in
                ObservedMethods.loadView(of: controller, isOverridden: isOverridden) {
                    call(load, of: known, on: controller)
                }
            }
            return add(load, imp_implementationWithBlock(loadView), to: subclass, above: known)
        }

        private static func addSetter(to subclass: AnyClass, above known: AnyClass) -> Bool {
            let set = #selector(setter: UIViewController.view)
            let setView: @convention(block) @MainActor (UIViewController, UIView?) -> Void = { controller, view in
                ObservedMethods.setView(view, of: controller) { call(set, of: known, on: controller, $0) }
            }
            return add(set, imp_implementationWithBlock(setView), to: subclass, above: known)
        }

        private static func addPreparation(to subclass: AnyClass, above known: AnyClass) -> Bool {
            let prepare = #selector(UIViewController.prepare(for:sender:))
            let prepareForSegue: @convention(block) @MainActor (UIViewController, UIStoryboardSegue, Any?) -> Void = {
                controller,
                segue,
                sender in
                ObservedMethods.prepare(for: segue, of: controller) {
                    call(prepare, of: known, on: controller, segue, sender)
                }
            }
            return add(prepare, imp_implementationWithBlock(prepareForSegue), to: subclass, above: known)
        }

        /// Adds UIKit's four methods that make controllers.
        private static func addInstantiation(to subclass: AnyClass, above known: AnyClass) -> Bool {
            let initial = NSSelectorFromString("instantiateInitialViewController")
            let makeInitial: @convention(block) @MainActor (UIStoryboard) -> UIViewController? = { storyboard in
                ObservedMethods.instantiate(from: storyboard) { call(initial, of: known, on: storyboard) }
            }
            let names = ["instantiateViewControllerWithIdentifier:", "instantiateInitialViewControllerWithCreator:"]
            let added = names.map { name in
                let selector = NSSelectorFromString(name)
                let make: @convention(block) @MainActor (UIStoryboard, AnyObject?) -> UIViewController? = {
                    storyboard,
                    argument in
                    ObservedMethods.instantiate(from: storyboard) {
                        call(selector, of: known, on: storyboard, argument)
                    }
                }
                return add(selector, imp_implementationWithBlock(make), to: subclass, above: known)
            }
            let created = NSSelectorFromString("instantiateViewControllerWithIdentifier:creator:")
            let create: @convention(block) @MainActor (UIStoryboard, AnyObject?, AnyObject?) -> UIViewController? = {
                storyboard,
                identifier,
                creator in
                ObservedMethods.instantiate(from: storyboard) {
                    call(created, of: known, on: storyboard, identifier, creator)
                }
            }
            return add(initial, imp_implementationWithBlock(makeInitial), to: subclass, above: known)
                && add(created, imp_implementationWithBlock(create), to: subclass, above: known)
                && !added.contains(false)
        }

        /// Adds the method of an event, unless UIKit has no such event, and returns whether the class accepted it.
        private static func addMethod(of kind: ViewEvent.Kind, to subclass: AnyClass, above known: AnyClass) -> Bool {
            let isAnimated = ViewEvent(kind).animated != nil
            let selector = NSSelectorFromString(kind.rawValue + (isAnimated ? ":" : ""))
            guard unsafe class_getInstanceMethod(UIViewController.self, selector) != nil else { return true }
            let plain: @convention(block) @MainActor (UIViewController) -> Void = { controller in
                ObservedMethods.receive(ViewEvent(kind), by: controller) { call(selector, of: known, on: controller) }
            }
            let animated: @convention(block) @MainActor (UIViewController, Bool) -> Void = { controller, animated in
                ObservedMethods.receive(ViewEvent(kind, animated: animated), by: controller) {
                    call(selector, of: known, on: controller, animated)
                }
            }
            let body = isAnimated ? imp_implementationWithBlock(animated) : imp_implementationWithBlock(plain)
            return add(selector, body, to: subclass, above: known)
        }

        /// Adds a method with the parameters of the inherited one, and returns whether the class accepted it.
        ///
        /// - Parameter body: Made where the type of the block is known. A block of type `Any` is bridged at run time, and
        ///   one that is bridged to a box cannot be called.
        private static func add(
            _ selector: Selector,
            _ body: IMP,
            to subclass: AnyClass,
            above known: AnyClass
        ) -> Bool {
            // The method exists, because it is a method of UIViewController or of NSObject.
            let encoding = unsafe class_getInstanceMethod(known, selector).flatMap { unsafe method_getTypeEncoding($0) }
            return unsafe class_addMethod(subclass, selector, body, encoding)
        }
    }

    // MARK: - All objects of a class

    extension ObjectiveCRuntime {
        private nonisolated static let observesNamedStoryboards = Mutex(false)

        nonisolated static func observeNamedStoryboards() {
            let isObserved = observesNamedStoryboards.withLock { isObserved in
                defer { isObserved = true }
                return isObserved
            }
            let selector = NSSelectorFromString("storyboardWithName:bundle:")
            guard !isObserved, let method = unsafe class_getClassMethod(UIStoryboard.self, selector) else { return }
            typealias Make = @convention(c) (AnyClass, Selector, NSString, Bundle?) -> UIStoryboard
            let original = unsafe unsafeBitCast(method_getImplementation(method), to: Make.self)
            let make: @convention(block) (AnyClass, NSString, Bundle?) -> UIStoryboard = { type, name, bundle in
                let storyboard = original(type, selector, name, bundle)
                MainActor.assumeIsolated {
                    ObservedMethods.storyboardWasMade(storyboard, name: name as String, bundle: bundle)
                }
                return storyboard
            }
            _ = unsafe method_setImplementation(method, imp_implementationWithBlock(make))
        }

        /// The classes whose loading is observed.
        private nonisolated static let loadingClasses = Mutex<Set<ObjectIdentifier>>([])

        nonisolated static func observeLoading(of type: UIViewController.Type) {
            guard loadingClasses.withLock({ $0.insert(ObjectIdentifier(type)).inserted }) else { return }
            let selector = #selector(UIViewController.viewDidLoad)
            guard let method = unsafe class_getInstanceMethod(type, selector) else { return }
            typealias Method = @convention(c) (UIViewController, Selector) -> Void
            let original = unsafe unsafeBitCast(method_getImplementation(method), to: Method.self)
            let load: @convention(block) (UIViewController) -> Void = { controller in
                MainActor.assumeIsolated { ObservedMethods.willLoadView(of: controller) }
                original(controller, selector)
            }
            let body = imp_implementationWithBlock(load)
            // A class without the method inherits it, and gets its own.
            if unsafe !class_addMethod(type, selector, body, method_getTypeEncoding(method)) {
                _ = unsafe method_setImplementation(method, body)
            }
        }
    }

    // MARK: - Calls

    // Each bit cast gives an implementation the type that its selector has in the headers of UIKit: the receiver, the
    // selector and the parameters. `super` cannot be used, because the subclass has no source code.
    extension ObjectiveCRuntime {
        private static func call(_ selector: Selector, of known: AnyClass, on controller: UIViewController) {
            typealias Method = @convention(c) (UIViewController, Selector) -> Void
            guard let method = class_getMethodImplementation(known, selector) else { return }
            unsafe unsafeBitCast(method, to: Method.self)(controller, selector)
        }

        private static func call(
            _ selector: Selector,
            of known: AnyClass,
            on controller: UIViewController,
            _ animated: Bool
        ) {
            typealias Method = @convention(c) (UIViewController, Selector, Bool) -> Void
            guard let method = class_getMethodImplementation(known, selector) else { return }
            unsafe unsafeBitCast(method, to: Method.self)(controller, selector, animated)
        }

        private static func call(
            _ selector: Selector,
            of known: AnyClass,
            on storyboard: UIStoryboard,
            _ first: AnyObject? = nil,
            _ second: AnyObject? = nil
        ) -> UIViewController? {
            // A method with fewer parameters ignores the others.
            typealias Method = @convention(c) (UIStoryboard, Selector, AnyObject?, AnyObject?) -> UIViewController?
            guard let method = class_getMethodImplementation(known, selector) else { return nil }
            return unsafe unsafeBitCast(method, to: Method.self)(storyboard, selector, first, second)
        }

        private static func call(
            _ selector: Selector,
            of known: AnyClass,
            on controller: UIViewController,
            _ view: UIView?
        ) {
            typealias Method = @convention(c) (UIViewController, Selector, UIView?) -> Void
            guard let method = class_getMethodImplementation(known, selector) else { return }
            unsafe unsafeBitCast(method, to: Method.self)(controller, selector, view)
        }

        private static func call(
            _ selector: Selector,
            of known: AnyClass,
            on controller: UIViewController,
            _ segue: UIStoryboardSegue,
            _ sender: Any?
        ) {
            typealias Method = @convention(c) (UIViewController, Selector, UIStoryboardSegue, AnyObject?) -> Void
            guard let method = class_getMethodImplementation(known, selector) else { return }
            unsafe unsafeBitCast(method, to: Method.self)(controller, selector, segue, sender as AnyObject?)
        }
    }
#endif
