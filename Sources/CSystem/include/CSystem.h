#ifndef CSYSTEM_H
#define CSYSTEM_H

#include <stddef.h>

#if !defined(__clang__)
#define _Nonnull
#endif

// System calls that Swift's overlay of the C library lacks. No pixel depends on them.

/// The number of processors that this process may use, at least 1: `taskset` and containers may limit it.
long csystem_processors(void);

/// Announces that all of some new memory is about to be written.
///
/// The first write to a page causes a fault, whatever its size: a picture of 96 MB has 24,000 pages of 4 KiB, and a program
/// that draws one small picture spends a third of its time on faults. Where possible, parts of 2 MiB become one page
/// each, and up to 8 MiB of small pages are mapped at once.
void csystem_will_write(void *_Nonnull memory, size_t size);

/// Copies the build ID of the running program, the linker's hash of the file's contents, and returns its length; 0 if it has
/// none or if it exceeds the capacity.
size_t csystem_build_id(unsigned char *_Nonnull id, size_t capacity);

/// How many elements the calling thread builds at the moment, one inside the other.
///
/// A counter of the thread costs a few instructions; one in the environment would cost a copy of it for each element.
extern _Thread_local int csystem_building;

/// Begins some elements inside the current ones, and returns how many there are now.
static inline int csystem_begin_building(int count) { return csystem_building += count; }

/// Ends some elements.
static inline void csystem_end_building(int count) { csystem_building -= count; }

#endif
