#include <stdlib.h>
#include <string.h>

#include "failure.h"

struct maquette_png_writer {
  maquette_png_failure failure;
  png_structp png;
  png_infop info;
  uint8_t *bytes;
  size_t count;
  size_t capacity;
};

// zlib's output is cut into IDAT chunks of this size; libpng's own 8 KiB would only add chunk headers.
enum { image_chunk_bytes = 1 << 18 };

static void write_bytes(png_structp png, png_bytep source, size_t length) {
  maquette_png_writer *writer = png_get_io_ptr(png);
  if (length > writer->capacity - writer->count) {
    const size_t needed = writer->count + length;
    const size_t doubled = writer->capacity * 2;
    const size_t capacity = needed > doubled ? needed : doubled;
    uint8_t *grown = realloc(writer->bytes, capacity);
    if (!grown) {
      writer->failure.status = maquette_png_out_of_memory;
      png_error(png, "out of memory");
    }
    writer->bytes = grown;
    writer->capacity = capacity;
  }
  memcpy(writer->bytes + writer->count, source, length);
  writer->count += length;
}

static void flush_nothing(png_structp png) { (void)png; }

maquette_png_writer *maquette_png_writer_create(void) {
  maquette_png_writer *writer = calloc(1, sizeof *writer);
  if (!writer) return NULL;
  if (setjmp(writer->failure.target)) {
    maquette_png_writer_destroy(writer);
    return NULL;
  }
  writer->png = png_create_write_struct(
      PNG_LIBPNG_VER_STRING, &writer->failure, maquette_png_fail, maquette_png_ignore_warning);
  writer->info = writer->png ? png_create_info_struct(writer->png) : NULL;
  if (!writer->info) {
    maquette_png_writer_destroy(writer);
    return NULL;
  }
  return writer;
}

void maquette_png_writer_destroy(maquette_png_writer *writer) {
  png_destroy_write_struct(&writer->png, &writer->info);
  free(writer->bytes);
  free(writer);
}

maquette_png_status maquette_png_add_text(
    maquette_png_writer *writer, const char *keyword, const char *text, bool is_utf8, bool compressed) {
  if (setjmp(writer->failure.target)) return writer->failure.status;
  // libpng copies both strings and does not write through the pointers.
  png_text chunk = {
      .compression = is_utf8 ? compressed ? PNG_ITXT_COMPRESSION_zTXt : PNG_ITXT_COMPRESSION_NONE
          : compressed       ? PNG_TEXT_COMPRESSION_zTXt
                             : PNG_TEXT_COMPRESSION_NONE,
      .key = (char *)keyword,
      .text = (char *)text,
  };
  png_set_text(writer->png, writer->info, &chunk, 1);
  return maquette_png_ok;
}

static int color_type(maquette_png_color color) {
  switch (color) {
    case maquette_png_gray: return PNG_COLOR_TYPE_GRAY;
    case maquette_png_gray_alpha: return PNG_COLOR_TYPE_GRAY_ALPHA;
    case maquette_png_palette: return PNG_COLOR_TYPE_PALETTE;
    case maquette_png_rgb: return PNG_COLOR_TYPE_RGB;
    case maquette_png_rgba: return PNG_COLOR_TYPE_RGBA;
  }
}

static void set_palette(png_structp png, png_infop info, const maquette_png_format *format) {
  png_color colors[PNG_MAX_PALETTE_LENGTH];
  png_byte alphas[PNG_MAX_PALETTE_LENGTH];
  for (int i = 0; i < format->palette_count; i++) {
    const uint8_t *entry = format->palette + 4 * i;
    colors[i] = (png_color){entry[0], entry[1], entry[2]};
    alphas[i] = entry[3];
  }
  png_set_PLTE(png, info, colors, format->palette_count);
  if (format->translucent_count > 0) png_set_tRNS(png, info, alphas, format->translucent_count, NULL);
}

maquette_png_status maquette_png_write_header(
    maquette_png_writer *writer, const maquette_png_format *format) {
  png_structp png = writer->png;
  png_infop info = writer->info;
  if (setjmp(writer->failure.target)) return writer->failure.status;
  png_set_write_fn(png, writer, write_bytes, flush_nothing);
  png_set_user_limits(png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
  png_set_IHDR(
      png, info, format->width, format->height, format->bit_depth, color_type(format->color),
      PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_BASE, PNG_FILTER_TYPE_BASE);
  png_set_sRGB(png, info, PNG_sRGB_INTENT_PERCEPTUAL);
  if (format->color == maquette_png_palette) {
    if (format->palette_count < 1 || format->palette_count > PNG_MAX_PALETTE_LENGTH) {
      png_error(png, "a palette has 1 to 256 colours");
    }
    set_palette(png, info, format);
  }
  if (format->pixels_per_metre > 0) {
    png_set_pHYs(png, info, format->pixels_per_metre, format->pixels_per_metre, PNG_RESOLUTION_METER);
  }
  png_set_compression_level(png, format->compression_level);
  png_set_compression_buffer_size(png, image_chunk_bytes);
  const bool filtered = format->filter == maquette_png_filter_adaptive;
  png_set_filter(png, PNG_FILTER_TYPE_BASE, filtered ? PNG_ALL_FILTERS : PNG_FILTER_NONE);
  png_write_info(png, info);
  return maquette_png_ok;
}

maquette_png_status maquette_png_write_row(maquette_png_writer *writer, const uint8_t *row) {
  if (setjmp(writer->failure.target)) return writer->failure.status;
  png_write_row(writer->png, row);
  return maquette_png_ok;
}

maquette_png_status maquette_png_finish(
    maquette_png_writer *writer, const uint8_t **bytes, size_t *count) {
  if (setjmp(writer->failure.target)) return writer->failure.status;
  png_write_end(writer->png, writer->info);
  *bytes = writer->bytes;
  *count = writer->count;
  return maquette_png_ok;
}

const char *maquette_png_writer_message(const maquette_png_writer *writer) {
  return writer->failure.message;
}
