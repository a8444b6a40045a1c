#ifndef CPROCESS_H
#define CPROCESS_H

// Runs programs with limits, which must be set between fork and exec: Swift can do neither.

#if !defined(__clang__)
#define _Nonnull
#define _Nullable
#endif

/// A program to run.
typedef struct {
  /// The path of the program and its arguments; null at the end.
  char *_Nullable const *_Nonnull arguments;
  /// The variables as `NAME=value`; null at the end. Null for those of this process.
  char *_Nullable const *_Nullable environment;
  /// The folder that it runs in; null for that of this process.
  const char *_Nullable folder;
  /// The files of its standard output and errors, which are replaced; null for nowhere.
  const char *_Nullable output;
  const char *_Nullable errors;
  /// The longest time in seconds; 0 for no limit.
  double seconds;
  /// The largest address space in bytes; 0 for no limit.
  unsigned long long memory;
  /// The largest file that it may write in bytes; 0 for no limit. What it prints is a file too.
  unsigned long long file_size;
  /// Whether it may not reach a network, where the system can do that.
  int isolated;
  /// Is called a hundred times a second; the program is killed once it returns another number than 0. Null for never.
  int (*_Nullable is_cancelled)(void *_Nullable context);
  void *_Nullable context;
} cprocess_request;

/// How a program ended.
typedef struct {
  /// The exit code; -1 if a signal ended it or it did not start.
  int code;
  /// The signal that ended it; 0 for none.
  int signal;
  /// The system's code of what failed before it started; 0 if it started.
  int failure;
  /// Whether it took too long and was killed.
  int timed_out;
  /// Whether it had no network.
  int isolated;
  /// Whether it was killed because no one waits for it.
  int cancelled;
} cprocess_result;

/// Runs a program to its end, together with the programs that it starts. It is killed if this process ends.
cprocess_result cprocess_run(const cprocess_request *_Nonnull request);

#endif
