// How code points take part in breaking text (UAX 14 and UAX 29), and the letters of compatibility characters (UAX 15), from
// the Unicode Character Database.
#ifndef MAQUETTE_CUNICODE_H
#define MAQUETTE_CUNICODE_H

#include <stddef.h>
#include <stdint.h>

/// The line breaking class of a code point: the raw value of `LineBreakClass`. A number that is no code point counts as a letter.
uint8_t maquette_line_class(uint32_t code_point);

/// The class of a code point in grapheme clusters: the raw value of `GraphemeBreakClass`.
uint8_t maquette_grapheme_class(uint32_t code_point);

/// The class of a code point in words: the raw value of `WordBreakClass`.
uint8_t maquette_word_class(uint32_t code_point);

/// The letters that a compatibility character stands for.
typedef struct {
  /// Valid for the life of the process; NULL if there are none.
  const uint32_t *letters;
  size_t count;
  /// 1 for a letter made of them; 0 for a character with a look of its own, such as a circle around them.
  uint8_t is_ligature;
} MaquetteLetters;

/// The letters of a compatibility character; none for other characters.
MaquetteLetters maquette_compatibility_letters(uint32_t code_point);

#endif
