// Written by .ci/symbol-tables: one row for each file of Drawings/travel, sorted by name.
static const MaquetteSymbolFile travel[] = {
    {"airplane", (const char[]){
#embed "../Drawings/travel/airplane.symbol"
        , 0}},
    {"bicycle", (const char[]){
#embed "../Drawings/travel/bicycle.symbol"
        , 0}},
    {"building.2", (const char[]){
#embed "../Drawings/travel/building.2.symbol"
        , 0}},
    {"building.columns", (const char[]){
#embed "../Drawings/travel/building.columns.symbol"
        , 0}},
    {"car", (const char[]){
#embed "../Drawings/travel/car.symbol"
        , 0}},
    {"location", (const char[]){
#embed "../Drawings/travel/location.symbol"
        , 0}},
    {"map", (const char[]){
#embed "../Drawings/travel/map.symbol"
        , 0}},
    {"mappin", (const char[]){
#embed "../Drawings/travel/mappin.symbol"
        , 0}},
    {"mappin.and.ellipse", (const char[]){
#embed "../Drawings/travel/mappin.and.ellipse.symbol"
        , 0}},
    {"safari", (const char[]){
#embed "../Drawings/travel/safari.symbol"
        , 0}},
};
