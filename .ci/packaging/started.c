// What a program uses from its start to its end: `nm --defined-only --print-size PROGRAM | started PROGRAM ARGUMENT...` prints the
// names of the functions that it calls and of the variables that it writes, a line each, sorted.
//
// The first byte of every function is a breakpoint, which is taken away when it is met: a function stops the program once.
// The program is linked statically to fixed addresses.
#if defined(__linux__) && defined(__x86_64__)
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ptrace.h>
#include <sys/user.h>
#include <sys/wait.h>
#include <unistd.h>

enum { Breakpoint = 0xCC, LargestVariable = 1 << 16 };

struct Symbol {
  unsigned long address, size;
  char *name;
  // The first byte of a function; the content of a variable at the start.
  unsigned char *bytes;
  int is_function, is_used;
};

static struct Symbol *symbols;
static size_t count;

static void fail(const char *what) {
  fprintf(stderr, "started: %s: %s\n", what, strerror(errno));
  exit(1);
}

static int by_address(const void *first, const void *second) {
  const struct Symbol *a = first, *b = second;
  return (a->address > b->address) - (a->address < b->address);
}

static int by_name(const void *first, const void *second) {
  return strcmp(((const struct Symbol *)first)->name, ((const struct Symbol *)second)->name);
}

/// Reads `ADDRESS SIZE KIND NAME` a line; lines without a size, of labels in assembly, are left out.
static void read_symbols(void) {
  static char line[1 << 16];
  size_t capacity = 0;
  while (fgets(line, sizeof line, stdin)) {
    struct Symbol symbol = {0};
    char kind, name[sizeof line];
    if (sscanf(line, "%lx %lx %c %s", &symbol.address, &symbol.size, &kind, name) != 4 || symbol.size == 0) continue;
    symbol.is_function = strchr("tTwWiI", kind) != NULL;
    if (!symbol.is_function && (!strchr("bBdD", kind) || symbol.size > LargestVariable)) continue;
    symbol.name = strdup(name);
    symbol.bytes = malloc(symbol.is_function ? 1 : symbol.size);
    if (count == capacity) symbols = realloc(symbols, (capacity = 2 * capacity + 1024) * sizeof *symbols);
    if (!symbol.name || !symbol.bytes || !symbols) fail("memory");
    symbols[count++] = symbol;
  }
  qsort(symbols, count, sizeof *symbols, by_address);
}

/// Keeps the bytes of all symbols, then sets the breakpoints.
static void arm(int memory) {
  for (size_t index = 0; index < count; index += 1) {
    struct Symbol *symbol = &symbols[index];
    size_t size = symbol->is_function ? 1 : symbol->size;
    // Not an address: a constant of assembly or the offset of a variable of a thread.
    if (pread(memory, symbol->bytes, size, (off_t)symbol->address) != (ssize_t)size) symbol->size = 0;
  }
  unsigned char breakpoint = Breakpoint;
  for (size_t index = 0; index < count; index += 1)
    if (symbols[index].is_function && symbols[index].size > 0 &&
        pwrite(memory, &breakpoint, 1, (off_t)symbols[index].address) != 1)
      fail(symbols[index].name);
}

/// Marks the functions at an address and takes their breakpoint away; 0 if there are none.
static int meet(int memory, unsigned long address) {
  struct Symbol wanted = {.address = address};
  struct Symbol *found = bsearch(&wanted, symbols, count, sizeof *symbols, by_address);
  if (!found) return 0;
  while (found > symbols && found[-1].address == address) found -= 1;
  int is_function = 0;
  for (; found < symbols + count && found->address == address; found += 1) {
    if (!found->is_function) continue;
    is_function = found->is_used = 1;
    if (pwrite(memory, found->bytes, 1, (off_t)address) != 1) fail(found->name);
  }
  return is_function;
}

static void mark_written(int memory) {
  static unsigned char now[LargestVariable];
  for (size_t index = 0; index < count; index += 1) {
    struct Symbol *symbol = &symbols[index];
    if (symbol->is_function || symbol->size == 0) continue;
    if (pread(memory, now, symbol->size, (off_t)symbol->address) != (ssize_t)symbol->size) continue;
    symbol->is_used = memcmp(now, symbol->bytes, symbol->size) != 0;
  }
}

int main(int argument_count, char **arguments) {
  if (argument_count < 2) return fprintf(stderr, "usage: nm ... | started PROGRAM ARGUMENT...\n"), 64;
  read_symbols();
  pid_t program = fork();
  if (program < 0) fail("fork");
  if (program == 0) {
    // What the program prints is no part of the list.
    dup2(STDERR_FILENO, STDOUT_FILENO);
    ptrace(PTRACE_TRACEME, 0, NULL, NULL);
    execv(arguments[1], arguments + 1);
    fail(arguments[1]);
  }
  int status;
  if (waitpid(program, &status, 0) != program || !WIFSTOPPED(status)) fail(arguments[1]);
  long options = PTRACE_O_TRACECLONE | PTRACE_O_TRACEEXIT | PTRACE_O_EXITKILL;
  if (ptrace(PTRACE_SETOPTIONS, program, NULL, options) != 0) fail("ptrace");
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/mem", (int)program);
  int memory = open(path, O_RDWR | O_CLOEXEC);
  if (memory < 0) fail(path);
  arm(memory);
  ptrace(PTRACE_CONT, program, NULL, NULL);
  for (pid_t thread; (thread = waitpid(-1, &status, __WALL)) > 0;) {
    if (!WIFSTOPPED(status)) {
      if (thread != program) continue;
      if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) return fprintf(stderr, "started: the program failed\n"), 1;
      break;
    }
    long signal = WSTOPSIG(status);
    if (status >> 16 == PTRACE_EVENT_EXIT && thread == program) mark_written(memory);
    if (status >> 16 != 0) signal = 0;
    if (signal == SIGSTOP) signal = 0;
    struct user_regs_struct registers;
    if (signal == SIGTRAP && ptrace(PTRACE_GETREGS, thread, NULL, &registers) == 0 && meet(memory, registers.rip - 1)) {
      registers.rip -= 1;
      ptrace(PTRACE_SETREGS, thread, NULL, &registers);
      signal = 0;
    }
    ptrace(PTRACE_CONT, thread, NULL, signal);
  }
  qsort(symbols, count, sizeof *symbols, by_name);
  for (size_t index = 0; index < count; index += 1)
    if (symbols[index].is_used && (index == 0 || strcmp(symbols[index].name, symbols[index - 1].name) != 0))
      puts(symbols[index].name);
  return 0;
}
#endif
