#include "CMeasures.h"

#include <stdlib.h>
#include <string.h>

#include "tables.h"

size_t maquette_measure_table_count(void) { return sizeof tables / sizeof *tables; }

const MaquetteMeasureTable *maquette_measure_table(size_t index) { return &tables[index]; }

// Tables and colours begin with their names.
static int compare(const void *name, const void *entry) { return strcmp(name, *(const char *const *)entry); }

const MaquetteMeasureTable *maquette_measure_table_named(const char *name) {
  return bsearch(name, tables, sizeof tables / sizeof *tables, sizeof *tables, compare);
}

const MaquetteMeasureColor *maquette_measure_color(const char *name) {
  return bsearch(name, colors, sizeof colors / sizeof *colors, sizeof *colors, compare);
}

size_t maquette_measure_row(const MaquetteMeasureTable *table, const char *name, size_t expected) {
  if (expected < table->row_count && strcmp(table->rows[expected].name, name) == 0) return expected;
  size_t row = 0;
  while (row < table->row_count && strcmp(table->rows[row].name, name) != 0) row += 1;
  return row;
}

const MaquetteMeasure *maquette_measure(const MaquetteMeasureTable *table, size_t row, size_t cell) {
  uint16_t place = table->rows[row].values[cell];
  return place > 0 ? &table->values[place - 1] : NULL;
}

size_t maquette_measure_source(const MaquetteMeasureTable *table, size_t row, size_t cell) {
  return table->rows[row].sources[cell];
}
