// Lets other threads go first at random places, loaded before the C library (LD_PRELOAD).
//
// Threads that share two cores seldom meet in the middle of something. Code in Swift allocates and frees all the time, also
// right before and after it changes what others see, so every call of malloc and free gives the processor away with one chance
// in sixteen, and sleeps with one in a thousand. YIELD_SEED begins the random numbers.
#ifdef __linux__
#define _GNU_SOURCE
#include <dlfcn.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <time.h>

static atomic_uint_fast32_t threads;
static _Thread_local uint32_t state;

static void yield(void) {
  if (!state) {
    const char *seed = getenv("YIELD_SEED");
    state = (uint32_t)atomic_fetch_add(&threads, 1) * 2654435761u + (seed ? (uint32_t)atol(seed) : 0) + 1;
  }
  // Marsaglia's xorshift.
  state ^= state << 13;
  state ^= state >> 17;
  state ^= state << 5;
  if (state % 1024 == 0) {
    nanosleep(&(struct timespec){.tv_nsec = 50000}, NULL);
  } else if (state % 16 == 0) {
    sched_yield();
  }
}

#define NEXT(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

void *malloc(size_t count) {
  // The loader of the C library allocates nothing before this can be looked up.
  static void *(*next)(size_t);
  if (!next) next = NEXT(malloc);
  yield();
  return next(count);
}

void free(void *pointer) {
  static void (*next)(void *);
  if (!next) next = NEXT(free);
  next(pointer);
  yield();
}
#endif
