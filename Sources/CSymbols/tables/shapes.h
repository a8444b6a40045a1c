// Written by .ci/symbol-tables: one row for each file of Drawings/shapes, sorted by name.
static const MaquetteSymbolFile shapes[] = {
    {"app", (const char[]){
#embed "../Drawings/shapes/app.symbol"
        , 0}},
    {"capsule", (const char[]){
#embed "../Drawings/shapes/capsule.symbol"
        , 0}},
    {"circle", (const char[]){
#embed "../Drawings/shapes/circle.symbol"
        , 0}},
    {"circle.dashed", (const char[]){
#embed "../Drawings/shapes/circle.dashed.symbol"
        , 0}},
    {"circle.dotted", (const char[]){
#embed "../Drawings/shapes/circle.dotted.symbol"
        , 0}},
    {"circle.grid.3x3", (const char[]){
#embed "../Drawings/shapes/circle.grid.3x3.symbol"
        , 0}},
    {"circle.inset.filled", (const char[]){
#embed "../Drawings/shapes/circle.inset.filled.symbol"
        , 0}},
    {"circle.lefthalf.filled", (const char[]){
#embed "../Drawings/shapes/circle.lefthalf.filled.symbol"
        , 0}},
    {"circle.righthalf.filled", (const char[]){
#embed "../Drawings/shapes/circle.righthalf.filled.symbol"
        , 0}},
    {"circle.slash", (const char[]){
#embed "../Drawings/shapes/circle.slash.symbol"
        , 0}},
    {"cube", (const char[]){
#embed "../Drawings/shapes/cube.symbol"
        , 0}},
    {"cylinder.split.1x2", (const char[]){
#embed "../Drawings/shapes/cylinder.split.1x2.symbol"
        , 0}},
    {"diamond", (const char[]){
#embed "../Drawings/shapes/diamond.symbol"
        , 0}},
    {"heart", (const char[]){
#embed "../Drawings/shapes/heart.symbol"
        , 0}},
    {"hexagon", (const char[]){
#embed "../Drawings/shapes/hexagon.symbol"
        , 0}},
    {"infinity", (const char[]){
#embed "../Drawings/shapes/infinity.symbol"
        , 0}},
    {"largecircle.fill.circle", (const char[]){
#embed "../Drawings/shapes/largecircle.fill.circle.symbol"
        , 0}},
    {"multiply", (const char[]){
#embed "../Drawings/shapes/multiply.symbol"
        , 0}},
    {"octagon", (const char[]){
#embed "../Drawings/shapes/octagon.symbol"
        , 0}},
    {"oval", (const char[]){
#embed "../Drawings/shapes/oval.symbol"
        , 0}},
    {"percent", (const char[]){
#embed "../Drawings/shapes/percent.symbol"
        , 0}},
    {"plusminus", (const char[]){
#embed "../Drawings/shapes/plusminus.symbol"
        , 0}},
    {"rectangle", (const char[]){
#embed "../Drawings/shapes/rectangle.symbol"
        , 0}},
    {"rectangle.inset.filled", (const char[]){
#embed "../Drawings/shapes/rectangle.inset.filled.symbol"
        , 0}},
    {"rectangle.portrait", (const char[]){
#embed "../Drawings/shapes/rectangle.portrait.symbol"
        , 0}},
    {"seal", (const char[]){
#embed "../Drawings/shapes/seal.symbol"
        , 0}},
    {"shield", (const char[]){
#embed "../Drawings/shapes/shield.symbol"
        , 0}},
    {"shield.lefthalf.filled", (const char[]){
#embed "../Drawings/shapes/shield.lefthalf.filled.symbol"
        , 0}},
    {"slash.circle", (const char[]){
#embed "../Drawings/shapes/slash.circle.symbol"
        , 0}},
    {"square", (const char[]){
#embed "../Drawings/shapes/square.symbol"
        , 0}},
    {"square.grid.3x3", (const char[]){
#embed "../Drawings/shapes/square.grid.3x3.symbol"
        , 0}},
    {"star", (const char[]){
#embed "../Drawings/shapes/star.symbol"
        , 0}},
    {"star.leadinghalf.filled", (const char[]){
#embed "../Drawings/shapes/star.leadinghalf.filled.symbol"
        , 0}},
    {"triangle", (const char[]){
#embed "../Drawings/shapes/triangle.symbol"
        , 0}},
};
