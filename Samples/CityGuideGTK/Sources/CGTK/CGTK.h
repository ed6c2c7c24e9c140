#include <gtk/gtk.h>
#include <glib-unix.h>

// What libdispatch offers to run loops on Linux: a descriptor that is readable while the main queue has work, and a
// function that performs the work. The run loop of CoreFoundation uses the same two.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);

// Swift sees neither functions with variable arguments nor the macros that check and cast types when the program runs.

static inline void cgtk_set_text(gpointer object, const char *property, const char *text) {
    g_object_set(object, property, text, NULL);
}

/// For flags, enumerations and numbers.
static inline void cgtk_set_number(gpointer object, const char *property, int number) {
    g_object_set(object, property, number, NULL);
}

static inline void cgtk_set_object(gpointer object, const char *property, gpointer value) {
    g_object_set(object, property, value, NULL);
}

/// Returns text that the caller frees.
static inline char *cgtk_text(gpointer object, const char *property) {
    char *text = NULL;
    g_object_get(object, property, &text, NULL);
    return text;
}

static inline int cgtk_number(gpointer object, const char *property) {
    int number = 0;
    g_object_get(object, property, &number, NULL);
    return number;
}

static inline int cgtk_value_number(const GValue *value) {
    return G_VALUE_HOLDS_UINT(value) ? (int)g_value_get_uint(value) : g_value_get_int(value);
}

/// Sets the result of a handler, if its signal has one.
static inline void cgtk_set_result(GValue *result, gboolean flag) {
    if (result && G_VALUE_HOLDS_BOOLEAN(result)) g_value_set_boolean(result, flag);
}

/// Appends a child to a box.
static inline void cgtk_append(gpointer box, gpointer child) { gtk_box_append(GTK_BOX(box), GTK_WIDGET(child)); }

/// Removes all children of a box.
static inline void cgtk_remove_all(gpointer box) {
    GtkWidget *child;
    while ((child = gtk_widget_get_first_child(GTK_WIDGET(box)))) gtk_box_remove(GTK_BOX(box), child);
}

static inline void cgtk_add_page(gpointer stack, gpointer page) {
    gtk_stack_add_child(GTK_STACK(stack), GTK_WIDGET(page));
}

static inline void cgtk_remove_page(gpointer stack, gpointer page) {
    gtk_stack_remove(GTK_STACK(stack), GTK_WIDGET(page));
}

static inline void cgtk_replace(gpointer list, unsigned position, unsigned count, const char *const *strings) {
    gtk_string_list_splice(GTK_STRING_LIST(list), position, count, strings);
}

static inline void cgtk_scroll(gpointer list, unsigned position) {
    gtk_widget_activate_action(GTK_WIDGET(list), "list.scroll-to-item", "u", position);
}

static inline void cgtk_focus(gpointer widget) { gtk_widget_grab_focus(GTK_WIDGET(widget)); }

static inline void cgtk_add_to_parent(gpointer widget, gpointer gesture) {
    GtkWidget *parent = gtk_widget_get_parent(GTK_WIDGET(widget));
    // The widget takes ownership of a reference.
    if (parent) gtk_widget_add_controller(parent, g_object_ref(GTK_EVENT_CONTROLLER(gesture)));
}

static inline void cgtk_set_class(gpointer widget, const char *name, gboolean has) {
    if (has) gtk_widget_add_css_class(GTK_WIDGET(widget), name);
    else gtk_widget_remove_css_class(GTK_WIDGET(widget), name);
}

/// Sets the name that assistive tools read out.
static inline void cgtk_set_accessible_label(gpointer widget, const char *text) {
    gtk_accessible_update_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

static inline gpointer cgtk_parent(gpointer widget) { return gtk_widget_get_parent(GTK_WIDGET(widget)); }

/// Returns a group of actions that the widgets inside a widget find under a name, which the caller releases.
static inline gpointer cgtk_insert_actions(gpointer widget, const char *name) {
    GSimpleActionGroup *group = g_simple_action_group_new();
    gtk_widget_insert_action_group(GTK_WIDGET(widget), name, G_ACTION_GROUP(group));
    return group;
}

/// Returns a new action, which the caller releases.
static inline gpointer cgtk_add_action(gpointer group, const char *name) {
    GSimpleAction *action = g_simple_action_new(name, NULL);
    g_action_map_add_action(G_ACTION_MAP(group), G_ACTION(action));
    return action;
}

/// Applies a style sheet to all windows of the display.
static inline void cgtk_load_style(const char *text) {
    GtkCssProvider *provider = gtk_css_provider_new();
    // The length is int in some releases of GTK 4.
    gtk_css_provider_load_from_data(provider, text, -1);
    gtk_style_context_add_provider_for_display(
        gdk_display_get_default(), GTK_STYLE_PROVIDER(provider), GTK_STYLE_PROVIDER_PRIORITY_APPLICATION
    );
    g_object_unref(provider);
}

/// Makes the keys that are pressed in a widget change the text of a search entry.
static inline void cgtk_capture_keys(gpointer entry, gpointer widget) {
    gtk_search_entry_set_key_capture_widget(GTK_SEARCH_ENTRY(entry), GTK_WIDGET(widget));
}

static inline void cgtk_present(gpointer window) { gtk_window_present(GTK_WINDOW(window)); }

/// Releases the reference to a window that GTK holds.
static inline void cgtk_destroy(gpointer window) { gtk_window_destroy(GTK_WINDOW(window)); }

static inline int cgtk_width(gpointer widget) { return gtk_widget_get_width(GTK_WIDGET(widget)); }

static inline int cgtk_height(gpointer widget) { return gtk_widget_get_height(GTK_WIDGET(widget)); }

/// The surface of a window that was presented.
static inline gpointer cgtk_surface(gpointer window) { return gtk_native_get_surface(GTK_NATIVE(window)); }

/// Returns the settings of a schema, which the caller releases, or null if the desktop does not have the key.
static inline gpointer cgtk_desktop_settings(const char *name, const char *key) {
    GSettingsSchemaSource *source = g_settings_schema_source_get_default();
    GSettingsSchema *schema = source ? g_settings_schema_source_lookup(source, name, TRUE) : NULL;
    gboolean known = schema && g_settings_schema_has_key(schema, key);
    if (schema) g_settings_schema_unref(schema);
    return known ? g_settings_new(name) : NULL;
}
