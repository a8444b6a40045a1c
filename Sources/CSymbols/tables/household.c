#include "Tables.h"

// Written by .ci/symbol-tables: one row for each file of Drawings/household, sorted by name.
const MaquetteSymbolFile maquette_symbols_household[] = {
    {"house", (const char[]){
#embed "../Drawings/household/house.symbol"
        , 0}},
};

const size_t maquette_symbols_household_count =
    sizeof maquette_symbols_household / sizeof *maquette_symbols_household;
