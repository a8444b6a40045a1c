// Written by .ci/symbol-tables: one row for each file of Drawings/nature, sorted by name.
static const MaquetteSymbolFile nature[] = {
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
