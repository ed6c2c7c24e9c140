import CGTK

/// The objects of an interface, which a text in the format of `GtkBuilder` describes.
package struct Interface {
    private let builder: NativeObject

    /// Makes the objects; GTK ends the program if it cannot read the text.
    package init(_ text: some Collection<UInt8>) {
        let text = text.map { CChar(bitPattern: $0) }
        // A new builder has one owner, and the reference adds another one.
        guard let builder = unsafe gpointer(gtk_builder_new_from_string(text, gssize(text.count))) else {
            preconditionFailure("GTK has made no builder")
        }
        unsafe self.builder = NativeObject(builder)
        unsafe g_object_unref(builder)
    }

    /// Makes the objects; GTK ends the program if it cannot read the text.
    package init(_ text: String) { self.init(text.utf8) }

    /// Makes the objects of an interface in which `@name@` stands for a text of the program's language.
    package init(_ text: some Collection<UInt8>, texts: KeyValuePairs<String, String>) {
        self.init(texts.reduce(String(decoding: text, as: UTF8.self)) { $0.replacing("@\($1.key)@", with: $1.value) })
    }

    /// Returns the object with an identifier, which the text has to contain.
    package subscript(id: String) -> NativeObject {
        guard let object = unsafe gtk_builder_get_object(OpaquePointer(builder.pointer), id) else {
            preconditionFailure("the interface has no object with the identifier '\(id)'")
        }
        return unsafe NativeObject(gpointer(object))
    }
}
