// Written by .ci/symbol-tables: one row for each file of Drawings/commerce, sorted by name.
static const MaquetteSymbolFile commerce[] = {
    {"bag", (const char[]){
#embed "../Drawings/commerce/bag.symbol"
        , 0}},
    {"cart", (const char[]){
#embed "../Drawings/commerce/cart.symbol"
        , 0}},
    {"creditcard", (const char[]){
#embed "../Drawings/commerce/creditcard.symbol"
        , 0}},
    {"dollarsign", (const char[]){
#embed "../Drawings/commerce/dollarsign.symbol"
        , 0}},
    {"eurosign", (const char[]){
#embed "../Drawings/commerce/eurosign.symbol"
        , 0}},
    {"gift", (const char[]){
#embed "../Drawings/commerce/gift.symbol"
        , 0}},
    {"scalemass", (const char[]){
#embed "../Drawings/commerce/scalemass.symbol"
        , 0}},
    {"storefront", (const char[]){
#embed "../Drawings/commerce/storefront.symbol"
        , 0}},
    {"tag", (const char[]){
#embed "../Drawings/commerce/tag.symbol"
        , 0}},
    {"wallet.pass", (const char[]){
#embed "../Drawings/commerce/wallet.pass.symbol"
        , 0}},
};
