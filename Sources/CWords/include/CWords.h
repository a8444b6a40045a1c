// The words of controls and of dates in many languages, compiled in (see Words/README.md).
#ifndef MAQUETTE_CWORDS_H
#define MAQUETTE_CWORDS_H

#include <stddef.h>

/// A file with lines `key = value` in one language.
typedef struct {
  /// The language's tag, which is the file's name: `pt-PT`.
  const char *_Nonnull tag;
  /// The file's bytes and a 0 after them.
  const unsigned char *_Nonnull text;
} MaquetteLanguageFile;

/// The files of one kind, sorted by the bytes of their tags. They are paged in when they are read.
typedef struct {
  const MaquetteLanguageFile *_Nonnull files;
  /// How many there are.
  size_t count;
} MaquetteLanguageFiles;

/// The words that controls draw and speak.
MaquetteLanguageFiles maquette_words(void);

/// The names and patterns of dates, times and numbers.
MaquetteLanguageFiles maquette_calendars(void);

/// Aliases of languages, and the likely scripts and regions of languages.
MaquetteLanguageFiles maquette_subtags(void);

#endif
