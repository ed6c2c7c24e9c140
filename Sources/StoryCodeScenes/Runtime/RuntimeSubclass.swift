#if canImport(ObjectiveC)
    package import Foundation
    package import ObjectiveC

    /// Observes methods of single objects by giving them a class that is made at run time, as key-value observing does.
    ///
    /// The class is a subclass of the object's class, shared by all objects of that class. Its `class` method returns the
    /// original class, so `type(of:)` does, too. It adds no instance variables and does not override `dealloc`. The
    /// classes stay for the rest of the process, as classes do.
    @MainActor
    package enum RuntimeSubclass {
        /// The address that identifies the stored object.
        //
        // Allocated once and never freed: only the address is used, and nothing is ever read from it.
        private static let key = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

        /// A class and the name of the methods of it that are observed.
        private struct Key: Hashable {
            let type: ObjectIdentifier
            let methods: String

            init(_ type: AnyClass, _ methods: String) {
                self.type = ObjectIdentifier(type)
                self.methods = methods
            }
        }

        /// The run-time subclasses, by the class of the objects that they observe.
        private static var subclasses: [Key: AnyClass] = [:]

        /// The foreign classes to which methods were added, and whether they accepted all.
        private static var foreignClasses: [Key: Bool] = [:]

        /// Returns the object that is stored with another.
        package static func object(of owner: NSObject) -> AnyObject? {
            unsafe objc_getAssociatedObject(owner, key) as AnyObject?
        }

        /// Stores an object with another, which retains it.
        package static func setObject(_ object: AnyObject, of owner: NSObject) {
            unsafe objc_setAssociatedObject(owner, key, object, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }

        /// Observes methods of an object.
        ///
        /// - Parameters:
        ///   - methods: The name of the methods.
        ///   - add: Adds the methods to a class, and returns whether it accepted all. The class is below a known one, or
        ///     one that something else has made.
        package static func observe(
            _ methods: String,
            of object: NSObject,
            add: (_ subclass: AnyClass, _ known: AnyClass, _ isForeign: Bool) -> Bool
        ) -> ObservationResult {
            let known: AnyClass = type(of: object)
            let current: AnyClass = object_getClass(object) ?? known
            guard current === known || subclasses.values.contains(where: { $0 === current }) else {
                // Something else, such as key-value observing, has changed the class before. A subclass of its class
                // would confuse it, so the methods are added to the class that it made, which belongs to it alone.
                let (name, key) = (NSStringFromClass(current), Key(current, methods))
                let isComplete = foreignClasses[key] ?? add(current, known, true)
                foreignClasses[key] = isComplete
                return isComplete ? .inForeignClass(name) : .refused(name)
            }
            guard let subclass = subclasses[Key(known, methods)] ?? makeSubclass(of: known, methods, add) else {
                return .refused(NSStringFromClass(known))
            }
            object_setClass(object, subclass)
            return .complete
        }

        /// Makes the subclass that observes the methods of a class, or returns nil if the runtime refuses it.
        private static func makeSubclass(
            of known: AnyClass,
            _ methods: String,
            _ addMethods: (AnyClass, AnyClass, Bool) -> Bool
        ) -> AnyClass? {
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
                addMethods(subclass, known, false)
            else {
                objc_disposeClassPair(subclass)
                return nil
            }
            objc_registerClassPair(subclass)
            subclasses[Key(known, methods)] = subclass
            return subclass
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
            // The class above has the method.
            let encoding = unsafe class_getInstanceMethod(known, selector).flatMap { unsafe method_getTypeEncoding($0) }
            return unsafe class_addMethod(subclass, selector, body, encoding)
        }
    }

    // MARK: - Methods

    // The parameters are words: objects and Booleans, which are passed in registers. A method with fewer parameters
    // ignores the others. `super` cannot be used, because the subclass has no source code.
    extension RuntimeSubclass {
        /// Adds a method without a result, which calls a closure with the object, the first parameter and the inherited
        /// method.
        package static func add(
            _ name: String,
            to subclass: AnyClass,
            above known: AnyClass,
            around: @escaping @MainActor (NSObject, _ first: UInt, @escaping @MainActor () -> Void) -> Void
        ) -> Bool {
            let selector = NSSelectorFromString(name)
            let body: @convention(block) @MainActor (NSObject, UInt, UInt) -> Void = { object, first, second in
                around(object, first) {
                    typealias Method = @convention(c) (NSObject, Selector, UInt, UInt) -> Void
                    guard let method = class_getMethodImplementation(known, selector) else { return }
                    unsafe unsafeBitCast(method, to: Method.self)(object, selector, first, second)
                }
            }
            return add(selector, imp_implementationWithBlock(body), to: subclass, above: known)
        }

        /// Adds methods that make objects, which call a closure with the object and the inherited method.
        ///
        /// A class needs only the methods that it has.
        package static func addMakers(
            _ names: [String],
            to subclass: AnyClass,
            above known: AnyClass,
            around: @escaping @MainActor (NSObject, () -> AnyObject?) -> AnyObject?
        ) -> Bool {
            let added = names.map { name in
                let selector = NSSelectorFromString(name)
                guard unsafe class_getInstanceMethod(known, selector) != nil else { return true }
                let body: @convention(block) @MainActor (NSObject, UInt, UInt, UInt) -> AnyObject? = {
                    object,
                    first,
                    second,
                    third in
                    around(object) {
                        typealias Method = @convention(c) (NSObject, Selector, UInt, UInt, UInt) -> AnyObject?
                        guard let method = class_getMethodImplementation(known, selector) else { return nil }
                        return unsafe unsafeBitCast(method, to: Method.self)(object, selector, first, second, third)
                    }
                }
                return add(selector, imp_implementationWithBlock(body), to: subclass, above: known)
            }
            return !added.contains(false)
        }

        /// Returns the object that a parameter is.
        package static func object(_ parameter: UInt) -> AnyObject? {
            unsafe UnsafeRawPointer(bitPattern: parameter).map {
                unsafe Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue()
            }
        }

        /// Calls a closure with each storyboard that a class makes by name from now on, the name and the bundle.
        package nonisolated static func observeNamed<Storyboard: NSObject & Sendable>(
            _ storyboards: Storyboard.Type,
            _ wasMade: @escaping @MainActor (Storyboard, _ name: String, _ bundle: Bundle?) -> Void
        ) {
            let selector = NSSelectorFromString("storyboardWithName:bundle:")
            guard let method = unsafe class_getClassMethod(storyboards, selector) else { return }
            typealias Make = @convention(c) (AnyClass, Selector, NSString, Bundle?) -> NSObject
            let original = unsafe unsafeBitCast(method_getImplementation(method), to: Make.self)
            let make: @convention(block) (AnyClass, NSString, Bundle?) -> NSObject = { type, name, bundle in
                let made = original(type, selector, name, bundle)
                if let storyboard = made as? Storyboard {
                    MainActor.assumeIsolated { wasMade(storyboard, name as String, bundle) }
                }
                return made
            }
            _ = unsafe method_setImplementation(method, imp_implementationWithBlock(make))
        }
    }
#endif
