// madvise, processor sets and dl_iterate_phdr are no part of C or POSIX.
#define _GNU_SOURCE

#include "CSystem.h"

#include <unistd.h>

_Thread_local int csystem_building = 0;

#if defined(__linux__)
#include <elf.h>
#include <link.h>
#include <sched.h>
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>

// Linux 5.14 knows it, the headers of Debian 12 may not.
#ifndef MADV_POPULATE_WRITE
#define MADV_POPULATE_WRITE 23
#endif

enum { SmallPage = 4 << 10, LargePage = 2 << 20, MostAtOnce = 8 << 20, LeastAtOnce = 64 << 10 };

/// Calls madvise for the pages that lie completely in the memory: the others also hold foreign data. A failure costs time only.
static void advise(void *memory, size_t size, uintptr_t page, int advice) {
  uintptr_t first = ((uintptr_t)memory + page - 1) & ~(page - 1);
  uintptr_t end = ((uintptr_t)memory + size) & ~(page - 1);
  if (end > first) (void)madvise((void *)first, end - first, advice);
}

void csystem_will_write(void *memory, size_t size) {
  advise(memory, size, LargePage, MADV_HUGEPAGE);
  // More than this is better mapped while it is written, when it is still in the cache.
  if (size >= LeastAtOnce && size <= MostAtOnce) advise(memory, size, SmallPage, MADV_POPULATE_WRITE);
}

long csystem_processors(void) {
  cpu_set_t set;
  if (sched_getaffinity(0, sizeof set, &set) == 0 && CPU_COUNT(&set) > 0) return CPU_COUNT(&set);
  // The machine has more processors than a set of this size holds.
  long online = sysconf(_SC_NPROCESSORS_ONLN);
  return online > 0 ? online : 1;
}

struct Room {
  unsigned char *id;
  size_t capacity, length;
};

/// Finds the build ID among the notes of an object; the first object is the program itself, and 1 ends the search.
static int find_id(struct dl_phdr_info *object, size_t size, void *context) {
  (void)size;
  struct Room *room = context;
  for (size_t index = 0; index < object->dlpi_phnum; index += 1) {
    const ElfW(Phdr) *header = &object->dlpi_phdr[index];
    if (header->p_type != PT_NOTE) continue;
    // The segment is loaded, with the length in its header; names and contents are padded to words.
    const unsigned char *note = (const unsigned char *)(object->dlpi_addr + header->p_vaddr);
    size_t left = header->p_memsz;
    ElfW(Nhdr) head;
    while (left >= sizeof head) {
      memcpy(&head, note, sizeof head);
      size_t name = ((size_t)head.n_namesz + 3) & ~(size_t)3, content = ((size_t)head.n_descsz + 3) & ~(size_t)3;
      if (name > left - sizeof head || content > left - sizeof head - name) break;
      const unsigned char *text = note + sizeof head;
      if (head.n_type == NT_GNU_BUILD_ID && head.n_namesz == 4 && memcmp(text, "GNU", 4) == 0 &&
          head.n_descsz <= room->capacity) {
        memcpy(room->id, text + name, head.n_descsz);
        room->length = head.n_descsz;
        return 1;
      }
      note += sizeof head + name + content;
      left -= sizeof head + name + content;
    }
  }
  return 1;
}

size_t csystem_build_id(unsigned char *id, size_t capacity) {
  struct Room room = {id, capacity, 0};
  (void)dl_iterate_phdr(find_id, &room);
  return room.length;
}
#else
long csystem_processors(void) {
  long online = sysconf(_SC_NPROCESSORS_ONLN);
  return online > 0 ? online : 1;
}

void csystem_will_write(void *memory, size_t size) {
  (void)memory;
  (void)size;
}

#if defined(__APPLE__)
#include <mach-o/dyld.h>
#include <mach-o/loader.h>
#include <string.h>

size_t csystem_build_id(unsigned char *id, size_t capacity) {
  // The first image is the program.
  const struct mach_header_64 *header = (const struct mach_header_64 *)_dyld_get_image_header(0);
  if (!header || header->magic != MH_MAGIC_64) return 0;
  const unsigned char *place = (const unsigned char *)(header + 1);
  for (unsigned index = 0; index < header->ncmds; index += 1) {
    const struct load_command *command = (const struct load_command *)place;
    if (command->cmd == LC_UUID) {
      const struct uuid_command *uuid = (const struct uuid_command *)place;
      if (sizeof uuid->uuid > capacity) return 0;
      memcpy(id, uuid->uuid, sizeof uuid->uuid);
      return sizeof uuid->uuid;
    }
    place += command->cmdsize;
  }
  return 0;
}
#else
size_t csystem_build_id(unsigned char *id, size_t capacity) {
  (void)id;
  (void)capacity;
  return 0;
}
#endif
#endif
