// Written by .ci/symbol-tables: one row for each file of Drawings/status, sorted by name.
static const MaquetteSymbolFile status[] = {
    {"bell", (const char[]){
#embed "../Drawings/status/bell.symbol"
        , 0}},
    {"exclamationmark", (const char[]){
#embed "../Drawings/status/exclamationmark.symbol"
        , 0}},
    {"exclamationmark.2", (const char[]){
#embed "../Drawings/status/exclamationmark.2.symbol"
        , 0}},
    {"exclamationmark.3", (const char[]){
#embed "../Drawings/status/exclamationmark.3.symbol"
        , 0}},
    {"exclamationmark.triangle", (const char[]){
#embed "../Drawings/status/exclamationmark.triangle.symbol"
        , 0}},
    {"eye", (const char[]){
#embed "../Drawings/status/eye.symbol"
        , 0}},
    {"eyeglasses", (const char[]){
#embed "../Drawings/status/eyeglasses.symbol"
        , 0}},
    {"flag", (const char[]){
#embed "../Drawings/status/flag.symbol"
        , 0}},
    {"info", (const char[]){
#embed "../Drawings/status/info.symbol"
        , 0}},
    {"key", (const char[]){
#embed "../Drawings/status/key.symbol"
        , 0}},
    {"lock", (const char[]){
#embed "../Drawings/status/lock.symbol"
        , 0}},
    {"lock.open", (const char[]){
#embed "../Drawings/status/lock.open.symbol"
        , 0}},
    {"lock.rotation", (const char[]){
#embed "../Drawings/status/lock.rotation.symbol"
        , 0}},
    {"nosign", (const char[]){
#embed "../Drawings/status/nosign.symbol"
        , 0}},
    {"pin", (const char[]){
#embed "../Drawings/status/pin.symbol"
        , 0}},
    {"questionmark", (const char[]){
#embed "../Drawings/status/questionmark.symbol"
        , 0}},
    {"scope", (const char[]){
#embed "../Drawings/status/scope.symbol"
        , 0}},
    {"target", (const char[]){
#embed "../Drawings/status/target.symbol"
        , 0}},
};
