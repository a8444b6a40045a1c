#include "Tables.h"

// Written by .ci/symbol-tables: one row for each file of Drawings/nature, sorted by name.
const MaquetteSymbolFile maquette_symbols_nature[] = {
    {"hare", (const char[]){
#embed "../Drawings/nature/hare.symbol"
        , 0}},
    {"leaf", (const char[]){
#embed "../Drawings/nature/leaf.symbol"
        , 0}},
    {"pawprint", (const char[]){
#embed "../Drawings/nature/pawprint.symbol"
        , 0}},
    {"tortoise", (const char[]){
#embed "../Drawings/nature/tortoise.symbol"
        , 0}},
};

const size_t maquette_symbols_nature_count =
    sizeof maquette_symbols_nature / sizeof *maquette_symbols_nature;
