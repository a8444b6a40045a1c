#ifndef MAQUETTE_CPNG_H
#define MAQUETTE_CPNG_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// libpng reports errors by longjmp, which must never cross a Swift frame. Every function here that calls
// into libpng sets its own jump target first and returns a status instead; the reason stays in the reader
// until it is destroyed. Bytes are in memory, so no callback ever enters Swift.

typedef enum __attribute__((enum_extensibility(closed))) : int {
  maquette_png_ok,
  /// The bytes ended before the picture did.
  maquette_png_truncated,
  /// libpng refused the bytes or the request.
  maquette_png_refused,
  maquette_png_out_of_memory,
} maquette_png_status;

typedef struct maquette_png_reader maquette_png_reader;

typedef struct {
  uint32_t width;
  uint32_t height;
  /// Bytes in one row of the file, before anything is expanded.
  size_t row_bytes;
  /// Pixels per metre when both directions agree, else 0.
  uint32_t pixels_per_metre;
  /// The values of the file's header.
  int bit_depth;
  int color_type;
  bool is_interlaced;
  /// There is a tRNS chunk.
  bool has_transparency;
} maquette_png_header;

/// Creates a reader of bytes that must outlive it; NULL if out of memory.
maquette_png_reader *maquette_png_reader_create(const uint8_t *bytes, size_t count);
void maquette_png_reader_destroy(maquette_png_reader *reader);

/// Reads up to the first pixel. Allocates nothing that depends on the picture's size.
maquette_png_status maquette_png_read_header(maquette_png_reader *reader, maquette_png_header *header);

/// After the header: the palette with its transparency, and how many colours it has. They do not change while
/// the header's color_type is that of a palette.
int maquette_png_palette(const maquette_png_reader *reader, uint8_t rgba[1024]);

/// Reads the pixels as straight (not premultiplied) 8-bit RGBA into height contiguous rows of width * 4 bytes, then the
/// chunks up to IEND.
maquette_png_status maquette_png_read_pixels(maquette_png_reader *reader, uint8_t *rgba);

typedef struct {
  const char *start;
  size_t count;
} maquette_png_bytes;

/// The number of text chunks read so far.
int maquette_png_text_count(const maquette_png_reader *reader);

/// Returns a text chunk, in UTF-8 if is_utf8, else in Latin-1. The pointers are valid as long as the reader.
void maquette_png_text_at(
    const maquette_png_reader *reader, int index, maquette_png_bytes *keyword, maquette_png_bytes *text,
    bool *is_utf8);

/// The reason why the last call failed, and the number of bytes read so far: after the header, those before the data of the
/// first IDAT.
const char *maquette_png_reader_message(const maquette_png_reader *reader);
size_t maquette_png_reader_offset(const maquette_png_reader *reader);

#endif
