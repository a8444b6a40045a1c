#ifndef MAQUETTE_CJPEG_H
#define MAQUETTE_CJPEG_H

#include <stddef.h>
#include <stdint.h>

// libjpeg reports errors by calling a function that must not return. Each function here sets a jump target first and
// returns a status instead, so that nothing jumps across a Swift frame. Bytes are in memory, so no callback ever
// enters Swift.

typedef enum __attribute__((enum_extensibility(closed))) : int {
  maquette_jpeg_ok,
  /// The bytes end before the picture does, or a part of it cannot be decoded.
  maquette_jpeg_damaged,
  /// Four inks, whose colours depend on a printer.
  maquette_jpeg_inks,
} maquette_jpeg_status;

typedef struct {
  uint32_t width;
  uint32_t height;
} maquette_jpeg_size;

enum { maquette_jpeg_message_length = 200 };

/// Reads the size of a picture; the message is the reason of a failure, ended by a NUL.
maquette_jpeg_status maquette_jpeg_read_size(
    const uint8_t *_Nonnull bytes, size_t count, maquette_jpeg_size *_Nonnull size, char *_Nonnull message);

/// Decodes a picture of the given size to opaque RGBA: height contiguous rows of width * 4 bytes.
///
/// The inverse transform is the accurate one in integers and chroma is interpolated ("fancy upsampling"): libjpeg-turbo
/// gives the same bytes with and without vector instructions, on every processor.
maquette_jpeg_status maquette_jpeg_read_pixels(
    const uint8_t *_Nonnull bytes, size_t count, maquette_jpeg_size size, uint8_t *_Nonnull rgba,
    char *_Nonnull message);

#endif
