// Reads display lists from a file, draws them and prints a hash for each picture: `identity FILE BANDS`.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

typedef void (*Report)(const uint8_t *name, intptr_t length, uint64_t hash);

void maquette_draw_pictures(const uint8_t *bytes, intptr_t count, intptr_t bands, Report report);

static void print(const uint8_t *name, intptr_t length, uint64_t hash) {
  printf("%016llx %.*s\n", (unsigned long long)hash, (int)length, (const char *)name);
}

int main(int count, char **arguments) {
  if (count != 3) {
    fprintf(stderr, "usage: identity FILE BANDS\n");
    return 64;
  }
  FILE *file = fopen(arguments[1], "rb");
  if (!file || fseek(file, 0, SEEK_END)) {
    perror(arguments[1]);
    return 66;
  }
  long size = ftell(file);
  rewind(file);
  uint8_t *bytes = size > 0 ? malloc((size_t)size) : NULL;
  if (!bytes || fread(bytes, 1, (size_t)size, file) != (size_t)size) {
    fprintf(stderr, "%s: cannot be read\n", arguments[1]);
    return 65;
  }
  fclose(file);
  maquette_draw_pictures(bytes, (intptr_t)size, atoi(arguments[2]), print);
  free(bytes);
  return 0;
}
