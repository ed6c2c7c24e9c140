import CGTK
import Dispatch  // links libdispatch
import Foundation

/// The main loop of GLib, which also performs the work of the main actor.
///
/// GLib waits for events of the display, timers and descriptors. The main actor runs in the main queue of libdispatch,
/// which a descriptor connects with GLib. The scheduler `.task` of StoryCode runs its turns on the main actor, so it needs
/// nothing else.
package enum MainLoop {
    private static var isRunning = true

    /// Runs once, until ``quit()`` or until the system asks the program to end.
    package static func run() {
        unsafe g_unix_fd_add(_dispatch_get_main_queue_handle_4CF(), G_IO_IN, performMainQueue, nil)
        for signal in [SIGINT, SIGTERM, SIGHUP] { unsafe g_unix_signal_add(signal, endProgram, nil) }
        while isRunning { g_main_context_iteration(nil, 1) }
    }

    /// Makes ``run()`` return.
    package static func quit() {
        isRunning = false
        g_main_context_wakeup(nil)
    }

    private static let performMainQueue: GUnixFDSourceFunc = { descriptor, _, _ in
        // The descriptor counts; reading it sets it to zero.
        var count: UInt64 = 0
        _ = unsafe read(descriptor, &count, MemoryLayout.size(ofValue: count))
        _dispatch_main_queue_callback_4CF(nil)
        return 1  // G_SOURCE_CONTINUE
    }

    private static let endProgram: GSourceFunc = { _ in
        MainActor.assumeIsolated { quit() }
        return 1  // G_SOURCE_CONTINUE
    }
}
