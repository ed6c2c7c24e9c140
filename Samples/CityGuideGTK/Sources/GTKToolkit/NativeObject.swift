import CGTK

/// A strong reference to an object of GTK, such as a widget.
///
/// The names of properties and signals are those of GTK's documentation. GTK checks names and types when the program
/// runs, and reports mistakes on the standard error.
///
/// The type is safe, because the object exists as long as the reference, and GTK checks its type in each call.
@safe
package final class NativeObject {
    /// The object, which exists as long as the reference.
    package let pointer: UnsafeMutableRawPointer

    private nonisolated let address: Int

    /// Creates a reference to an object, which gains an owner.
    @unsafe
    package init(_ pointer: UnsafeMutableRawPointer) {
        unsafe self.pointer = unsafe g_object_ref_sink(pointer)
        address = Int(bitPattern: pointer)
    }

    // GTK is used on the main thread alone.
    isolated deinit { unsafe g_object_unref(pointer) }
}

// MARK: - Properties

extension NativeObject {
    /// Sets a property with text.
    package func set(_ property: String, to text: String) { unsafe cgtk_set_text(pointer, property, text) }

    /// Sets a property with a number or a value of an enumeration.
    package func set(_ property: String, to number: Int) { unsafe cgtk_set_number(pointer, property, Int32(number)) }

    /// Sets a flag.
    package func set(_ property: String, to flag: Bool) { unsafe cgtk_set_number(pointer, property, flag ? 1 : 0) }

    /// Sets a property with an object.
    package func set(_ property: String, to object: NativeObject?) {
        unsafe cgtk_set_object(pointer, property, object?.pointer)
    }

    /// Returns the text of a property.
    package func text(_ property: String) -> String {
        guard let text = unsafe cgtk_text(pointer, property) else { return "" }
        defer { unsafe g_free(text) }
        return unsafe String(cString: text)
    }

    /// Returns the number in a property; -1 for an invalid position in a list.
    package func number(_ property: String) -> Int { unsafe Int(cgtk_number(pointer, property)) }

    /// Returns a flag.
    package func flag(_ property: String) -> Bool { number(property) != 0 }
}

// MARK: - Identity

extension NativeObject: Hashable {
    /// Returns whether both refer to the same object.
    package nonisolated static func == (left: NativeObject, right: NativeObject) -> Bool {
        left.address == right.address
    }

    /// Hashes the identity of the object.
    package nonisolated func hash(into hasher: inout Hasher) { hasher.combine(address) }
}
