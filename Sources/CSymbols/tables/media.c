#include "Tables.h"

// Written by .ci/symbol-tables: one row for each file of Drawings/media, sorted by name.
const MaquetteSymbolFile maquette_symbols_media[] = {
    {"backward", (const char[]){
#embed "../Drawings/media/backward.symbol"
        , 0}},
    {"camera", (const char[]){
#embed "../Drawings/media/camera.symbol"
        , 0}},
    {"forward", (const char[]){
#embed "../Drawings/media/forward.symbol"
        , 0}},
    {"mic", (const char[]){
#embed "../Drawings/media/mic.symbol"
        , 0}},
    {"pause", (const char[]){
#embed "../Drawings/media/pause.symbol"
        , 0}},
    {"photo", (const char[]){
#embed "../Drawings/media/photo.symbol"
        , 0}},
    {"play", (const char[]){
#embed "../Drawings/media/play.symbol"
        , 0}},
    {"speaker", (const char[]){
#embed "../Drawings/media/speaker.symbol"
        , 0}},
    {"speaker.wave.2", (const char[]){
#embed "../Drawings/media/speaker.wave.2.symbol"
        , 0}},
    {"stop", (const char[]){
#embed "../Drawings/media/stop.symbol"
        , 0}},
};

const size_t maquette_symbols_media_count =
    sizeof maquette_symbols_media / sizeof *maquette_symbols_media;
