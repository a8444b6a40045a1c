#include <setjmp.h>
#include <stdio.h>
#include <string.h>

#include <jpeglib.h>

#include <jerror.h>

#include "CJPEG.h"

_Static_assert(maquette_jpeg_message_length >= JMSG_LENGTH_MAX, "a message of libjpeg fits");

/// The jump target of libjpeg's errors; its first member is what libjpeg knows.
typedef struct {
  struct jpeg_error_mgr manager;
  jmp_buf target;
  char *message;
} maquette_jpeg_failure;

/// A progressive file can describe the whole picture again and again in a few bytes each time.
enum { most_scans = 500 };

static _Noreturn void fail(j_common_ptr info) {
  maquette_jpeg_failure *failure = (maquette_jpeg_failure *)info->err;
  failure->manager.format_message(info, failure->message);
  longjmp(failure->target, 1);
}

/// Refuses what libjpeg would repair with gray pixels. Bytes between segments are harmless, and some cameras write them.
static void check_warning(j_common_ptr info, int level) {
  if (level < 0 && info->err->msg_code != JWRN_EXTRANEOUS_DATA) fail(info);
}

static void check_scans(j_common_ptr info) {
  j_decompress_ptr reader = (j_decompress_ptr)info;
  if (reader->input_scan_number <= most_scans) return;
  maquette_jpeg_failure *failure = (maquette_jpeg_failure *)info->err;
  snprintf(failure->message, maquette_jpeg_message_length, "it has more than %d scans", most_scans);
  longjmp(failure->target, 1);
}

static void begin(j_decompress_ptr reader, maquette_jpeg_failure *failure, char *message) {
  failure->message = message;
  reader->err = jpeg_std_error(&failure->manager);
  failure->manager.error_exit = fail;
  failure->manager.emit_message = check_warning;
}

/// Reads up to the first scan; the pictures of printers are refused.
static maquette_jpeg_status read_header(j_decompress_ptr reader, const uint8_t *bytes, size_t count, char *message) {
  jpeg_mem_src(reader, bytes, count);
  jpeg_read_header(reader, TRUE);
  if (reader->jpeg_color_space != JCS_CMYK && reader->jpeg_color_space != JCS_YCCK) return maquette_jpeg_ok;
  snprintf(message, maquette_jpeg_message_length, "its colours are those of four inks");
  return maquette_jpeg_inks;
}

maquette_jpeg_status maquette_jpeg_read_size(
    const uint8_t *bytes, size_t count, maquette_jpeg_size *size, char *message) {
  struct jpeg_decompress_struct reader = {0};
  maquette_jpeg_failure failure;
  begin(&reader, &failure, message);
  if (setjmp(failure.target)) {
    jpeg_destroy_decompress(&reader);
    return maquette_jpeg_damaged;
  }
  jpeg_create_decompress(&reader);
  const maquette_jpeg_status status = read_header(&reader, bytes, count, message);
  *size = (maquette_jpeg_size){.width = reader.image_width, .height = reader.image_height, .is_gray = reader.jpeg_color_space == JCS_GRAYSCALE};
  jpeg_destroy_decompress(&reader);
  return status;
}

maquette_jpeg_status maquette_jpeg_read_pixels(
    const uint8_t *bytes, size_t count, maquette_jpeg_size size, maquette_jpeg_place place, uint32_t *pixels,
    char *message) {
  struct jpeg_decompress_struct reader = {0};
  struct jpeg_progress_mgr progress = {.progress_monitor = check_scans};
  maquette_jpeg_failure failure;
  begin(&reader, &failure, message);
  if (setjmp(failure.target)) {
    jpeg_destroy_decompress(&reader);
    return maquette_jpeg_damaged;
  }
  jpeg_create_decompress(&reader);
  const maquette_jpeg_status status = read_header(&reader, bytes, count, message);
  if (status != maquette_jpeg_ok) {
    jpeg_destroy_decompress(&reader);
    return status;
  }
  reader.progress = &progress;
  reader.out_color_space = JCS_EXT_RGBA;
  reader.dct_method = JDCT_ISLOW;
  reader.do_fancy_upsampling = TRUE;
  reader.do_block_smoothing = FALSE;
  jpeg_start_decompress(&reader);
  if (reader.output_width != size.width || reader.output_height != size.height) ERREXIT(&reader, JERR_BAD_PRECISION);
  // The row of a picture that is turned is read first, and its pixels then go to their places.
  JSAMPARRAY stored = NULL;
  if (place.column != 1) {
    stored = reader.mem->alloc_sarray((j_common_ptr)&reader, JPOOL_IMAGE, size.width * 4, 1);
  }
  while (reader.output_scanline < reader.output_height) {
    uint32_t *first = pixels + place.first + (ptrdiff_t)reader.output_scanline * place.row;
    JSAMPROW row = stored ? stored[0] : (JSAMPROW)first;
    jpeg_read_scanlines(&reader, &row, 1);
    for (ptrdiff_t x = 0; stored && x < (ptrdiff_t)size.width; x++) memcpy(first + x * place.column, row + 4 * x, 4);
  }
  jpeg_finish_decompress(&reader);
  jpeg_destroy_decompress(&reader);
  return maquette_jpeg_ok;
}
