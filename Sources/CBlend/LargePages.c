// madvise is no part of C or POSIX.
#define _DEFAULT_SOURCE

#include "CBlend.h"

#if defined(__linux__)
#include <sys/mman.h>
#endif

enum { LargePage = 2 << 20 };

void cblend_large_pages(void *memory, size_t size) {
#if defined(__linux__) && defined(MADV_HUGEPAGE)
  // Only pages that lie in the memory as a whole: the others hold what is not ours.
  uintptr_t first = ((uintptr_t)memory + LargePage - 1) & ~(uintptr_t)(LargePage - 1);
  uintptr_t end = ((uintptr_t)memory + size) & ~(uintptr_t)(LargePage - 1);
  // A refusal costs time and nothing else.
  if (end > first) (void)madvise((void *)first, end - first, MADV_HUGEPAGE);
#else
  (void)memory;
  (void)size;
#endif
}
