#include "CFonts.h"

// #embed keeps the fonts inside the binary: no search path can go wrong, and start-up maps the file
// lazily instead of reading it.
#ifdef MAQUETTE_WORLD_FONTS
#include "tables.h"
#define FONT_COUNT (sizeof fonts / sizeof *fonts)
#else
// The package's trait WorldFonts is off: text of other scripts than Inter's is drawn with the user's fonts, or as boxes.
static const MaquetteFont fonts[1];
#define FONT_COUNT 0
#endif

static const unsigned char inter_variable[] = {
#embed "../../Fonts/Inter/InterVariable.ttf"
};

static const unsigned char nunito[] = {
#embed "../../Fonts/Nunito/NunitoVariable.ttf"
};

static const unsigned char source_serif[] = {
#embed "../../Fonts/SourceSerif4/SourceSerif4Variable.ttf"
};

static const unsigned char source_serif_italic[] = {
#embed "../../Fonts/SourceSerif4/SourceSerif4Variable-Italic.ttf"
};

static const unsigned char geist_mono[] = {
#embed "../../Fonts/GeistMono/GeistMonoVariable.ttf"
};

static const unsigned char archivo[] = {
#embed "../../Fonts/Archivo/ArchivoVariable.ttf"
};

static const unsigned char inter_license[] = {
#embed "../../Fonts/Inter/LICENSE-OFL.txt"
};

MaquetteEmbeddedFile maquette_inter_variable(void) {
  return (MaquetteEmbeddedFile){inter_variable, sizeof inter_variable};
}

MaquetteEmbeddedFile maquette_stand_in(int index) {
  switch (index) {
    case 0: return (MaquetteEmbeddedFile){nunito, sizeof nunito};
    case 1: return (MaquetteEmbeddedFile){source_serif, sizeof source_serif};
    case 2: return (MaquetteEmbeddedFile){source_serif_italic, sizeof source_serif_italic};
    case 3: return (MaquetteEmbeddedFile){geist_mono, sizeof geist_mono};
    default: return (MaquetteEmbeddedFile){archivo, sizeof archivo};
  }
}

MaquetteEmbeddedFile maquette_inter_license(void) {
  return (MaquetteEmbeddedFile){inter_license, sizeof inter_license};
}

size_t maquette_font_count(void) { return FONT_COUNT; }

MaquetteFont maquette_font(size_t index) { return fonts[index]; }
