// Fails one call of a kind: FAULT=KIND:NUMBER in FAULT_ROOT, loaded before the C library (LD_PRELOAD).
//
// Calls count if they are about a file below FAULT_ROOT, so that what the system loads does not. A write fails after half of its
// bytes, as on a full disk. When the call is reached, the file that FAULT_REACHED names is made. Allocations of a megabyte and
// more are the kind "malloc".
#ifdef __linux__
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

static atomic_long seen;

// Whether this call of a kind is the one that fails.
static int fails(const char *kind) {
  const char *fault = getenv("FAULT");
  size_t length = strlen(kind);
  if (!fault || strncmp(fault, kind, length) || fault[length] != ':') return 0;
  if (atomic_fetch_add(&seen, 1) + 1 != atol(fault + length + 1)) return 0;
  const char *reached = getenv("FAULT_REACHED");
  if (reached) {
    int descriptor = (int)syscall(SYS_openat, AT_FDCWD, reached, O_WRONLY | O_CREAT, 0600);
    if (descriptor >= 0) syscall(SYS_close, descriptor);
  }
  return 1;
}

static int is_inside(const char *path) {
  const char *root = getenv("FAULT_ROOT");
  return root && path && (path[0] != '/' || !strncmp(path, root, strlen(root)));
}

static int is_file_inside(int descriptor) {
  char link[64], path[4096];
  snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
  ssize_t length = syscall(SYS_readlinkat, AT_FDCWD, link, path, sizeof path - 1);
  if (length <= 0) return 0;
  path[length] = 0;
  return path[0] == '/' && is_inside(path);
}

#define NEXT(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))
#define FAIL(code) return errno = (code), -1

ssize_t write(int descriptor, const void *bytes, size_t count) {
  if (!is_file_inside(descriptor) || !fails("write")) return syscall(SYS_write, descriptor, bytes, count);
  syscall(SYS_write, descriptor, bytes, count / 2);
  FAIL(ENOSPC);
}

ssize_t read(int descriptor, void *bytes, size_t count) {
  if (is_file_inside(descriptor) && fails("read")) FAIL(EIO);
  return syscall(SYS_read, descriptor, bytes, count);
}

int open(const char *path, int flags, ...) {
  va_list arguments;
  va_start(arguments, flags);
  mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(arguments, mode_t) : 0;
  va_end(arguments);
  if (is_inside(path) && fails("open")) FAIL(EMFILE);
  return (int)syscall(SYS_openat, AT_FDCWD, path, flags, mode);
}

int rename(const char *old, const char *new) {
  if (is_inside(new) && fails("rename")) FAIL(EIO);
  return (int)syscall(SYS_renameat2, AT_FDCWD, old, AT_FDCWD, new, 0);
}

int mkdir(const char *path, mode_t mode) {
  if (is_inside(path) && fails("mkdir")) FAIL(EACCES);
  return (int)syscall(SYS_mkdirat, AT_FDCWD, path, mode);
}

int unlink(const char *path) {
  if (is_inside(path) && fails("unlink")) FAIL(EACCES);
  return (int)syscall(SYS_unlinkat, AT_FDCWD, path, 0);
}

int flock(int descriptor, int operation) {
  if (fails("flock")) FAIL(ENOLCK);
  return (int)syscall(SYS_flock, descriptor, operation);
}

void *malloc(size_t count) {
  // The loader of the C library allocates nothing before this can be looked up.
  static void *(*next)(size_t);
  if (!next) next = NEXT(malloc);
  if (count >= 1 << 20 && fails("malloc")) return errno = ENOMEM, NULL;
  return next(count);
}
#endif
