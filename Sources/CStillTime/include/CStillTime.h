#ifndef CSTILLTIME_H
#define CSTILLTIME_H

// Clocks of the day that stand still, and random numbers that are the same in each run, for a process that draws previews.
// The functions of the C library are replaced in a program that links this module before that library.

/// Stops the clocks of the day at a time in seconds since 1970, and begins the random numbers anew.
void cstilltime_stop(long long seconds);

/// Begins the random numbers anew.
void cstilltime_restart(void);

#endif
