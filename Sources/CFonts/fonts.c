#include "CFonts.h"

// #embed keeps the fonts inside the binary: no search path can go wrong, and start-up maps the file
// lazily instead of reading it.
#include "tables.h"

static const unsigned char inter_variable[] = {
#embed "../../Fonts/Inter/InterVariable.ttf"
};

static const unsigned char inter_license[] = {
#embed "../../Fonts/Inter/LICENSE-OFL.txt"
};

MaquetteEmbeddedFile maquette_inter_variable(void) {
  return (MaquetteEmbeddedFile){inter_variable, sizeof inter_variable};
}

MaquetteEmbeddedFile maquette_inter_license(void) {
  return (MaquetteEmbeddedFile){inter_license, sizeof inter_license};
}

size_t maquette_font_count(void) { return sizeof fonts / sizeof *fonts; }

MaquetteFont maquette_font(size_t index) { return fonts[index]; }
