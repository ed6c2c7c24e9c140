import CGTK

extension NativeObject {
    /// Calls a closure for each emission of a signal.
    ///
    /// The object owns the closure, which must not retain what owns the object.
    package func on(_ signal: String, _ run: @escaping () -> Void) {
        connect(signal) { _ in
            run()
            return false
        }
    }

    /// Calls a closure with the first argument of a signal, a number, for each emission.
    package func onNumber(_ signal: String, _ run: @escaping (Int) -> Void) {
        connect(signal) { argument in
            run(argument.number)
            return false
        }
    }

    /// Calls a closure with the first argument of a signal, an object, for each emission.
    package func onObject(_ signal: String, _ run: @escaping (NativeObject) -> Void) {
        connect(signal) { argument in
            if let object = argument.object { run(object) }
            return false
        }
    }

    /// Calls a closure in place of the default handler of a signal that has one.
    package func replace(_ signal: String, with run: @escaping () -> Void) {
        connect(signal) { _ in
            run()
            return true
        }
    }

    /// Connects a handler, which the signal owns, and which returns whether no other handler is needed.
    private func connect(_ signal: String, _ run: @escaping @MainActor (SignalArgument) -> Bool) {
        let handler = unsafe Unmanaged.passRetained(SignalHandler(run)).toOpaque()
        let closure = unsafe g_closure_new_simple(guint(MemoryLayout<GClosure>.size), handler)
        unsafe g_closure_set_marshal(closure) { closure, result, _, arguments, _, _ in
            // GTK passes both; the handler lives as long as the closure, and GTK calls on the main thread.
            guard let arguments = unsafe arguments, let data = unsafe closure?.pointee.data else { return }
            let handler = unsafe Unmanaged<SignalHandler>.fromOpaque(data).takeUnretainedValue()
            let argument = unsafe SignalArgument(value: arguments + 1)
            let isHandled = MainActor.assumeIsolated { handler.run(argument) }
            unsafe cgtk_set_result(result, isHandled ? 1 : 0)
        }
        unsafe g_closure_add_finalize_notifier(closure, handler) { handler, _ in
            // Balances `passRetained`.
            if let handler = unsafe handler { unsafe Unmanaged<SignalHandler>.fromOpaque(handler).release() }
        }
        unsafe g_signal_connect_closure(pointer, signal, closure, 0)
    }
}

/// The argument of a signal that follows the object itself.
///
/// The type is safe, because it is used during the emission alone, and for signals that have the argument.
@safe
private nonisolated struct SignalArgument {
    let value: UnsafePointer<GValue>

    var number: Int { unsafe Int(cgtk_value_number(value)) }

    @MainActor
    var object: NativeObject? { unsafe g_value_get_object(value).map { unsafe NativeObject($0) } }
}

/// A closure as an object, which C can retain.
private nonisolated final class SignalHandler {
    let run: @MainActor (SignalArgument) -> Bool

    init(_ run: @escaping @MainActor (SignalArgument) -> Bool) { self.run = run }
}
