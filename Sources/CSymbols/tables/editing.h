// Written by .ci/symbol-tables: one row for each file of Drawings/editing, sorted by name.
static const MaquetteSymbolFile editing[] = {
    {"checklist", (const char[]){
#embed "../Drawings/editing/checklist.symbol"
        , 0}},
    {"crop", (const char[]){
#embed "../Drawings/editing/crop.symbol"
        , 0}},
    {"eraser", (const char[]){
#embed "../Drawings/editing/eraser.symbol"
        , 0}},
    {"eyedropper", (const char[]){
#embed "../Drawings/editing/eyedropper.symbol"
        , 0}},
    {"flask", (const char[]){
#embed "../Drawings/editing/flask.symbol"
        , 0}},
    {"hammer", (const char[]){
#embed "../Drawings/editing/hammer.symbol"
        , 0}},
    {"lines.measurement.horizontal", (const char[]){
#embed "../Drawings/editing/lines.measurement.horizontal.symbol"
        , 0}},
    {"lines.measurement.vertical", (const char[]){
#embed "../Drawings/editing/lines.measurement.vertical.symbol"
        , 0}},
    {"list.bullet.clipboard", (const char[]){
#embed "../Drawings/editing/list.bullet.clipboard.symbol"
        , 0}},
    {"paintbrush", (const char[]){
#embed "../Drawings/editing/paintbrush.symbol"
        , 0}},
    {"paintpalette", (const char[]){
#embed "../Drawings/editing/paintpalette.symbol"
        , 0}},
    {"pencil", (const char[]){
#embed "../Drawings/editing/pencil.symbol"
        , 0}},
    {"qrcode.viewfinder", (const char[]){
#embed "../Drawings/editing/qrcode.viewfinder.symbol"
        , 0}},
    {"ruler", (const char[]){
#embed "../Drawings/editing/ruler.symbol"
        , 0}},
    {"scissors", (const char[]){
#embed "../Drawings/editing/scissors.symbol"
        , 0}},
    {"signature", (const char[]){
#embed "../Drawings/editing/signature.symbol"
        , 0}},
    {"slider.vertical.3", (const char[]){
#embed "../Drawings/editing/slider.vertical.3.symbol"
        , 0}},
    {"testtube.2", (const char[]){
#embed "../Drawings/editing/testtube.2.symbol"
        , 0}},
    {"trash", (const char[]){
#embed "../Drawings/editing/trash.symbol"
        , 0}},
    {"viewfinder", (const char[]){
#embed "../Drawings/editing/viewfinder.symbol"
        , 0}},
    {"wand.and.stars", (const char[]){
#embed "../Drawings/editing/wand.and.stars.symbol"
        , 0}},
    {"wrench", (const char[]){
#embed "../Drawings/editing/wrench.symbol"
        , 0}},
};
