#ifndef MAQUETTE_CPNG_H
#define MAQUETTE_CPNG_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// libpng reports errors by longjmp, which must never cross a Swift frame. Every function here that calls
// into libpng sets its own jump target first and returns a status instead; the reason stays in the reader
// or writer until it is destroyed. Bytes are in memory on both sides, so no callback ever enters Swift.

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
} maquette_png_header;

/// A reader over bytes that must outlive it, or NULL when memory is out.
maquette_png_reader *maquette_png_reader_create(const uint8_t *bytes, size_t count);
void maquette_png_reader_destroy(maquette_png_reader *reader);

/// Reads up to the first pixel. Allocates nothing that depends on the picture's size.
maquette_png_status maquette_png_read_header(maquette_png_reader *reader, maquette_png_header *header);

/// Reads the pixels as straight (not premultiplied) 8-bit RGBA into height rows of width * 4 bytes that
/// follow each other, then what stands behind them up to IEND.
maquette_png_status maquette_png_read_pixels(maquette_png_reader *reader, uint8_t *rgba);

typedef struct {
  const char *start;
  size_t count;
} maquette_png_bytes;

/// Text chunks met so far.
int maquette_png_text_count(const maquette_png_reader *reader);

/// One of them; text is UTF-8 if is_utf8, else Latin-1. The pointers live as long as the reader.
void maquette_png_text_at(
    const maquette_png_reader *reader, int index, maquette_png_bytes *keyword, maquette_png_bytes *text,
    bool *is_utf8);

/// Why the last call did not return maquette_png_ok, and how many bytes had been consumed by then.
const char *maquette_png_reader_message(const maquette_png_reader *reader);
size_t maquette_png_reader_offset(const maquette_png_reader *reader);

typedef struct maquette_png_writer maquette_png_writer;

typedef enum __attribute__((enum_extensibility(closed))) : int {
  maquette_png_gray,
  maquette_png_gray_alpha,
  maquette_png_palette,
  maquette_png_rgb,
  maquette_png_rgba,
} maquette_png_color;

typedef enum __attribute__((enum_extensibility(closed))) : int {
  maquette_png_filter_none,
  /// libpng's choice for each row: the filter with the smallest sum of absolute differences.
  maquette_png_filter_adaptive,
} maquette_png_filter;

typedef struct {
  uint32_t width;
  uint32_t height;
  maquette_png_color color;
  int bit_depth;
  maquette_png_filter filter;
  /// zlib's, 0 to 9.
  int compression_level;
  /// 0 writes no pHYs chunk.
  uint32_t pixels_per_metre;
  /// palette_count entries of R, G, B, A; the first translucent_count may have A below 255.
  const uint8_t *palette;
  int palette_count;
  int translucent_count;
} maquette_png_format;

/// A writer into memory, or NULL when memory is out.
maquette_png_writer *maquette_png_writer_create(void);
void maquette_png_writer_destroy(maquette_png_writer *writer);

/// Adds a text chunk; before maquette_png_write_header. text is UTF-8 if is_utf8, else Latin-1; keyword is
/// Latin-1.
maquette_png_status maquette_png_add_text(
    maquette_png_writer *writer, const char *keyword, const char *text, bool is_utf8, bool compressed);

/// Writes all that comes before the first row.
maquette_png_status maquette_png_write_header(maquette_png_writer *writer, const maquette_png_format *format);

/// Writes the next row, packed as the format says.
maquette_png_status maquette_png_write_row(maquette_png_writer *writer, const uint8_t *row);

/// Ends the file; the bytes live as long as the writer.
maquette_png_status maquette_png_finish(maquette_png_writer *writer, const uint8_t **bytes, size_t *count);

const char *maquette_png_writer_message(const maquette_png_writer *writer);

#endif
