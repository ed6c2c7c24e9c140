import CGTK

/// What GTK and the desktop offer to the whole program.
package enum Desktop {
    /// Connects to the display, and returns whether there is one.
    package static func open() -> Bool { gtk_init_check() != 0 }

    /// Applies a style sheet to all windows.
    package static func loadStyle(_ text: some Collection<UInt8>) {
        unsafe cgtk_load_style(String(decoding: text, as: UTF8.self))
    }

    /// GTK's settings of the display.
    package static var settings: NativeObject? {
        unsafe gtk_settings_get_default().map { unsafe NativeObject(gpointer($0)) }
    }

    /// Makes widgets dark or light.
    package static func setDark(_ isDark: Bool) { settings?.set("gtk-application-prefer-dark-theme", to: isDark) }

    /// Whether the user prefers dark widgets, in the settings of GTK or of a GNOME desktop.
    package static var isDark: Bool {
        if settings?.flag("gtk-application-prefer-dark-theme") == true { return true }
        guard let desktop = unsafe cgtk_desktop_settings("org.gnome.desktop.interface", "color-scheme") else {
            return false
        }
        defer { unsafe g_object_unref(desktop) }
        let scheme = unsafe g_settings_get_string(desktop.assumingMemoryBound(to: GSettings.self), "color-scheme")
        defer { unsafe g_free(scheme) }
        return unsafe scheme.map { unsafe String(cString: $0) } == "prefer-dark"
    }

    /// The monitor that emits `low-memory-warning`.
    package static var memoryMonitor: NativeObject? {
        guard let monitor = unsafe g_memory_monitor_dup_default() else { return nil }
        defer { unsafe g_object_unref(gpointer(monitor)) }
        return unsafe NativeObject(gpointer(monitor))
    }
}
