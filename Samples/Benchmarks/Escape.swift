import AllocationCounter

/// Takes an object where the optimiser cannot look, so that it has to exist.
func escape(_ object: AnyObject) {
    unsafe allocation_counter_escape(Unmanaged.passUnretained(object).toOpaque())
}
