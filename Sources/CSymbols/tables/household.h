// Written by .ci/symbol-tables: one row for each file of Drawings/household, sorted by name.
static const MaquetteSymbolFile household[] = {
    {"bed.double", (const char[]){
#embed "../Drawings/household/bed.double.symbol"
        , 0}},
    {"bed.double.fill", (const char[]){
#embed "../Drawings/household/bed.double.fill.symbol"
        , 0}},
    {"blinds.horizontal.closed", (const char[]){
#embed "../Drawings/household/blinds.horizontal.closed.symbol"
        , 0}},
    {"blinds.horizontal.open", (const char[]){
#embed "../Drawings/household/blinds.horizontal.open.symbol"
        , 0}},
    {"cross", (const char[]){
#embed "../Drawings/household/cross.symbol"
        , 0}},
    {"cross.case", (const char[]){
#embed "../Drawings/household/cross.case.symbol"
        , 0}},
    {"cup.and.saucer", (const char[]){
#embed "../Drawings/household/cup.and.saucer.symbol"
        , 0}},
    {"door.garage.closed", (const char[]){
#embed "../Drawings/household/door.garage.closed.symbol"
        , 0}},
    {"door.garage.open", (const char[]){
#embed "../Drawings/household/door.garage.open.symbol"
        , 0}},
    {"dumbbell", (const char[]){
#embed "../Drawings/household/dumbbell.symbol"
        , 0}},
    {"fan", (const char[]){
#embed "../Drawings/household/fan.symbol"
        , 0}},
    {"flashlight.off", (const char[]){
#embed "../Drawings/household/flashlight.off.symbol"
        , 0}},
    {"flashlight.on", (const char[]){
#embed "../Drawings/household/flashlight.on.symbol"
        , 0}},
    {"fork.knife", (const char[]){
#embed "../Drawings/household/fork.knife.symbol"
        , 0}},
    {"house", (const char[]){
#embed "../Drawings/household/house.symbol"
        , 0}},
    {"lamp.desk", (const char[]){
#embed "../Drawings/household/lamp.desk.symbol"
        , 0}},
    {"lightbulb", (const char[]){
#embed "../Drawings/household/lightbulb.symbol"
        , 0}},
    {"shippingbox", (const char[]){
#embed "../Drawings/household/shippingbox.symbol"
        , 0}},
    {"shower", (const char[]){
#embed "../Drawings/household/shower.symbol"
        , 0}},
    {"sofa", (const char[]){
#embed "../Drawings/household/sofa.symbol"
        , 0}},
    {"spigot", (const char[]){
#embed "../Drawings/household/spigot.symbol"
        , 0}},
    {"suitcase", (const char[]){
#embed "../Drawings/household/suitcase.symbol"
        , 0}},
    {"thermometer", (const char[]){
#embed "../Drawings/household/thermometer.symbol"
        , 0}},
    {"thermometer.medium", (const char[]){
#embed "../Drawings/household/thermometer.medium.symbol"
        , 0}},
    {"ticket", (const char[]){
#embed "../Drawings/household/ticket.symbol"
        , 0}},
};
