import CGTK

// Methods of widgets that are more than a property.
extension NativeObject {
    /// Replaces the children of a box.
    package func setChildren(_ children: [NativeObject]) {
        unsafe cgtk_remove_all(pointer)
        for child in children { unsafe cgtk_append(pointer, child.pointer) }
    }

    /// Adds a page to a stack.
    package func addPage(_ page: NativeObject) { unsafe cgtk_add_page(pointer, page.pointer) }

    /// Removes a page from a stack.
    package func removePage(_ page: NativeObject) { unsafe cgtk_remove_page(pointer, page.pointer) }

    /// Replaces a part of a list of strings.
    package func replace(_ range: Range<Int>, with strings: ArraySlice<String>) {
        // C copies the strings.
        var copies = unsafe strings.map { unsafe UnsafePointer(g_strdup($0)) } + [nil]
        unsafe cgtk_replace(pointer, UInt32(range.lowerBound), UInt32(range.count), &copies)
        unsafe copies.forEach { unsafe g_free(UnsafeMutablePointer(mutating: $0)) }
    }

    /// Scrolls a list to a row, which gets the focus when the list does.
    package func scroll(to row: Int) { unsafe cgtk_scroll(pointer, UInt32(row)) }

    /// Moves the focus of the keyboard to a widget.
    package func focus() { unsafe cgtk_focus(pointer) }

    /// Adds a gesture to the widget that contains this one.
    package func addToParent(_ gesture: NativeObject) { unsafe cgtk_add_to_parent(pointer, gesture.pointer) }

    /// Makes a search entry receive the keys that are pressed in a widget.
    package func captureKeys(of widget: NativeObject) { unsafe cgtk_capture_keys(pointer, widget.pointer) }

    /// Shows a window in front of the others.
    package func present() { unsafe cgtk_present(pointer) }

    /// Makes GTK release a window.
    package func destroy() { unsafe cgtk_destroy(pointer) }

    /// The size of a widget.
    package var size: (width: Int, height: Int) { unsafe (Int(cgtk_width(pointer)), Int(cgtk_height(pointer))) }

    /// The surface of a window that was presented.
    package var surface: NativeObject? { unsafe cgtk_surface(pointer).map { unsafe NativeObject($0) } }
}
