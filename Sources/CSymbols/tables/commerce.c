#include "Tables.h"

// Written by .ci/symbol-tables: one row for each file of Drawings/commerce, sorted by name.
const MaquetteSymbolFile maquette_symbols_commerce[] = {
    {"cart", (const char[]){
#embed "../Drawings/commerce/cart.symbol"
        , 0}},
};

const size_t maquette_symbols_commerce_count =
    sizeof maquette_symbols_commerce / sizeof *maquette_symbols_commerce;
