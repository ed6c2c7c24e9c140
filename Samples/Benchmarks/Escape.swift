import AllocationCounter

/// Takes an object where the optimiser cannot look, so that it has to exist.
func escape(_ object: AnyObject) {
    unsafe allocation_counter_escape(Unmanaged.passUnretained(object).toOpaque())
}

/// Retains and releases an object where it escapes, as happens to what is given by a function that may be any.
///
/// The optimiser sees that what a static holds outlives every reader, and retains it for none.
@inline(__always)
func hold(_ object: AnyObject) {
    let held = unsafe Unmanaged.passRetained(object)
    unsafe allocation_counter_escape(held.toOpaque())
    unsafe held.release()
}
