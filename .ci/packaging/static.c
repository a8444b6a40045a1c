// What a static executable has to say for the Swift runtime where /proc is not mounted, as in a bare chroot: the runtime
// aborts if it does not know its own path, and reads the arguments from /proc/self/cmdline. The linker's --wrap puts these
// functions in the place of those of the C library and of the runtime.
#if defined(__linux__)
#define _GNU_SOURCE
#include <dlfcn.h>
#include <sys/auxv.h>

static int argument_count;
static char **arguments;

// The C library gives the arguments of `main` to constructors.
__attribute__((constructor)) static void keep_arguments(int count, char **values) {
  argument_count = count;
  arguments = values;
}

char **__wrap__swift_stdlib_getUnsafeArgvArgc(int *count) {
  *count = argument_count;
  return arguments;
}

int __real_dladdr(const void *address, Dl_info *info);

int __wrap_dladdr(const void *address, Dl_info *info) {
  if (__real_dladdr(address, info)) return 1;
  // Nothing is loaded, so every address is of the executable.
  const char *path = (const char *)getauxval(AT_EXECFN);
  if (!path) return 0;
  *info = (Dl_info){.dli_fname = path};
  return 1;
}
#endif
