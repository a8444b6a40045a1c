#include "Tables.h"

// Written by .ci/symbol-tables: one row for each file of Drawings/interface, sorted by name.
const MaquetteSymbolFile maquette_symbols_interface[] = {
    {"checkmark", (const char[]){
#embed "../Drawings/interface/checkmark.symbol"
        , 0}},
    {"ellipsis", (const char[]){
#embed "../Drawings/interface/ellipsis.symbol"
        , 0}},
    {"gear", (const char[]){
#embed "../Drawings/interface/gear.symbol"
        , 0}},
    {"gearshape", (const char[]){
#embed "../Drawings/interface/gearshape.symbol"
        , 0}},
    {"line.3.horizontal", (const char[]){
#embed "../Drawings/interface/line.3.horizontal.symbol"
        , 0}},
    {"list.bullet", (const char[]){
#embed "../Drawings/interface/list.bullet.symbol"
        , 0}},
    {"magnifyingglass", (const char[]){
#embed "../Drawings/interface/magnifyingglass.symbol"
        , 0}},
    {"minus", (const char[]){
#embed "../Drawings/interface/minus.symbol"
        , 0}},
    {"plus", (const char[]){
#embed "../Drawings/interface/plus.symbol"
        , 0}},
    {"slider.horizontal.3", (const char[]){
#embed "../Drawings/interface/slider.horizontal.3.symbol"
        , 0}},
    {"xmark", (const char[]){
#embed "../Drawings/interface/xmark.symbol"
        , 0}},
};

const size_t maquette_symbols_interface_count =
    sizeof maquette_symbols_interface / sizeof *maquette_symbols_interface;
