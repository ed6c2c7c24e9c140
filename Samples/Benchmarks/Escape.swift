import AllocationCounter

/// Hides the use of an object from the optimiser, so that the object must exist.
func escape(_ object: AnyObject) {
    unsafe allocation_counter_escape(Unmanaged.passUnretained(object).toOpaque())
}

/// Retains and releases an object, as for the result of a function that the optimiser does not know.
///
/// The optimiser knows that an object in a static property outlives every reader, and does not retain it.
@inline(__always)
func hold(_ object: AnyObject) {
    let held = unsafe Unmanaged.passRetained(object)
    unsafe allocation_counter_escape(held.toOpaque())
    unsafe held.release()
}
