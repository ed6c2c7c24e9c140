import AllocationCounter

/// Hides the use of an object from the optimiser, so that the object must exist.
func escape(_ object: AnyObject) {
    unsafe allocation_counter_escape(Unmanaged.passUnretained(object).toOpaque())
}

/// Retains and releases an object, as a caller does with the result of an opaque function.
///
/// An object in a static property outlives every reader, so the optimiser does not retain it.
@inline(__always)
func hold(_ object: AnyObject) {
    let held = unsafe Unmanaged.passRetained(object)
    unsafe allocation_counter_escape(held.toOpaque())
    unsafe held.release()
}
