#include "Tables.h"

// Written by .ci/symbol-tables: one row for each file of Drawings/arrows, sorted by name.
const MaquetteSymbolFile maquette_symbols_arrows[] = {
    {"arrow.backward", (const char[]){
#embed "../Drawings/arrows/arrow.backward.symbol"
        , 0}},
    {"arrow.clockwise", (const char[]){
#embed "../Drawings/arrows/arrow.clockwise.symbol"
        , 0}},
    {"arrow.counterclockwise", (const char[]){
#embed "../Drawings/arrows/arrow.counterclockwise.symbol"
        , 0}},
    {"arrow.down", (const char[]){
#embed "../Drawings/arrows/arrow.down.symbol"
        , 0}},
    {"arrow.forward", (const char[]){
#embed "../Drawings/arrows/arrow.forward.symbol"
        , 0}},
    {"arrow.left", (const char[]){
#embed "../Drawings/arrows/arrow.left.symbol"
        , 0}},
    {"arrow.right", (const char[]){
#embed "../Drawings/arrows/arrow.right.symbol"
        , 0}},
    {"arrow.up", (const char[]){
#embed "../Drawings/arrows/arrow.up.symbol"
        , 0}},
    {"arrow.up.arrow.down", (const char[]){
#embed "../Drawings/arrows/arrow.up.arrow.down.symbol"
        , 0}},
    {"arrow.up.right", (const char[]){
#embed "../Drawings/arrows/arrow.up.right.symbol"
        , 0}},
    {"chevron.backward", (const char[]){
#embed "../Drawings/arrows/chevron.backward.symbol"
        , 0}},
    {"chevron.down", (const char[]){
#embed "../Drawings/arrows/chevron.down.symbol"
        , 0}},
    {"chevron.forward", (const char[]){
#embed "../Drawings/arrows/chevron.forward.symbol"
        , 0}},
    {"chevron.left", (const char[]){
#embed "../Drawings/arrows/chevron.left.symbol"
        , 0}},
    {"chevron.right", (const char[]){
#embed "../Drawings/arrows/chevron.right.symbol"
        , 0}},
    {"chevron.up", (const char[]){
#embed "../Drawings/arrows/chevron.up.symbol"
        , 0}},
    {"chevron.up.chevron.down", (const char[]){
#embed "../Drawings/arrows/chevron.up.chevron.down.symbol"
        , 0}},
    {"square.and.arrow.down", (const char[]){
#embed "../Drawings/arrows/square.and.arrow.down.symbol"
        , 0}},
    {"square.and.arrow.up", (const char[]){
#embed "../Drawings/arrows/square.and.arrow.up.symbol"
        , 0}},
};

const size_t maquette_symbols_arrows_count =
    sizeof maquette_symbols_arrows / sizeof *maquette_symbols_arrows;
