// How code points take part in breaking text (UAX 14 and UAX 29), from the Unicode Character Database.
#ifndef MAQUETTE_CUNICODE_H
#define MAQUETTE_CUNICODE_H

#include <stdint.h>

/// The line breaking class of a code point: the raw value of `LineBreakClass`. A number that is no code point counts as a letter.
uint8_t maquette_line_class(uint32_t code_point);

/// The class of a code point in grapheme clusters: the raw value of `GraphemeBreakClass`.
uint8_t maquette_grapheme_class(uint32_t code_point);

/// The class of a code point in words: the raw value of `WordBreakClass`.
uint8_t maquette_word_class(uint32_t code_point);

#endif
