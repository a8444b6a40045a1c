#include "CUnicode.h"

#include "tables.h"

// The number of a code point's properties.
static unsigned kind(uint32_t code_point) {
  // A surrogate stands for what is no code point: it has no properties.
  if (code_point > 0x10FFFF) code_point = 0xD800;
  unsigned middle = middles[code_point >> (LEAF_SHIFT + MIDDLE_SHIFT)];
  unsigned within = (code_point >> LEAF_SHIFT) & ((1u << MIDDLE_SHIFT) - 1);
  unsigned leaf = leaves_of_middles[(middle << MIDDLE_SHIFT) + within];
  return kinds_of_leaves[(leaf << LEAF_SHIFT) + (code_point & ((1u << LEAF_SHIFT) - 1))];
}

uint8_t maquette_line_class(uint32_t code_point) { return line_classes[kind(code_point)]; }

uint8_t maquette_grapheme_class(uint32_t code_point) { return grapheme_classes[kind(code_point)]; }

uint8_t maquette_word_class(uint32_t code_point) { return word_classes[kind(code_point)]; }

MaquetteLetters maquette_compatibility_letters(uint32_t code_point) {
  size_t low = 0;
  size_t high = sizeof compatibility_characters / sizeof *compatibility_characters;
  while (low < high) {
    size_t middle = low + (high - low) / 2;
    if (compatibility_characters[middle] < code_point) low = middle + 1;
    else high = middle;
  }
  if (low == sizeof compatibility_characters / sizeof *compatibility_characters ||
      compatibility_characters[low] != code_point)
    return (MaquetteLetters){NULL, 0, 0};
  size_t start = low > 0 ? compatibility_ends[low - 1] : 0;
  return (MaquetteLetters){
      compatibility_letters + start, compatibility_ends[low] - start, compatibility_is_ligature[low]};
}
