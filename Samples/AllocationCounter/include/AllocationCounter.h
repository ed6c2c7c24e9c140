#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdbool.h>
#include <stdint.h>

/// Whether this system's allocations can be counted.
bool allocation_counter_works(void);

/// How many allocations the calling thread has made so far.
uint64_t allocation_counter_count(void);

/// Takes a pointer where the optimiser cannot look, so that what it points to has to exist.
void allocation_counter_escape(const void *pointer);

#endif
