// Tells the thread sanitizer of the locks that Swift's Mutex takes and gives back slowly, loaded before its library (LD_PRELOAD).
//
// The fast ways are compiled into the program, and the sanitizer sees their atomic operations. The slow ones are in a library that it
// does not see, so that what another thread did under the lock would look like a race (Swift 6.3.1, Synchronization/Mutex).
#ifdef __linux__
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>

#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"
#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context)) void *mutex

void __tsan_acquire(void *address);
void __tsan_release(void *address);

SWIFT void lock_slow(uint32_t thread, SELF) __asm__(LOCK);
SWIFT void unlock_slow(SELF) __asm__(UNLOCK);

SWIFT void lock_slow(uint32_t thread, SELF) {
  static SWIFT void (*next)(uint32_t, SELF);
  if (!next) next = (__typeof__(next))dlsym(RTLD_NEXT, LOCK);
  next(thread, mutex);
  __tsan_acquire(mutex);
}

SWIFT void unlock_slow(SELF) {
  static SWIFT void (*next)(SELF);
  if (!next) next = (__typeof__(next))dlsym(RTLD_NEXT, UNLOCK);
  __tsan_release(mutex);
  next(mutex);
}
#endif
