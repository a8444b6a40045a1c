#include "Tables.h"

// Written by .ci/symbol-tables: one row for each file of Drawings/people, sorted by name.
const MaquetteSymbolFile maquette_symbols_people[] = {
    {"person", (const char[]){
#embed "../Drawings/people/person.symbol"
        , 0}},
};

const size_t maquette_symbols_people_count =
    sizeof maquette_symbols_people / sizeof *maquette_symbols_people;
