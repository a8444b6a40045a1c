#include "CFonts.h"

// #embed keeps the fonts inside the binary: no search path can go wrong, and start-up maps the file
// lazily instead of reading it.
static const unsigned char inter_variable[] = {
#embed "../../Fonts/Inter/InterVariable.ttf"
};

static const unsigned char noto_hebrew_regular[] = {
#embed "../../Fonts/NotoSansHebrew/NotoSansHebrew-Regular.ttf"
};

static const unsigned char noto_hebrew_bold[] = {
#embed "../../Fonts/NotoSansHebrew/NotoSansHebrew-Bold.ttf"
};

static const unsigned char noto_arabic_regular[] = {
#embed "../../Fonts/NotoSansArabic/NotoSansArabic-Regular.ttf"
};

static const unsigned char noto_arabic_bold[] = {
#embed "../../Fonts/NotoSansArabic/NotoSansArabic-Bold.ttf"
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

MaquetteEmbeddedFile maquette_noto_hebrew_regular(void) {
  return (MaquetteEmbeddedFile){noto_hebrew_regular, sizeof noto_hebrew_regular};
}

MaquetteEmbeddedFile maquette_noto_hebrew_bold(void) {
  return (MaquetteEmbeddedFile){noto_hebrew_bold, sizeof noto_hebrew_bold};
}

MaquetteEmbeddedFile maquette_noto_arabic_regular(void) {
  return (MaquetteEmbeddedFile){noto_arabic_regular, sizeof noto_arabic_regular};
}

MaquetteEmbeddedFile maquette_noto_arabic_bold(void) {
  return (MaquetteEmbeddedFile){noto_arabic_bold, sizeof noto_arabic_bold};
}
