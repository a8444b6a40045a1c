// Written by .ci/symbol-tables: one row for each file of Drawings/nature, sorted by name.
static const MaquetteSymbolFile nature[] = {
    {"carrot", (const char[]){
#embed "../Drawings/nature/carrot.symbol"
        , 0}},
    {"hare", (const char[]){
#embed "../Drawings/nature/hare.symbol"
        , 0}},
    {"ladybug", (const char[]){
#embed "../Drawings/nature/ladybug.symbol"
        , 0}},
    {"leaf", (const char[]){
#embed "../Drawings/nature/leaf.symbol"
        , 0}},
    {"mountain.2", (const char[]){
#embed "../Drawings/nature/mountain.2.symbol"
        , 0}},
    {"pawprint", (const char[]){
#embed "../Drawings/nature/pawprint.symbol"
        , 0}},
    {"tortoise", (const char[]){
#embed "../Drawings/nature/tortoise.symbol"
        , 0}},
    {"tree", (const char[]){
#embed "../Drawings/nature/tree.symbol"
        , 0}},
};
