import StoryboardFiles

/// The class of objects that a registered factory makes or that a registered setter accepts.
struct RegisteredClass: Sendable {
    let name: String
    /// Whether objects are of exactly this class, and not of a subclass.
    private let isExact: Bool
    private let includes: @Sendable (_ type: AnyClass) -> Bool
    private let isIncluded: @Sendable (_ other: RegisteredClass) -> Bool

    init<Class: AnyObject>(_ type: Class.Type, isExact: Bool = false) {
        self.isExact = isExact
        name = "\(type)"
        // `AnyObject` and class-bound protocols are not classes; they include every class.
        let isClass = Self.asClass(type) != nil
        includes = { !isClass || $0 is Class.Type }
        isIncluded = { other in Self.asClass(Class.self).map(other.includes) ?? true }
    }

    /// Returns whether an object of this class may also be of another one.
    func mayBe(_ other: RegisteredClass) -> Bool { isIncluded(other) || !isExact && other.isIncluded(self) }

    private static func asClass(_ type: any Any.Type) -> AnyClass? { type as? AnyClass }
}

extension StoryboardClasses {
    /// Returns the class of a file's object, if it is registered, or a built-in class.
    func type(of element: FileElement, in scene: FileScene) -> RegisteredClass {
        if element == scene.controller {
            return (find(element, in: controllers) ?? BuiltInController(for: element).factory).type
        }
        let type = find(element, in: views)?.type
        let builtIn = BuiltInView(for: element).type
        if element.isPrototype {
            // A registered class that is not a cell is ignored for a prototype.
            return type.flatMap { $0.mayBe(builtIn) ? $0 : nil } ?? builtIn
        }
        guard element.isView || element == scene.rootView else {
            return RegisteredClass(FileObject.self, isExact: true)
        }
        return type ?? builtIn
    }
}
