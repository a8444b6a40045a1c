#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H
#include FT_MULTIPLE_MASTERS_H
#include FT_TRUETYPE_TABLES_H

// Swift does not import macros that take arguments or casts; these say the same as functions.

/// Whether a face has outlines (`FT_IS_SCALABLE`) inside an SFNT wrapper, the only kind that HarfBuzz can shape.
static inline int maquette_ft_has_sfnt_outlines(FT_Face face) {
  return FT_IS_SCALABLE(face) && FT_IS_SFNT(face);
}

/// Whether a face has variation axes (`FT_HAS_MULTIPLE_MASTERS`).
static inline int maquette_ft_has_axes(FT_Face face) { return FT_HAS_MULTIPLE_MASTERS(face) ? 1 : 0; }
