import Foundation
import StoryCodeContainer

#if canImport(ObjectiveC)
    import ObjectiveC
#endif

// Everything in this module that reads memory without the compiler's checks. It relies on these facts:
//
// - The layouts of metadata, existential containers and closures are part of Swift's stable ABI (docs/ABI/TypeMetadata in
//   the Swift repository). The functions of the runtime are those that `Mirror` and the standard library's `_forEachField`
//   call, with the same declarations.
// - An object is read only while its owner retains it, on the actor that changes it, so a pointer to it is valid.
// - The layouts of closure contexts and of captured variables are those that the runtime's remote inspection reads. They
//   are no stable ABI, so they are read only on Linux, where the runtime is part of the toolchain, and only from memory
//   that the process can read.

// MARK: - Functions of the runtime

@_silgen_name("swift_getMetadataKind")
private func metadataKind(_: Any.Type) -> UInt

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func fieldCount(_: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func fieldType(_: Any.Type, index: Int, fieldMetadata: UnsafeMutablePointer<FieldRecord>) -> Any.Type

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func fieldOffset(_: Any.Type, index: Int) -> Int

@_silgen_name("swift_reflectionMirror_count")
private func payloadCount<Value>(_: Value, type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_subscript")
private func payload<Value>(
    of: Value,
    type: Any.Type,
    index: Int,
    name: UnsafeMutablePointer<UnsafePointer<CChar>?>,
    free: UnsafeMutablePointer<FreeName?>
) -> Any

@_silgen_name("swift_retainCount")
private func strongCount(_: UnsafeRawPointer) -> UInt

private typealias FreeName = @convention(c) (UnsafePointer<CChar>?) -> Void

/// The record of a field, as the runtime fills it in.
@unsafe
private struct FieldRecord {
    var name: UnsafePointer<CChar>?
    var free: FreeName?
    var isStrong = false
    var isVariable = false
}

/// The values of `MetadataKind` in the ABI.
private enum MetadataKind {
    static let `class`: UInt = 0
    static let structure: UInt = 0x200
    static let enumeration: UInt = 0x201
    static let optional: UInt = 0x202
    static let tuple: UInt = 0x301
    static let function: UInt = 0x302
    static let existential: UInt = 0x303
    static let extendedExistential: UInt = 0x307
    static let fixedArray: UInt = 0x308
    static let context: UInt = 0x400
    static let genericBox: UInt = 0x500
}

// MARK: - Objects

/// An object, the context of a closure or a captured variable.
@safe
struct HeapObject {
    /// The kinds of allocations.
    enum Kind {
        case object(AnyObject.Type)
        case context(Captures)
        /// A captured variable.
        case box(TypedMemory)
    }

    /// The address, which identifies the allocation as long as it exists.
    let address: UInt

    let kind: Kind

    /// Creates a description of an object, which does not retain it.
    init(_ object: AnyObject) {
        unsafe address = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
        kind = .object(type(of: object))
    }

    /// The object, or nil for another allocation.
    var target: AnyObject? {
        // Valid as long as the object is retained elsewhere, like all reading.
        guard case .object = kind, let pointer = unsafe UnsafeRawPointer(bitPattern: address) else { return nil }
        return unsafe Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue()
    }

    private init(address: UInt, kind: Kind) {
        self.address = address
        self.kind = kind
    }

    /// Returns a description of the object at an address, or nil if the address is zero.
    fileprivate static func at(_ address: UInt) -> HeapObject? {
        // The address comes from a strong reference, so it is the address of a living object.
        guard let pointer = unsafe UnsafeRawPointer(bitPattern: address) else { return nil }
        return unsafe HeapObject(Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue())
    }

    /// Returns a description of a closure's context, or nil if it cannot be read.
    static func context(at address: UInt, in memory: ReadableMemory) -> HeapObject? {
        guard address.isMultiple(of: 8), memory.isReadable(address, 16),
            let pointer = unsafe UnsafeRawPointer(bitPattern: address)
        else { return nil }
        let metadata = unsafe pointer.load(as: UInt.self)
        guard memory.isReadable(metadata, 24), let description = unsafe UnsafeRawPointer(bitPattern: metadata) else {
            return nil
        }
        switch unsafe description.load(as: UInt.self) {
        case MetadataKind.class:
            return at(address)
        case MetadataKind.context:
            guard let captures = unsafe Captures(in: pointer, metadata: description, memory) else { return nil }
            return HeapObject(address: address, kind: .context(captures))
        case MetadataKind.genericBox:
            let offset = unsafe description.load(fromByteOffset: 8, as: UInt32.self)
            let type = unsafe description.load(fromByteOffset: 16, as: Any.Type.self)
            return unsafe HeapObject(
                address: address,
                kind: .box(TypedMemory(pointer: pointer + Int(offset), type: type))
            )
        default:
            return nil
        }
    }

    /// The memory of a field of the object.
    func memory(of field: TypeLayout.Field) -> TypedMemory? {
        guard let pointer = unsafe UnsafeRawPointer(bitPattern: address) else { return nil }
        return unsafe TypedMemory(pointer: pointer + field.offset, type: field.type)
    }
}

/// A strong reference that can be counted and released.
@safe
struct CountedObject {
    private let object: Unmanaged<AnyObject>

    /// Retains an object.
    init(_ object: AnyObject) {
        unsafe self.object = Unmanaged.passRetained(object)
    }

    /// The number of strong references without this one, or nil for an object that is never released.
    ///
    /// Only Swift's own objects have such a number: on Apple's systems an object of another root class, such as `NSObject`
    /// or `NSProxy`, counts its references itself.
    var otherReferences: Int? {
        guard isNative else { return nil }
        let count = unsafe strongCount(object.toOpaque())
        return count < 1 << 30 ? Int(count) - 1 : nil
    }

    /// Whether the root class of the object is the one of Swift's own classes.
    private var isNative: Bool {
        #if canImport(ObjectiveC)
            final class Native {}
            return Self.root(of: object_getClass(target)) === Self.root(of: Native.self)
        #else
            // Every class is Swift's own here. A subclass of NSObject has no number, as on Apple's systems.
            return !(target is NSObject)
        #endif
    }

    #if canImport(ObjectiveC)
        private static func root(of type: AnyClass?) -> AnyClass? {
            guard let superclass: AnyClass = class_getSuperclass(type) else { return type }
            return root(of: superclass)
        }
    #endif

    /// The object.
    var target: AnyObject { unsafe object.takeUnretainedValue() }

    /// Releases the object.
    func release() {
        unsafe object.release()
    }
}

// MARK: - Captured values

/// The captured values in the context of a closure.
@safe
struct Captures {
    /// The values, without those that are captured weakly or unowned.
    private(set) var values: [TypedMemory] = []

    /// The addresses of captured variables, and of the contexts of captured functions.
    private(set) var contexts: [UInt] = []

    /// Whether the type of a value is unknown, so that the values after it cannot be found.
    private(set) var isIncomplete = false

    /// Reads a context by the record of its captures.
    ///
    /// The record has three counts, then a relative reference to the name of each value's type, then a pair of relative
    /// references for each generic parameter: to its name, and to the position of its metadata. The context starts with
    /// the metadata of generic parameters, and the values follow in the order of the record.
    fileprivate init?(in context: UnsafeRawPointer, metadata: UnsafeRawPointer, _ memory: ReadableMemory) {
        let address = unsafe metadata.load(fromByteOffset: 16, as: UInt.self)
        guard address != 0 else {
            // A closure without captures, or one that was compiled without reflection metadata.
            isIncomplete = true
            return
        }
        guard memory.isReadable(address, 12),
            let record = unsafe UnsafeRawPointer(bitPattern: address)
        else { return nil }
        let (valueCount, sourceCount, bindingCount) = unsafe (
            Int(record.load(as: UInt32.self)), Int(record.load(fromByteOffset: 4, as: UInt32.self)),
            Int(record.load(fromByteOffset: 8, as: UInt32.self))
        )
        guard memory.isReadable(address, UInt(12 + 4 * valueCount + 8 * sourceCount)) else { return nil }

        let parameters = unsafe GenericParameters(
            record: record + 12 + 4 * valueCount,
            count: sourceCount,
            bindings: context + 16,
            bindingCount: bindingCount
        )
        var offset = 16 + 8 * bindingCount
        for index in 0..<valueCount {
            let name = unsafe MangledName(relativeTo: record + 12 + 4 * index)
            switch name.capture {
            case .box:
                offset = offset.aligned(to: 8)
                unsafe contexts.append(context.load(fromByteOffset: offset, as: UInt.self))
                offset += 8
            case .function(let isThick, let escapes):
                offset = offset.aligned(to: 8)
                // The context of an optional function without a value is undefined.
                let hasValue = unsafe context.load(fromByteOffset: offset, as: UInt.self) != 0
                if isThick, escapes, hasValue {
                    unsafe contexts.append(context.load(fromByteOffset: offset + 8, as: UInt.self))
                }
                offset += isThick ? 16 : 8
            case .value(let isStrong):
                guard let type = parameters.type(named: name) else {
                    isIncomplete = true
                    return
                }
                let layout = ValueLayout(of: type)
                offset = offset.aligned(to: layout.alignment)
                if isStrong { unsafe values.append(TypedMemory(pointer: context + offset, type: type)) }
                offset += layout.size
            }
        }
    }
}

/// The metadata of the generic parameters of a closure.
@safe
private struct GenericParameters {
    /// The metadata, in the order of the parameters.
    private var arguments: [UInt] = []

    /// Reads the metadata from the beginning of a context.
    ///
    /// It stays empty if the metadata is elsewhere, such as in a captured value, or if there are generic parameters of
    /// more than one declaration.
    init(record: UnsafeRawPointer, count: Int, bindings: UnsafeRawPointer, bindingCount: Int) {
        for index in 0..<count {
            let (name, source) = unsafe (
                MangledName(relativeTo: record + 8 * index), MangledName(relativeTo: record + 8 * index + 4)
            )
            guard name.text == Self.name(ofParameter: index), source.text.hasPrefix("B"),
                let binding = Int(source.text.dropFirst().prefix { $0 != "_" }), binding < bindingCount
            else {
                arguments = []
                return
            }
            unsafe arguments.append(bindings.load(fromByteOffset: 8 * binding, as: UInt.self))
        }
    }

    /// The mangled name of a parameter of the outermost declaration.
    private static func name(ofParameter index: Int) -> String {
        switch index {
        case 0: "x"
        case 1: "q_"
        default: "q\(index - 2)_"
        }
    }

    /// What a mangled name contains for an associated type of a parameter.
    private static let associatedTypes = ["Qz", "Qy", "QZ", "QY"]

    /// Returns the type with a mangled name, or nil if it is unknown.
    func type(named name: MangledName) -> Any.Type? {
        // The runtime stops the program where a name expands a pack, or where it contains an associated type of a parameter
        // without metadata.
        guard !name.text.contains("Qp"),
            !arguments.isEmpty || !Self.associatedTypes.contains(where: name.text.contains)
        else { return nil }
        if arguments.isEmpty {
            return unsafe _getTypeByMangledNameInContext(
                name.pointer,
                UInt(name.count),
                genericContext: nil,
                genericArguments: nil
            )
        }
        // A description of generic parameters: the numbers of levels and requirements, the number of parameters in the
        // only level, and a byte for each parameter, which says that it is a type with metadata.
        var environment: [UInt8] = [1, 0, 0, 0, UInt8(truncatingIfNeeded: arguments.count), 0]
        environment += Array(repeating: 0x80, count: arguments.count)
        environment += [0, 0, 0, 0]
        return unsafe environment.withUnsafeBytes { environment in
            unsafe arguments.withUnsafeBytes { arguments in
                unsafe _getTypeByMangledNameInEnvironment(
                    name.pointer,
                    UInt(name.count),
                    genericEnvironment: environment.baseAddress,
                    genericArguments: arguments.baseAddress
                )
            }
        }
    }
}

/// The mangled name of a type in the program's data.
@safe
private struct MangledName {
    /// What a closure keeps for a captured value of the type.
    enum Capture {
        case value(isStrong: Bool)
        case box
        /// A function: only a thick one has a context, which only an escaping one retains.
        case function(isThick: Bool, escapes: Bool)
    }

    let pointer: UnsafePointer<UInt8>
    let count: Int

    /// The name with a question mark for each reference to a declaration.
    let text: String

    /// Reads the name that a relative reference refers to.
    init(relativeTo reference: UnsafeRawPointer) {
        let start = unsafe reference + Int(reference.load(as: Int32.self))
        unsafe pointer = start.assumingMemoryBound(to: UInt8.self)
        var count = 0
        var text = ""
        while true {
            let byte = unsafe pointer[count]
            if byte == 0 { break }
            switch byte {
            case 0x01...0x17: count += 5  // a relative reference of four bytes
            case 0x18...0x1F: count += 9  // an address
            default: count += 1
            }
            text.unicodeScalars.append(byte < 0x20 ? "?" : Unicode.Scalar(byte))
        }
        self.count = count
        self.text = text
    }

    /// What the suffixes of the mangling say about a captured value (docs/ABI/Mangling in the Swift repository).
    var capture: Capture {
        if text.hasSuffix("Xw") || text.hasSuffix("Xo") || text.hasSuffix("Xu") { return .value(isStrong: false) }
        if text.hasSuffix("Xx") || text.hasSuffix("XX") || text.hasSuffix("Xb") { return .box }
        // A lowered function type ends with `I`, its attributes and `_`, and an optional one with `Sg` after it. The
        // runtime does not resolve it. A plain type has an operator before the `_`.
        let function = text.hasSuffix("Sg") ? text.dropLast(2) : text[...]
        if function.hasSuffix("_"), let start = function.lastIndex(of: "I") {
            let attributes = function[function.index(after: start)...].dropLast()
            if !attributes.isEmpty, attributes.allSatisfy({ $0.isASCII && $0.isLetter }) {
                // Before the convention: substitutions, pseudogeneric, escaping, isolated, differentiable.
                let prefix = attributes.prefix { "sIPeAdlfr".contains($0) }
                let convention = attributes.dropFirst(prefix.count).first
                return .function(isThick: convention != "t", escapes: prefix.contains("e"))
            }
        }
        return .value(isStrong: true)
    }
}

// MARK: - Values

/// A value in memory, with its type.
///
/// Valid as long as the object or the variable that contains the value.
@safe
struct TypedMemory {
    /// What a value contains.
    enum Content {
        /// Nothing that can be followed.
        case none
        case object(HeapObject)
        /// A function, with the address of its context or zero.
        case function(UInt)
        case structure(Any.Type)
        case tuple([(label: String, memory: TypedMemory)])
        case array([TypedMemory])
        case existential(TypedMemory)
        /// An enumeration, or an error, which is in a box.
        case payload, error
        /// A collection of the standard library, with the address of its storage.
        case collection(UInt)
    }

    fileprivate let pointer: UnsafeRawPointer
    let type: Any.Type

    /// Calls a closure with the memory of a value.
    static func withMemory<Value>(of value: Value, _ body: (TypedMemory) -> Void) {
        unsafe withUnsafePointer(to: value) { unsafe body(TypedMemory(pointer: $0, type: Value.self)) }
    }

    /// Whether the value contains no references at all.
    var isTrivial: Bool { ValueLayout(of: type).isTrivial }

    /// The memory of a field of the value, which is a structure.
    func memory(of field: TypeLayout.Field) -> TypedMemory {
        unsafe TypedMemory(pointer: pointer + field.offset, type: field.type)
    }

    /// What the value contains.
    var content: Content {
        switch metadataKind(type) {
        case MetadataKind.class:
            return unsafe HeapObject.at(pointer.load(as: UInt.self)).map(Content.object) ?? .none
        case MetadataKind.structure:
            if type == String.self { return .none }
            // The only stored property of these collections is a reference to their storage.
            if type is any ElementCollection.Type { return unsafe .collection(pointer.load(as: UInt.self)) }
            return .structure(type)
        case MetadataKind.enumeration, MetadataKind.optional:
            return .payload
        case MetadataKind.tuple:
            return .tuple(tupleElements)
        case MetadataKind.function:
            return functionContent
        case MetadataKind.existential, MetadataKind.extendedExistential:
            return existentialContent
        case MetadataKind.fixedArray:
            return .array(arrayElements)
        default:
            return .none
        }
    }

    /// The metadata of the type.
    private var metadata: UnsafeRawPointer { unsafe unsafeBitCast(type, to: UnsafeRawPointer.self) }

    private var tupleElements: [(label: String, memory: TypedMemory)] {
        (0..<fieldCount(type)).map { index in
            let (name, type, _, _) = TypeLayout.record(type, index)
            let label = name.hasPrefix(".") ? String(name.dropFirst()) : name
            return unsafe (label, TypedMemory(pointer: pointer + fieldOffset(self.type, index: index), type: type))
        }
    }

    private var arrayElements: [TypedMemory] {
        let count = unsafe metadata.load(fromByteOffset: 8, as: Int.self)
        let element = unsafe metadata.load(fromByteOffset: 16, as: Any.Type.self)
        let stride = ValueLayout(of: element).stride
        return (0..<count).map { unsafe TypedMemory(pointer: pointer + $0 * stride, type: element) }
    }

    private var functionContent: Content {
        let flags = unsafe metadata.load(fromByteOffset: 8, as: UInt.self)
        // A native function that escapes; others have no context, or do not retain it.
        guard flags & 0xFF0000 == 0, flags & 0x400_0000 != 0 else { return .none }
        return unsafe .function(pointer.load(fromByteOffset: 8, as: UInt.self))
    }

    private var existentialContent: Content {
        let isClassBound: Bool
        if metadataKind(type) == MetadataKind.existential {
            let flags = unsafe metadata.load(fromByteOffset: 8, as: UInt32.self)
            if flags >> 24 & 0x3F == 1 { return .error }
            isClassBound = flags >> 31 == 0
        } else {
            let shape = unsafe metadata.load(fromByteOffset: 8, as: UnsafeRawPointer.self)
            switch unsafe shape.load(as: UInt32.self) & 0xFF {
            case 0: isClassBound = false
            case 1: isClassBound = true
            default: return .none
            }
        }
        if isClassBound { return unsafe HeapObject.at(pointer.load(as: UInt.self)).map(Content.object) ?? .none }
        return unsafe .existential(Self.content(ofContainer: pointer))
    }

    /// Returns the value in an existential container: three words, or a box in the first of them, and the type.
    private static func content(ofContainer container: UnsafeRawPointer) -> TypedMemory {
        let type = unsafe container.load(fromByteOffset: 24, as: Any.Type.self)
        let layout = ValueLayout(of: type)
        if layout.isInlineInExistential { return unsafe TypedMemory(pointer: container, type: type) }
        let box = unsafe container.load(as: UnsafeRawPointer.self)
        return unsafe TypedMemory(pointer: box + 16.aligned(to: layout.alignment), type: type)
    }

    /// Calls a closure with the name of an enumeration's case and its payload, if it has one.
    func withPayload(_ body: (String, TypedMemory) -> Void) {
        func open<Value>(_: Value.Type) -> (name: String, content: Any)? {
            let value = unsafe pointer.assumingMemoryBound(to: Value.self)
            guard unsafe payloadCount(value.pointee, type: Value.self) > 0 else { return nil }
            var name: UnsafePointer<CChar>?
            var free: FreeName?
            let content = unsafe payload(of: value.pointee, type: Value.self, index: 0, name: &name, free: &free)
            defer { unsafe free?(name) }
            return unsafe (name.map { unsafe String(cString: $0) } ?? "", content)
        }
        guard let (name, content) = _openExistential(type, do: open) else { return }
        unsafe withUnsafePointer(to: content) { body(name, unsafe Self.content(ofContainer: $0)) }
    }

    /// Calls a closure with the memory of an error.
    func withError(_ body: (TypedMemory) -> Void) {
        func open<Failure: Error>(_ error: Failure) { Self.withMemory(of: error, body) }
        open(unsafe pointer.load(as: (any Error).self))
    }

    /// The number of elements of a collection, and their type.
    var elements: (count: Int, typeName: String)? {
        func open<Collection: ElementCollection>(_: Collection.Type) -> (Int, String) {
            unsafe (pointer.assumingMemoryBound(to: Collection.self).pointee.count, "\(Collection.Content.self)")
        }
        return (type as? any ElementCollection.Type).map { open($0) }
    }

    /// Calls a closure with the path of each element of a collection, until it returns false.
    func forEachElement(_ body: (String, TypedMemory) -> Bool) {
        func open<Collection: ElementCollection>(_: Collection.Type) {
            unsafe pointer.assumingMemoryBound(to: Collection.self).pointee.forEachElement(body)
        }
        if let type = type as? any ElementCollection.Type { open(type) }
    }
}

/// The size of values of a type, and how they can be moved.
private struct ValueLayout {
    let size: Int
    let stride: Int
    let alignment: Int
    let isTrivial: Bool
    let isInlineInExistential: Bool

    init(of type: Any.Type) {
        func open<Value>(_ type: Value.Type) -> ValueLayout { ValueLayout(type) }
        self = _openExistential(type, do: open)
    }

    private init<Value>(_ type: Value.Type) {
        size = MemoryLayout<Value>.size
        stride = MemoryLayout<Value>.stride
        alignment = MemoryLayout<Value>.alignment
        isTrivial = _isPOD(Value.self)
        isInlineInExistential = size <= 24 && alignment <= 8 && _isBitwiseTakable(Value.self)
    }
}

extension Int {
    fileprivate func aligned(to alignment: Int) -> Int { (self + alignment - 1) / alignment * alignment }
}

// MARK: - Collections

/// A collection of the standard library that has its elements in one allocation.
private protocol ElementCollection {
    /// The elements, or the values of a dictionary.
    associatedtype Content

    var count: Int { get }

    /// Calls a closure with the path of each element, until it returns false.
    func forEachElement(_ body: (String, TypedMemory) -> Bool)
}

extension Sequence {
    /// Calls a closure with the memory of each element, until it returns false.
    fileprivate func forEachInMemory<Value>(_ body: (String, TypedMemory) -> Bool) where Element == (String, Value) {
        guard !_isPOD(Value.self), Value.self != String.self else { return }
        for (path, element) in self {
            var goesOn = true
            TypedMemory.withMemory(of: element) { goesOn = body(path, $0) }
            if !goesOn { return }
        }
    }
}

extension ElementCollection where Self: RandomAccessCollection {
    fileprivate func forEachElement(_ body: (String, TypedMemory) -> Bool) {
        enumerated().lazy.map { ("[\($0)]", $1) }.forEachInMemory(body)
    }
}

/// A part of a collection, which is not read.
private protocol Slice {}

extension ArraySlice: Slice {}

extension Array: ElementCollection {
    fileprivate typealias Content = Element
}

extension ContiguousArray: ElementCollection {
    fileprivate typealias Content = Element
}

extension Set: ElementCollection {
    fileprivate typealias Content = Element

    fileprivate func forEachElement(_ body: (String, TypedMemory) -> Bool) {
        lazy.map { ("[…]", $0) }.forEachInMemory(body)
    }
}

extension Dictionary: ElementCollection {
    fileprivate typealias Content = Value

    fileprivate func forEachElement(_ body: (String, TypedMemory) -> Bool) {
        lazy.map { (".keys[…]", $0.key) }.forEachInMemory(body)
        guard !_isPOD(Value.self) else { return }
        // Sorted, because the order of a dictionary differs between two runs.
        map { (Self.path(to: $0.key), $0.value) }.sorted { $0.0 < $1.0 }.forEachInMemory(body)
    }

    /// Shows only keys that are described without running code of the program.
    private static func path(to key: Key) -> String {
        switch key {
        case let text as String: "[\"\(text)\"]"
        case let number as Int: "[\(number)]"
        default: "[…]"
        }
    }
}

// MARK: - Fields

/// The fields of a class, with those of its superclasses, or of a structure.
@safe
struct TypeLayout {
    /// A stored property that retains its value.
    struct Field {
        let name: String
        let type: Any.Type
        let offset: Int
        /// The code that declares it.
        let origin: TypeOrigin
    }

    let name: String

    /// Whether this package declares the type.
    let isLibrary: Bool

    /// Whether objects of the type exist only for a time, such as a transition.
    let isTemporary: Bool

    /// Whether values of the type have references that are not read: parts of arrays and lazy objects.
    let isUnread: Bool

    private(set) var fields: [Field] = []

    /// Reads the runtime's records of a type.
    ///
    /// Weak and unowned properties are left out, as are properties without references.
    init(of type: Any.Type) {
        name = "\(type)"
        let origin = TypeOrigin(of: type)
        isLibrary = origin == .library
        isUnread = type is any Slice.Type || type is LazyObject.Type
        isTemporary = origin == .library && PackageNames.temporaryTypes.contains(name)
        var levels: [(end: Int, origin: TypeOrigin)] = [(fieldCount(type), origin)]
        var level: AnyClass? = type as? AnyClass
        while let superclass = level.flatMap({ _getSuperclass($0) }) {
            levels.append((fieldCount(superclass), TypeOrigin(of: superclass)))
            level = superclass
        }
        let isActor = type is any Actor.Type
        for index in 0..<levels[0].end {
            let declaring = levels.last { index < $0.end }?.origin ?? origin
            // The fields of the toolchain's classes are shared with other threads, and those of its structures are not.
            if declaring == .toolchain, type is AnyObject.Type { continue }
            let (name, field, isStrong, isVariable) = Self.record(type, index)
            guard isStrong, !(isActor && isVariable), !ValueLayout(of: field).isTrivial else { continue }
            fields.append(
                Field(
                    name: name.replacing("$__lazy_storage_$_", with: ""),
                    type: field,
                    offset: fieldOffset(type, index: index),
                    origin: declaring
                )
            )
        }
    }

    fileprivate static func record(
        _ type: Any.Type,
        _ index: Int
    ) -> (name: String, type: Any.Type, isStrong: Bool, isVariable: Bool) {
        var record = unsafe FieldRecord()
        let field = unsafe fieldType(type, index: index, fieldMetadata: &record)
        defer { unsafe record.free?(record.name) }
        let name = unsafe record.name.map { unsafe String(cString: $0) } ?? "\(index)"
        return unsafe (name, field, record.isStrong, record.isVariable)
    }
}

// MARK: - Known layouts

extension HeapObject {
    /// Returns what differs from the layouts that this file expects, or nil if nothing does.
    ///
    /// It compares before it follows a pointer.
    static func layoutDifference() -> String? {
        enum Case { case value(AnyObject) }
        final class Known { let first = 1, second: AnyObject? = nil }
        let kinds: [(Any.Type, UInt)] = [
            (Known.self, MetadataKind.class), (ClosedRange<Int>.self, MetadataKind.structure),
            (Case.self, MetadataKind.enumeration), (Int?.self, MetadataKind.optional),
            ((Int, Int).self, MetadataKind.tuple), ((() -> Void).self, MetadataKind.function),
            (Any.self, MetadataKind.existential),
        ]
        for (type, kind) in kinds where metadataKind(type) != kind {
            return "the kind of \(type) is \(metadataKind(type)) and not \(kind)"
        }
        let fields = TypeLayout(of: Known.self).fields.map { "\($0.name) at \($0.offset)" }
        guard fields == ["second at 24"] else { return "the fields of an object are \(fields)" }
        let object = Known()
        let counted = CountedObject(object)
        defer { counted.release() }
        // The first word of an object is valid, whatever it is. On Apple's systems it may have additional bits.
        let header = unsafe UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque()).load(as: UInt.self)
        let metadata = unsafe unsafeBitCast(Known.self as Any.Type, to: UInt.self)
        #if !canImport(ObjectiveC)
            guard header == metadata else { return "an object begins with \(header) and not with its type" }
        #endif
        guard let count = counted.otherReferences, 1...2 ~= count else { return "references are not counted" }
        return nil
    }
}

// MARK: - Readable memory

/// The memory that the process could read at one time.
struct ReadableMemory {
    private let ranges: [Range<UInt>]

    /// Asks the system for the memory of the process; on other systems than Linux, no memory counts as readable.
    init() {
        #if os(Linux)
            // In parts, because the file has no size, and reading it as a whole returns only its beginning.
            let file = FileHandle(forReadingAtPath: "/proc/self/maps")
            var maps = Data()
            while let part = try? file?.read(upToCount: 1 << 16), !part.isEmpty { maps.append(part) }
            var ranges: [Range<UInt>] = []
            for line in maps.split(separator: UInt8(ascii: "\n")) {
                // Such as `7f46a2e00000-7f46a33d2000 r-xp 00000000 08:01 123 /usr/lib/libc.so.6`.
                let columns = String(decoding: line.prefix(64), as: UTF8.self).split(separator: " ")
                let bounds = columns.first?.split(separator: "-").compactMap { UInt($0, radix: 16) } ?? []
                guard columns.count > 1, columns[1].hasPrefix("r"), bounds.count == 2, bounds[0] < bounds[1] else {
                    continue
                }
                if let last = ranges.last, last.upperBound == bounds[0] {
                    ranges[ranges.count - 1] = last.lowerBound..<bounds[1]
                } else {
                    ranges.append(bounds[0]..<bounds[1])
                }
            }
            self.ranges = ranges
        #else
            ranges = []
        #endif
    }

    /// Whether some bytes can be read.
    func isReadable(_ address: UInt, _ count: UInt) -> Bool {
        // The ranges are in the order of their addresses.
        var (low, high) = (0, ranges.count)
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].upperBound <= address { low = middle + 1 } else { high = middle }
        }
        guard low < ranges.count, ranges[low].contains(address) else { return false }
        return ranges[low].upperBound - address >= count
    }
}
