#include "Tables.h"

// Written by .ci/symbol-tables: one row for each file of Drawings/time, sorted by name.
const MaquetteSymbolFile maquette_symbols_time[] = {
    {"calendar", (const char[]){
#embed "../Drawings/time/calendar.symbol"
        , 0}},
    {"clock", (const char[]){
#embed "../Drawings/time/clock.symbol"
        , 0}},
};

const size_t maquette_symbols_time_count =
    sizeof maquette_symbols_time / sizeof *maquette_symbols_time;
