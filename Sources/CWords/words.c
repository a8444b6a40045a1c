#include "CWords.h"

#include "tables.h"

MaquetteLanguageFiles maquette_words(void) {
  return (MaquetteLanguageFiles){words, sizeof words / sizeof *words};
}

MaquetteLanguageFiles maquette_calendars(void) {
  return (MaquetteLanguageFiles){calendars, sizeof calendars / sizeof *calendars};
}

MaquetteLanguageFiles maquette_subtags(void) {
  return (MaquetteLanguageFiles){subtags, sizeof subtags / sizeof *subtags};
}
