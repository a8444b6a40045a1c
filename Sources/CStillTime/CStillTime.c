#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "CStillTime.h"

#include <stdatomic.h>
#include <stdint.h>
#include <stddef.h>

static _Atomic long long still = 0;
static _Atomic uint64_t counter = 0;

void cstilltime_stop(long long seconds) {
  atomic_store(&still, seconds);
  cstilltime_restart();
}

void cstilltime_restart(void) { atomic_store(&counter, 0x9E3779B97F4A7C15u); }

#ifdef __linux__
#include <string.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/types.h>
#include <time.h>
#include <unistd.h>

// SplitMix64, Steele, Lea and Flood 2014: each number is a hash of a counter, so threads need no lock.
static uint64_t next_random(void) {
  uint64_t z = atomic_fetch_add(&counter, 0x9E3779B97F4A7C15u);
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
  return z ^ (z >> 31);
}

static void fill(void *buffer, size_t length) {
  unsigned char *bytes = buffer;
  for (size_t index = 0; index < length; index += 8) {
    uint64_t number = next_random();
    size_t count = length - index < 8 ? length - index : 8;
    memcpy(bytes + index, &number, count);
  }
}

int clock_gettime(clockid_t clock, struct timespec *time) {
  long long seconds = atomic_load(&still);
  if (seconds != 0 && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE || clock == CLOCK_TAI)) {
    time->tv_sec = (time_t)seconds;
    time->tv_nsec = 0;
    return 0;
  }
  return (int)syscall(SYS_clock_gettime, clock, time);
}

int gettimeofday(struct timeval *restrict time_, void *restrict zone) {
  struct timespec now;
  if (clock_gettime(CLOCK_REALTIME, &now) != 0) return -1;
  (void)zone;
  time_->tv_sec = now.tv_sec;
  time_->tv_usec = (suseconds_t)(now.tv_nsec / 1000);
  return 0;
}

time_t time(time_t *result) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  if (result != NULL) *result = now.tv_sec;
  return now.tv_sec;
}

ssize_t getrandom(void *buffer, size_t length, unsigned int flags) {
  if (atomic_load(&still) == 0) return syscall(SYS_getrandom, buffer, length, flags);
  fill(buffer, length);
  return (ssize_t)length;
}

int getentropy(void *buffer, size_t length) {
  return getrandom(buffer, length, 0) == (ssize_t)length ? 0 : -1;
}

void arc4random_buf(void *buffer, size_t length) {
  unsigned char *bytes = buffer;
  while (length > 0) {
    ssize_t count = getrandom(bytes, length, 0);
    if (count <= 0) continue;
    bytes += count;
    length -= (size_t)count;
  }
}

uint32_t arc4random(void) {
  uint32_t number;
  arc4random_buf(&number, sizeof number);
  return number;
}

uint32_t arc4random_uniform(uint32_t bound) {
  if (bound < 2) return 0;
  // Numbers below the remainder would make some results more likely.
  uint32_t least = (0u - bound) % bound;
  while (1) {
    uint32_t number = arc4random();
    if (number >= least) return number % bound;
  }
}
#endif
