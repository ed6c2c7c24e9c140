#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdbool.h>
#include <stdint.h>

/// Whether allocations can be counted on this system.
bool allocation_counter_works(void);

/// The number of allocations of the calling thread.
uint64_t allocation_counter_count(void);

/// Hides the use of a pointer from the optimiser, so that the memory that it points to must exist.
void allocation_counter_escape(const void *pointer);

#endif
