// Written by .ci/symbol-tables: one row for each file of Drawings/travel, sorted by name.
static const MaquetteSymbolFile travel[] = {
    {"airplane", (const char[]){
#embed "../Drawings/travel/airplane.symbol"
        , 0}},
    {"bicycle", (const char[]){
#embed "../Drawings/travel/bicycle.symbol"
        , 0}},
    {"box.truck", (const char[]){
#embed "../Drawings/travel/box.truck.symbol"
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
    {"crown", (const char[]){
#embed "../Drawings/travel/crown.symbol"
        , 0}},
    {"flag.checkered", (const char[]){
#embed "../Drawings/travel/flag.checkered.symbol"
        , 0}},
    {"gauge", (const char[]){
#embed "../Drawings/travel/gauge.symbol"
        , 0}},
    {"location", (const char[]){
#embed "../Drawings/travel/location.symbol"
        , 0}},
    {"location.north", (const char[]){
#embed "../Drawings/travel/location.north.symbol"
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
    {"signpost.left", (const char[]){
#embed "../Drawings/travel/signpost.left.symbol"
        , 0}},
    {"signpost.right", (const char[]){
#embed "../Drawings/travel/signpost.right.symbol"
        , 0}},
    {"signpost.right.and.left", (const char[]){
#embed "../Drawings/travel/signpost.right.and.left.symbol"
        , 0}},
    {"speedometer", (const char[]){
#embed "../Drawings/travel/speedometer.symbol"
        , 0}},
    {"stairs", (const char[]){
#embed "../Drawings/travel/stairs.symbol"
        , 0}},
    {"tram", (const char[]){
#embed "../Drawings/travel/tram.symbol"
        , 0}},
};
