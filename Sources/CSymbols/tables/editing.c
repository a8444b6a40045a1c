#include "Tables.h"

// Written by .ci/symbol-tables: one row for each file of Drawings/editing, sorted by name.
const MaquetteSymbolFile maquette_symbols_editing[] = {
    {"pencil", (const char[]){
#embed "../Drawings/editing/pencil.symbol"
        , 0}},
    {"trash", (const char[]){
#embed "../Drawings/editing/trash.symbol"
        , 0}},
};

const size_t maquette_symbols_editing_count =
    sizeof maquette_symbols_editing / sizeof *maquette_symbols_editing;
