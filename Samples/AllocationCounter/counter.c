#include "AllocationCounter.h"

#include <stddef.h>

// One counter per thread, so that threads do not contend for it.
static _Thread_local uint64_t count = 0;

uint64_t allocation_counter_count(void) { return count; }

void allocation_counter_escape(const void *pointer) { __asm__ volatile("" : : "r"(pointer) : "memory"); }

// With glibc, a program can replace malloc. Swift allocates objects with malloc, or with posix_memalign if they are
// aligned to more than sixteen bytes. Counts are valid for measurements on one thread. A sanitizer replaces malloc itself.
#if defined(__has_feature)
#if __has_feature(thread_sanitizer) || __has_feature(address_sanitizer)
#define SANITIZED
#endif
#endif

#if defined(__linux__) && defined(__GLIBC__) && !defined(SANITIZED)

extern void *__libc_malloc(size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

bool allocation_counter_works(void) { return true; }

void *malloc(size_t size) {
    count += 1;
    return __libc_malloc(size);
}

int posix_memalign(void **pointer, size_t alignment, size_t size) {
    count += 1;
    *pointer = __libc_memalign(alignment, size);
    return *pointer == NULL ? 12 : 0;
}

#else

bool allocation_counter_works(void) { return false; }

#endif
