#include "Tables.h"

// Written by .ci/symbol-tables: one row for each file of Drawings/connectivity, sorted by name.
const MaquetteSymbolFile maquette_symbols_connectivity[] = {
    {"globe", (const char[]){
#embed "../Drawings/connectivity/globe.symbol"
        , 0}},
    {"wifi", (const char[]){
#embed "../Drawings/connectivity/wifi.symbol"
        , 0}},
};

const size_t maquette_symbols_connectivity_count =
    sizeof maquette_symbols_connectivity / sizeof *maquette_symbols_connectivity;
