#include "Tables.h"

// Written by .ci/symbol-tables: one row for each file of Drawings/commerce, sorted by name.
const MaquetteSymbolFile maquette_symbols_commerce[] = {
    {"bag", (const char[]){
#embed "../Drawings/commerce/bag.symbol"
        , 0}},
    {"cart", (const char[]){
#embed "../Drawings/commerce/cart.symbol"
        , 0}},
    {"creditcard", (const char[]){
#embed "../Drawings/commerce/creditcard.symbol"
        , 0}},
    {"gift", (const char[]){
#embed "../Drawings/commerce/gift.symbol"
        , 0}},
    {"storefront", (const char[]){
#embed "../Drawings/commerce/storefront.symbol"
        , 0}},
    {"tag", (const char[]){
#embed "../Drawings/commerce/tag.symbol"
        , 0}},
};

const size_t maquette_symbols_commerce_count =
    sizeof maquette_symbols_commerce / sizeof *maquette_symbols_commerce;
