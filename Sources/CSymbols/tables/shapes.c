#include "Tables.h"

// Written by .ci/symbol-tables: one row for each file of Drawings/shapes, sorted by name.
const MaquetteSymbolFile maquette_symbols_shapes[] = {
    {"circle", (const char[]){
#embed "../Drawings/shapes/circle.symbol"
        , 0}},
    {"circle.slash", (const char[]){
#embed "../Drawings/shapes/circle.slash.symbol"
        , 0}},
    {"heart", (const char[]){
#embed "../Drawings/shapes/heart.symbol"
        , 0}},
    {"rectangle", (const char[]){
#embed "../Drawings/shapes/rectangle.symbol"
        , 0}},
    {"square", (const char[]){
#embed "../Drawings/shapes/square.symbol"
        , 0}},
    {"star", (const char[]){
#embed "../Drawings/shapes/star.symbol"
        , 0}},
};

const size_t maquette_symbols_shapes_count =
    sizeof maquette_symbols_shapes / sizeof *maquette_symbols_shapes;
