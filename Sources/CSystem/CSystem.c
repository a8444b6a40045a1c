// madvise and processor sets are no part of C or POSIX.
#define _GNU_SOURCE

#include "CSystem.h"

#include <unistd.h>

#if defined(__linux__)
#include <sched.h>
#include <stdint.h>
#include <sys/mman.h>

// Linux 5.14 knows it, the headers of Debian 12 may not.
#ifndef MADV_POPULATE_WRITE
#define MADV_POPULATE_WRITE 23
#endif

enum { SmallPage = 4 << 10, LargePage = 2 << 20, MostAtOnce = 8 << 20, LeastAtOnce = 64 << 10 };

/// Gives advice on the pages that lie in the memory as a whole: the others hold what is not the caller's. A refusal costs time
/// and nothing else.
static void advise(void *memory, size_t size, uintptr_t page, int advice) {
  uintptr_t first = ((uintptr_t)memory + page - 1) & ~(page - 1);
  uintptr_t end = ((uintptr_t)memory + size) & ~(page - 1);
  if (end > first) (void)madvise((void *)first, end - first, advice);
}

void csystem_will_write(void *memory, size_t size) {
  advise(memory, size, LargePage, MADV_HUGEPAGE);
  // More than this is better provided while it is written, when it is still in the cache.
  if (size >= LeastAtOnce && size <= MostAtOnce) advise(memory, size, SmallPage, MADV_POPULATE_WRITE);
}

long csystem_processors(void) {
  cpu_set_t set;
  if (sched_getaffinity(0, sizeof set, &set) == 0 && CPU_COUNT(&set) > 0) return CPU_COUNT(&set);
  // There are more processors than a set of this size can hold.
  long online = sysconf(_SC_NPROCESSORS_ONLN);
  return online > 0 ? online : 1;
}
#else
long csystem_processors(void) {
  long online = sysconf(_SC_NPROCESSORS_ONLN);
  return online > 0 ? online : 1;
}

void csystem_will_write(void *memory, size_t size) {
  (void)memory;
  (void)size;
}
#endif
