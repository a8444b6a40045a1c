#include <png.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "CPNG.h"

/// The jump target of libpng's errors, and the last error.
typedef struct {
  jmp_buf target;
  maquette_png_status status;
  char message[128];
} maquette_png_failure;

struct maquette_png_reader {
  maquette_png_failure failure;
  png_structp png;
  png_infop info;
  const uint8_t *bytes;
  size_t count;
  size_t offset;
  uint32_t width;
  uint32_t height;
};

// The limits of a decompressed ancillary chunk in bytes and of their number: libpng holds at most 32 MiB beside the
// pixels.
enum { largest_chunk = 1 << 20, most_chunks = 32 };

/// Stores the message in the failure behind libpng's error pointer and jumps to its target.
static _Noreturn void fail(png_structp png, png_const_charp message) {
  maquette_png_failure *failure = png_get_error_ptr(png);
  if (failure->status == maquette_png_ok) failure->status = maquette_png_refused;
  snprintf(failure->message, sizeof failure->message, "%s", message);
  longjmp(failure->target, 1);
}

/// Ignores warnings: they do not affect pixels.
static void ignore_warning(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}

static void read_bytes(png_structp png, png_bytep destination, size_t length) {
  maquette_png_reader *reader = png_get_io_ptr(png);
  if (length > reader->count - reader->offset) {
    reader->offset = reader->count;
    reader->failure.status = maquette_png_truncated;
    png_error(png, "the bytes end early");
  }
  memcpy(destination, reader->bytes + reader->offset, length);
  reader->offset += length;
}

maquette_png_reader *maquette_png_reader_create(const uint8_t *bytes, size_t count) {
  maquette_png_reader *reader = calloc(1, sizeof *reader);
  if (!reader) return NULL;
  reader->bytes = bytes;
  reader->count = count;
  if (setjmp(reader->failure.target)) {
    maquette_png_reader_destroy(reader);
    return NULL;
  }
  reader->png = png_create_read_struct(PNG_LIBPNG_VER_STRING, &reader->failure, fail, ignore_warning);
  reader->info = reader->png ? png_create_info_struct(reader->png) : NULL;
  if (!reader->info) {
    maquette_png_reader_destroy(reader);
    return NULL;
  }
  return reader;
}

void maquette_png_reader_destroy(maquette_png_reader *reader) {
  png_destroy_read_struct(&reader->png, &reader->info, NULL);
  free(reader);
}

// Colours are converted, and pictures turned, outside of libpng: the chunks that say how are skipped here, as are those
// that only describe. Their checksums still count.
static const png_byte skipped_chunks[] =
    "bKGD\0cHRM\0cICP\0eXIf\0gAMA\0hIST\0iCCP\0oFFs\0pCAL\0sBIT\0sCAL\0sPLT\0sRGB\0tIME";

maquette_png_status maquette_png_read_header(maquette_png_reader *reader, maquette_png_header *header) {
  png_structp png = reader->png;
  png_infop info = reader->info;
  if (setjmp(reader->failure.target)) return reader->failure.status;
  png_set_read_fn(png, reader, read_bytes);
  // A damaged file is refused, even where libpng would repair it: a picture that is compared must be the
  // one that was recorded.
  png_set_benign_errors(png, 0);
  png_set_crc_action(png, PNG_CRC_ERROR_QUIT, PNG_CRC_ERROR_QUIT);
  // The caller checks the size, before there is any memory for it.
  png_set_user_limits(png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
  png_set_chunk_malloc_max(png, largest_chunk);
  png_set_chunk_cache_max(png, most_chunks);
  png_set_keep_unknown_chunks(
      png, PNG_HANDLE_CHUNK_NEVER, skipped_chunks, (int)(sizeof skipped_chunks / 5));
  png_read_info(png, info);

  reader->width = png_get_image_width(png, info);
  reader->height = png_get_image_height(png, info);
  *header = (maquette_png_header){
      .width = reader->width,
      .height = reader->height,
      .row_bytes = png_get_rowbytes(png, info),
      .pixels_per_metre = png_get_pixels_per_meter(png, info),
      .bit_depth = png_get_bit_depth(png, info),
      .color_type = png_get_color_type(png, info),
      .is_interlaced = png_get_interlace_type(png, info) != PNG_INTERLACE_NONE,
      .has_transparency = png_get_valid(png, info, PNG_INFO_tRNS) != 0,
  };
  return maquette_png_ok;
}

int maquette_png_palette(const maquette_png_reader *reader, uint8_t rgba[1024]) {
  png_colorp colors = NULL;
  png_bytep alphas = NULL;
  int color_count = 0, alpha_count = 0;
  png_get_PLTE(reader->png, reader->info, &colors, &color_count);
  png_get_tRNS(reader->png, reader->info, &alphas, &alpha_count, NULL);
  for (int i = 0; i < color_count && i < PNG_MAX_PALETTE_LENGTH; i++) {
    const uint8_t alpha = alphas && i < alpha_count ? alphas[i] : 0xFF;
    memcpy(rgba + 4 * i, (uint8_t[4]){colors[i].red, colors[i].green, colors[i].blue, alpha}, 4);
  }
  return color_count;
}

maquette_png_status maquette_png_read_pixels(maquette_png_reader *reader, uint8_t *rgba) {
  png_structp png = reader->png;
  png_infop info = reader->info;
  const size_t stride = (size_t)reader->width * 4;
  if (setjmp(reader->failure.target)) return reader->failure.status;
  png_set_expand(png);
  png_set_scale_16(png);
  png_set_gray_to_rgb(png);
  png_set_add_alpha(png, 0xFF, PNG_FILLER_AFTER);
  const int passes = png_set_interlace_handling(png);
  png_read_update_info(png, info);
  if (png_get_rowbytes(png, info) != stride) png_error(png, "rows do not expand to RGBA");
  for (int pass = 0; pass < passes; pass++) {
    for (uint32_t y = 0; y < reader->height; y++) png_read_row(png, rgba + y * stride, NULL);
  }
  png_read_end(png, info);
  return maquette_png_ok;
}

int maquette_png_text_count(const maquette_png_reader *reader) {
  return png_get_text(reader->png, reader->info, NULL, NULL);
}

void maquette_png_text_at(
    const maquette_png_reader *reader, int index, maquette_png_bytes *keyword, maquette_png_bytes *text,
    bool *is_utf8) {
  png_textp chunks = NULL;
  png_get_text(reader->png, reader->info, &chunks, NULL);
  const png_text chunk = chunks[index];
  *is_utf8 = chunk.compression >= PNG_ITXT_COMPRESSION_NONE;
  *keyword = (maquette_png_bytes){chunk.key, strlen(chunk.key)};
  *text = (maquette_png_bytes){chunk.text, *is_utf8 ? chunk.itxt_length : chunk.text_length};
}

const char *maquette_png_reader_message(const maquette_png_reader *reader) {
  return reader->failure.message;
}

size_t maquette_png_reader_offset(const maquette_png_reader *reader) { return reader->offset; }
