#include "Tables.h"

// Written by .ci/symbol-tables: one row for each file of Drawings/communication, sorted by name.
const MaquetteSymbolFile maquette_symbols_communication[] = {
    {"envelope", (const char[]){
#embed "../Drawings/communication/envelope.symbol"
        , 0}},
};

const size_t maquette_symbols_communication_count =
    sizeof maquette_symbols_communication / sizeof *maquette_symbols_communication;
