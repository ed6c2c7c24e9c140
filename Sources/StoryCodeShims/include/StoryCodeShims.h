/// The function of the Swift runtime that `weak` references use.
///
/// It is exported for compiled code, and has no name in Swift. It retains an object and returns it, or returns null if
/// the object's deinitialiser has begun. The memory of the object must be valid, which an `unowned` reference ensures.
void *_Nullable swift_tryRetain(void *_Nonnull object);

/// Returns whether the deinitialiser of an object has begun; its memory must be valid.
_Bool swift_isDeallocating(void *_Nonnull object);

// Atomic accesses to a word, for Apple's systems without atomics in the standard library.

static inline unsigned long storycode_load(const unsigned long *_Nonnull word) {
    return __atomic_load_n(word, __ATOMIC_ACQUIRE);
}

static inline unsigned long storycode_exchange(unsigned long *_Nonnull word, unsigned long value) {
    return __atomic_exchange_n(word, value, __ATOMIC_ACQ_REL);
}

/// Replaces a word if it has an expected value, and returns the earlier one.
static inline unsigned long storycode_compare_exchange(
    unsigned long *_Nonnull word, unsigned long expected, unsigned long desired
) {
    __atomic_compare_exchange_n(word, &expected, desired, 0, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE);
    return expected;
}

static inline unsigned long storycode_add(unsigned long *_Nonnull word, unsigned long value) {
    return __atomic_fetch_add(word, value, __ATOMIC_ACQ_REL);
}

/// Returns a pointer of which each thread has its own, null at first.
void *_Nullable storycode_thread_value(void);

/// Replaces the pointer of the current thread.
void storycode_set_thread_value(void *_Nullable value);

/// Returns whether the stack of the current thread has room for a number of bytes, or for a quarter of its size if that
/// is less.
///
/// The first call of a thread determines the number.
int storycode_has_stack(unsigned long reserve);
