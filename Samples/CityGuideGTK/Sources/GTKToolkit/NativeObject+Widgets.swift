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

    /// Adds a class of a style sheet to a widget, or removes it.
    package func setClass(_ name: String, to has: Bool) { unsafe cgtk_set_class(pointer, name, has ? 1 : 0) }

    /// Sets the name of a widget that assistive tools read out.
    package func setAccessibleLabel(_ text: String) { unsafe cgtk_set_accessible_label(pointer, text) }

    /// The widget that contains this one.
    package var parent: NativeObject? { unsafe cgtk_parent(pointer).map { unsafe NativeObject($0) } }

    /// Adds actions that menus inside a widget name with a prefix.
    package func addActions(_ prefix: String, _ actions: [String: () -> Void]) {
        guard let group = unsafe cgtk_insert_actions(pointer, prefix) else { return }
        defer { unsafe g_object_unref(group) }
        for (name, run) in actions {
            guard let action = unsafe cgtk_add_action(group, name) else { continue }
            unsafe NativeObject(action).on("activate", run)
            unsafe g_object_unref(action)
        }
    }

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
