// The measures of the files `*.measures` beside the controls, compiled in by `.ci/measure-tables`.
#ifndef MAQUETTE_CMEASURES_H
#define MAQUETTE_CMEASURES_H

#include <stddef.h>
#include <stdint.h>

/// A value: a number, or the name of a text style or of a colour.
typedef struct {
  /// Points, a number without a unit, a weight, or a colour as 0xRRGGBBAA.
  double number;
  /// The name; null for a number.
  const char *_Nullable text;
} MaquetteMeasure;

/// How values are known.
typedef struct {
  /// The first letter of measured, published, derived or chosen.
  char kind;
  const char *_Nonnull origin;
} MaquetteMeasureSource;

/// A token: 14 values, light and dark of each theme in turn, and the evidence for each.
typedef struct {
  /// The name without that of the table.
  const char *_Nonnull name;
  /// The first line of the token in the file.
  uint16_t line;
  /// The places of the values in the table's, from 1; 0 for none.
  uint16_t values[14];
  /// The places of their sources in the table's, from 1; 0 for none.
  uint8_t sources[14];
} MaquetteMeasureRow;

/// A value that is derived from another one, which may be in another table.
typedef struct {
  uint16_t row, cell;
  uint16_t from_table, from_row, from_cell;
} MaquetteMeasureOrigin;

/// The measures of one file.
typedef struct {
  /// The group of its tokens.
  const char *_Nonnull name;
  /// The file's path in the project.
  const char *_Nonnull file;
  const MaquetteMeasureRow *_Nonnull rows;
  size_t row_count;
  const MaquetteMeasure *_Nonnull values;
  const MaquetteMeasureSource *_Nonnull sources;
  size_t source_count;
  /// In the order of the rows and of their values.
  const MaquetteMeasureOrigin *_Nonnull origins;
  size_t origin_count;
} MaquetteMeasureTable;

/// A colour as 0xRRGGBBAA, four times for each theme: light and dark, and both under increased contrast.
typedef struct {
  const char *_Nonnull name;
  uint32_t looks[28];
} MaquetteMeasureColor;

/// The number of tables.
size_t maquette_measure_table_count(void);

/// A table; they are sorted by the bytes of their names. `index` is below the count.
const MaquetteMeasureTable *_Nonnull maquette_measure_table(size_t index);

/// The table with a name, or null. Nothing is set up beforehand: the tables lie in the program file, sorted, and are searched by
/// halves.
const MaquetteMeasureTable *_Nullable maquette_measure_table_named(const char *_Nonnull name);

/// The row of a token in a table, or the number of rows if it has none. The expected row is tried first.
size_t maquette_measure_row(const MaquetteMeasureTable *_Nonnull table, const char *_Nonnull name, size_t expected);

/// A value of a row that the table has, or null; `cell` is below 14.
const MaquetteMeasure *_Nullable maquette_measure(const MaquetteMeasureTable *_Nonnull table, size_t row, size_t cell);

/// The place of its source in the table's, from 1; 0 for none.
size_t maquette_measure_source(const MaquetteMeasureTable *_Nonnull table, size_t row, size_t cell);

/// The colour with a name, or null.
const MaquetteMeasureColor *_Nullable maquette_measure_color(const char *_Nonnull name);

#endif
