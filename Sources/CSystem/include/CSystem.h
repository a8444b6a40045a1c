#ifndef CSYSTEM_H
#define CSYSTEM_H

#include <stddef.h>

#if !defined(__clang__)
#define _Nonnull
#endif

// Calls to the system that Swift's overlay of the C library leaves out. No pixel depends on them.

/// The processors that this process may run on, at least 1: `taskset` and containers may allow fewer than there are.
long csystem_processors(void);

/// Says that all of some new memory is about to be written.
///
/// A page that is written to for the first time interrupts the program, whatever its size: a picture of 96 MB has 24,000
/// pages of 4 KiB, and a program that draws one small picture spends a third of its time on such interruptions. Where the
/// system can, parts of 2 MiB become one page each, and up to 8 MiB of small pages are provided at once.
void csystem_will_write(void *_Nonnull memory, size_t size);

/// Copies the number that the linker gave the running program, a hash of all that is in its file, and returns its length;
/// 0 if it has none or if there is no room for it.
size_t csystem_build_id(unsigned char *_Nonnull id, size_t capacity);

#endif
