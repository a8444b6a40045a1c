#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "CProcess.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#ifdef __linux__
#include <sched.h>
#include <sys/prctl.h>
#endif

extern char **environ;

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

static void limit(int resource, unsigned long long most) {
  struct rlimit limit;
  if (getrlimit(resource, &limit) != 0) return;
  limit.rlim_cur = (rlim_t)most;
  if (limit.rlim_max == RLIM_INFINITY || limit.rlim_max > (rlim_t)most) limit.rlim_max = (rlim_t)most;
  setrlimit(resource, &limit);
}

// Replaces a descriptor by a file, or by nothing.
static int redirect(int descriptor, const char *path) {
  int file = path != NULL ? open(path, O_WRONLY | O_CREAT | O_TRUNC, 0666) : open("/dev/null", O_RDWR);
  if (file < 0) return -1;
  if (file == descriptor) return 0;
  int result = dup2(file, descriptor);
  close(file);
  return result < 0 ? -1 : 0;
}

// What the child does: only calls that are safe after a fork of a process with threads.
static void become(const cprocess_request *request, int report) {
  int message[2] = {0, 0};
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  for (int number = 1; number < 32; number++) signal(number, SIG_DFL);
  setpgid(0, 0);
#ifdef __linux__
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (request->isolated)
    message[1] = unshare(CLONE_NEWNET) == 0 || unshare(CLONE_NEWUSER | CLONE_NEWNET) == 0;
#endif
  limit(RLIMIT_CORE, 0);
  if (request->file_size > 0) limit(RLIMIT_FSIZE, request->file_size);
#ifdef __linux__
  // Elsewhere the system reserves more than any limit.
  if (request->memory > 0) limit(RLIMIT_AS, request->memory);
#endif
  if ((request->folder == NULL || chdir(request->folder) == 0) && redirect(0, NULL) == 0 &&
      redirect(1, request->output) == 0 && redirect(2, request->errors) == 0) {
    if (message[1] != 0 && write(report, message, sizeof message) < 0) _exit(127);
    execve(request->arguments[0], request->arguments,
           request->environment != NULL ? request->environment : environ);
  }
  message[0] = errno;
  if (write(report, message, sizeof message) < 0) _exit(127);
  _exit(127);
}

cprocess_result cprocess_run(const cprocess_request *request) {
  cprocess_result result = {-1, 0, 0, 0, 0, 0};
  int channel[2];
  // Closed by other programs that start meanwhile: one that kept an end would make this call wait for its own end.
#ifdef __linux__
  if (pipe2(channel, O_CLOEXEC) != 0) {
#else
  if (pipe(channel) != 0) {
#endif
    result.failure = errno;
    return result;
  }
#ifndef __linux__
  fcntl(channel[0], F_SETFD, FD_CLOEXEC);
  fcntl(channel[1], F_SETFD, FD_CLOEXEC);
#endif
  // A parent that ignores ended children, which programs inherit, would lose the status.
  struct sigaction ended;
  if (sigaction(SIGCHLD, NULL, &ended) == 0 && ended.sa_handler == SIG_IGN) signal(SIGCHLD, SIG_DFL);
  pid_t child = fork();
  if (child == 0) become(request, channel[1]);
  close(channel[1]);
  if (child < 0) {
    result.failure = errno;
    close(channel[0]);
    return result;
  }
  setpgid(child, child);
  int message[2];
  // The pipe ends when the program begins.
  while (1) {
    ssize_t count = read(channel[0], message, sizeof message);
    if (count < 0 && errno == EINTR) continue;
    if (count != sizeof message) break;
    if (message[0] != 0) result.failure = message[0];
    if (message[1] != 0) result.isolated = 1;
  }
  close(channel[0]);
  double end = now() + request->seconds;
  struct timespec pause = {0, 1000000};
  int status = 0;
  while (1) {
    pid_t done = waitpid(child, &status, WNOHANG);
    if (done == child) break;
    if (done < 0 && errno != EINTR) {
      // Someone else took the status, so how it ended is not known.
      result.failure = errno;
      break;
    }
    if (request->seconds > 0 && !result.timed_out && now() > end) {
      result.timed_out = 1;
      kill(-child, SIGKILL);
    }
    if (request->is_cancelled != NULL && !result.cancelled && request->is_cancelled(request->context)) {
      result.cancelled = 1;
      kill(-child, SIGKILL);
    }
    nanosleep(&pause, NULL);
    if (pause.tv_nsec < 10000000) pause.tv_nsec += 1000000;
  }
  // What it started and left behind.
  kill(-child, SIGKILL);
  if (WIFEXITED(status) && result.failure == 0) result.code = WEXITSTATUS(status);
  if (WIFSIGNALED(status)) result.signal = WTERMSIG(status);
  return result;
}
