#include "CMeasures.h"

#include <string.h>

#include "tables.h"

size_t maquette_measure_table_count(void) { return sizeof tables / sizeof *tables; }

const MaquetteMeasureTable *maquette_measure_table(size_t index) { return &tables[index]; }

const MaquetteMeasureTable *maquette_measure_table_named(const char *name) {
  size_t low = 0, high = sizeof tables / sizeof *tables;
  while (low < high) {
    size_t middle = low + (high - low) / 2;
    int order = strcmp(name, tables[middle].name);
    if (order == 0) return &tables[middle];
    if (order < 0) high = middle;
    else low = middle + 1;
  }
  return NULL;
}

const MaquetteMeasureColor *maquette_measure_color(const char *name) {
  size_t low = 0, high = sizeof colors / sizeof *colors;
  while (low < high) {
    size_t middle = low + (high - low) / 2;
    int order = strcmp(name, colors[middle].name);
    if (order == 0) return &colors[middle];
    if (order < 0) high = middle;
    else low = middle + 1;
  }
  return NULL;
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
