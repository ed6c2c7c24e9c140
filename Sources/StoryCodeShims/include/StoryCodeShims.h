/// The function of the Swift runtime that `weak` references use.
///
/// It is exported for compiled code, and has no name in Swift. It retains an object and returns it, or returns null if
/// the object's deinitialiser has begun. The memory of the object must be valid, which an `unowned` reference ensures.
void *_Nullable swift_tryRetain(void *_Nonnull object);
