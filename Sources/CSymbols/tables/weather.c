#include "Tables.h"

// Written by .ci/symbol-tables: one row for each file of Drawings/weather, sorted by name.
const MaquetteSymbolFile maquette_symbols_weather[] = {
    {"bolt", (const char[]){
#embed "../Drawings/weather/bolt.symbol"
        , 0}},
    {"moon", (const char[]){
#embed "../Drawings/weather/moon.symbol"
        , 0}},
    {"sun.max", (const char[]){
#embed "../Drawings/weather/sun.max.symbol"
        , 0}},
};

const size_t maquette_symbols_weather_count =
    sizeof maquette_symbols_weather / sizeof *maquette_symbols_weather;
