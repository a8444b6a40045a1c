#ifndef MAQUETTE_CJPEG_H
#define MAQUETTE_CJPEG_H

#include <stdbool.h>
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
  bool is_gray;
} maquette_jpeg_size;

/// Where pixels go: the index of the first one of the file, and how far it is to those of the next column and of the next row.
typedef struct {
  ptrdiff_t first;
  ptrdiff_t column;
  ptrdiff_t row;
} maquette_jpeg_place;

enum { maquette_jpeg_message_length = 200 };

/// Reads the size of a picture; the message is the reason of a failure, ended by a NUL.
maquette_jpeg_status maquette_jpeg_read_size(
    const uint8_t *_Nonnull bytes, size_t count, maquette_jpeg_size *_Nonnull size, char *_Nonnull message);

/// Decodes a picture of the given size to opaque RGBA: width * height pixels, each at its place.
///
/// The inverse transform is the accurate one in integers and chroma is interpolated ("fancy upsampling"): libjpeg-turbo
/// gives the same bytes with and without vector instructions, on every processor.
maquette_jpeg_status maquette_jpeg_read_pixels(
    const uint8_t *_Nonnull bytes, size_t count, maquette_jpeg_size size, maquette_jpeg_place place,
    uint32_t *_Nonnull pixels, char *_Nonnull message);

#endif
