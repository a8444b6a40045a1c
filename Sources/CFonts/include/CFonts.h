#ifndef MAQUETTE_CFONTS_H
#define MAQUETTE_CFONTS_H

#include <stddef.h>
#include <stdint.h>

/// A file compiled into the binary; the bytes live as long as the process and are paged in on first use.
typedef struct {
  const unsigned char *_Nonnull bytes;
  size_t count;
} MaquetteEmbeddedFile;

/// A font of what Inter lacks, with what is known of it before it is opened. Measures are font units, y up.
typedef struct {
  MaquetteEmbeddedFile file;
  const char *_Nonnull family;
  int units_per_em, weight, ascender, descender, line_gap;
  int underline_top, underline_thickness, strikeout_top, strikeout_thickness;
  /// The advance of the glyphs of a font of pictures; 0 for a font of outlines.
  int picture_advance;
  /// How far ordinary text of a tall script extends above and below the baseline; 0 for other scripts.
  int text_ascent, text_descent;
  /// The first and the last code point of each range that the font has characters for, in ascending order.
  const uint32_t *_Nonnull coverage;
  /// How many ranges there are.
  size_t coverage_count;
} MaquetteFont;

/// Inter 4.1 variable (opsz 14-32, wght 100-900), SIL Open Font License 1.1.
MaquetteEmbeddedFile maquette_inter_variable(void);

/// A font that stands in for another design or width of the system font: 0 rounded (Nunito), 1 serif (Source Serif 4), 2 its
/// italics, 3 monospaced (Geist Mono), 4 to 6 narrow and wide (Archivo); SIL Open Font License 1.1.
MaquetteEmbeddedFile maquette_stand_in(int index);

/// The number of the other fonts: Noto Sans for a script each, in two or four weights, and Noto Color Emoji, SIL Open Font License 1.1.
/// There are none if the package is built without its trait WorldFonts.
size_t maquette_font_count(void);

/// One of them, in the order in which they are tried; `index` is below the count.
MaquetteFont maquette_font(size_t index);

/// The text of the licence that travels with Inter; below its copyright it is that of the others too.
MaquetteEmbeddedFile maquette_inter_license(void);

#endif
