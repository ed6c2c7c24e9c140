// For pthread_getattr_np. The Swift runtime implements the first function of the header.
#define _GNU_SOURCE
#include "StoryCodeShims.h"
#include <pthread.h>
#include <stdint.h>

static _Thread_local void *thread_value;
static _Thread_local uintptr_t lowest_address;

void *storycode_thread_value(void) { return thread_value; }

void storycode_set_thread_value(void *value) { thread_value = value; }

/// Finds the lowest address of the thread's stack and its size, or returns false.
static int find_stack(uintptr_t *lowest, size_t *size) {
#ifdef __APPLE__
    *size = pthread_get_stacksize_np(pthread_self());
    *lowest = (uintptr_t)pthread_get_stackaddr_np(pthread_self()) - *size;
    return 1;
#else
    pthread_attr_t attributes;
    void *address;
    if (pthread_getattr_np(pthread_self(), &attributes) != 0) return 0;
    int failure = pthread_attr_getstack(&attributes, &address, size);
    pthread_attr_destroy(&attributes);
    *lowest = (uintptr_t)address;
    return failure == 0;
#endif
}

int storycode_has_stack(unsigned long reserve) {
    if (lowest_address == 0) {
        uintptr_t lowest = 1;
        size_t size = 0;
        if (!find_stack(&lowest, &size)) size = 0;
        // Some systems read a file to find the stack, so the address is kept.
        lowest_address = lowest + (reserve < size / 4 ? reserve : size / 4);
    }
    return (uintptr_t)__builtin_frame_address(0) >= lowest_address;
}
