import CGTK
import GTKToolkit

/// The widgets of the program at one moment.
enum WidgetTree {
    /// The visible windows, the one that opened first at the front of the list.
    static var windows: [NativeObject] {
        let list = unsafe gtk_window_list_toplevels()
        defer { unsafe g_list_free(list) }
        var windows: [NativeObject] = []
        var next = unsafe list
        while let entry = unsafe next {
            if let window = unsafe entry.pointee.data { unsafe windows.append(NativeObject(window)) }
            unsafe next = unsafe entry.pointee.next
        }
        return windows.filter { $0.flag("visible") }
    }

    /// Returns a widget with the widgets inside it, without some of them and what they contain.
    static func widgets(in widget: NativeObject, without others: [NativeObject] = []) -> [NativeObject] {
        if others.contains(widget) { return [] }
        var found = [widget]
        var child = unsafe gtk_widget_get_first_child(widget.widget)
        while let next = unsafe child {
            unsafe found += widgets(in: NativeObject(gpointer(next)), without: others)
            unsafe child = unsafe gtk_widget_get_next_sibling(next)
        }
        return found
    }

    /// The widgets that the user sees.
    static var visible: [NativeObject] {
        windows.flatMap { widgets(in: $0) }.filter { unsafe gtk_widget_get_mapped($0.widget) != 0 }
    }
}

extension NativeObject {
    var widget: UnsafeMutablePointer<GtkWidget> { unsafe pointer.assumingMemoryBound(to: GtkWidget.self) }

    /// The name of the class.
    var typeName: String {
        unsafe String(cString: g_type_name_from_instance(pointer.assumingMemoryBound(to: GTypeInstance.self)))
    }

    /// Whether the user can act on the widget; a button of a menu is inside its control.
    var isControl: Bool {
        let types = ["Button", "ToggleButton", "MenuButton", "SearchEntry", "ListView", "ListItemWidget"]
        let parent = parent?.typeName
        return types.contains { "Gtk\($0)" == typeName } && parent != "GtkMenuButton" && parent != "GtkWindowControls"
    }

    /// Whether assistive tools have a name for the widget: its label, or the text inside it.
    var isNamed: Bool {
        let label = unsafe gtk_test_accessible_has_property(OpaquePointer(pointer), GTK_ACCESSIBLE_PROPERTY_LABEL)
        return label != 0 || typeName.hasSuffix("Button") && !text("label").isEmpty
    }

    /// The title of the window with the widget.
    var windowTitle: String {
        guard let root = unsafe gtk_widget_get_root(widget) else { return "" }
        return unsafe NativeObject(gpointer(root)).text("title")
    }

    /// The middle of the widget in its window, as the display counts.
    var middle: (x: Int, y: Int) {
        guard let root = unsafe gtk_widget_get_root(widget) else { return (0, 0) }
        var inside = graphene_point_t(x: Float(size.width) / 2, y: Float(size.height) / 2)
        var point = graphene_point_t()
        var (left, top) = (0.0, 0.0)
        unsafe _ = gtk_widget_compute_point(widget, NativeObject(gpointer(root)).widget, &inside, &point)
        unsafe gtk_native_get_surface_transform(root, &left, &top)
        return (Int(Double(point.x) + left), Int(Double(point.y) + top))
    }
}
