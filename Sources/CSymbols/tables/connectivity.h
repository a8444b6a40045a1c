// Written by .ci/symbol-tables: one row for each file of Drawings/connectivity, sorted by name.
static const MaquetteSymbolFile connectivity[] = {
    {"antenna.radiowaves.left.and.right", (const char[]){
#embed "../Drawings/connectivity/antenna.radiowaves.left.and.right.symbol"
        , 0}},
    {"barcode", (const char[]){
#embed "../Drawings/connectivity/barcode.symbol"
        , 0}},
    {"battery.0", (const char[]){
#embed "../Drawings/connectivity/battery.0.symbol"
        , 0}},
    {"battery.100", (const char[]){
#embed "../Drawings/connectivity/battery.100.symbol"
        , 0}},
    {"battery.100.bolt", (const char[]){
#embed "../Drawings/connectivity/battery.100.bolt.symbol"
        , 0}},
    {"battery.25", (const char[]){
#embed "../Drawings/connectivity/battery.25.symbol"
        , 0}},
    {"battery.50", (const char[]){
#embed "../Drawings/connectivity/battery.50.symbol"
        , 0}},
    {"battery.75", (const char[]){
#embed "../Drawings/connectivity/battery.75.symbol"
        , 0}},
    {"cloud", (const char[]){
#embed "../Drawings/connectivity/cloud.symbol"
        , 0}},
    {"cpu", (const char[]){
#embed "../Drawings/connectivity/cpu.symbol"
        , 0}},
    {"desktopcomputer", (const char[]){
#embed "../Drawings/connectivity/desktopcomputer.symbol"
        , 0}},
    {"display", (const char[]){
#embed "../Drawings/connectivity/display.symbol"
        , 0}},
    {"dot.radiowaves.left.and.right", (const char[]){
#embed "../Drawings/connectivity/dot.radiowaves.left.and.right.symbol"
        , 0}},
    {"dot.radiowaves.right", (const char[]){
#embed "../Drawings/connectivity/dot.radiowaves.right.symbol"
        , 0}},
    {"dot.radiowaves.up.forward", (const char[]){
#embed "../Drawings/connectivity/dot.radiowaves.up.forward.symbol"
        , 0}},
    {"externaldrive", (const char[]){
#embed "../Drawings/connectivity/externaldrive.symbol"
        , 0}},
    {"externaldrive.connected.to.line.below", (const char[]){
#embed "../Drawings/connectivity/externaldrive.connected.to.line.below.symbol"
        , 0}},
    {"gamecontroller", (const char[]){
#embed "../Drawings/connectivity/gamecontroller.symbol"
        , 0}},
    {"globe", (const char[]){
#embed "../Drawings/connectivity/globe.symbol"
        , 0}},
    {"headphones", (const char[]){
#embed "../Drawings/connectivity/headphones.symbol"
        , 0}},
    {"icloud", (const char[]){
#embed "../Drawings/connectivity/icloud.symbol"
        , 0}},
    {"icloud.and.arrow.down", (const char[]){
#embed "../Drawings/connectivity/icloud.and.arrow.down.symbol"
        , 0}},
    {"icloud.and.arrow.up", (const char[]){
#embed "../Drawings/connectivity/icloud.and.arrow.up.symbol"
        , 0}},
    {"internaldrive", (const char[]){
#embed "../Drawings/connectivity/internaldrive.symbol"
        , 0}},
    {"ipad", (const char[]){
#embed "../Drawings/connectivity/ipad.symbol"
        , 0}},
    {"iphone", (const char[]){
#embed "../Drawings/connectivity/iphone.symbol"
        , 0}},
    {"keyboard", (const char[]){
#embed "../Drawings/connectivity/keyboard.symbol"
        , 0}},
    {"laptopcomputer", (const char[]){
#embed "../Drawings/connectivity/laptopcomputer.symbol"
        , 0}},
    {"memorychip", (const char[]){
#embed "../Drawings/connectivity/memorychip.symbol"
        , 0}},
    {"network", (const char[]){
#embed "../Drawings/connectivity/network.symbol"
        , 0}},
    {"network.slash", (const char[]){
#embed "../Drawings/connectivity/network.slash.symbol"
        , 0}},
    {"opticaldisc", (const char[]){
#embed "../Drawings/connectivity/opticaldisc.symbol"
        , 0}},
    {"point.3.connected.trianglepath.dotted", (const char[]){
#embed "../Drawings/connectivity/point.3.connected.trianglepath.dotted.symbol"
        , 0}},
    {"powerplug", (const char[]){
#embed "../Drawings/connectivity/powerplug.symbol"
        , 0}},
    {"printer", (const char[]){
#embed "../Drawings/connectivity/printer.symbol"
        , 0}},
    {"qrcode", (const char[]){
#embed "../Drawings/connectivity/qrcode.symbol"
        , 0}},
    {"sensor", (const char[]){
#embed "../Drawings/connectivity/sensor.symbol"
        , 0}},
    {"server.rack", (const char[]){
#embed "../Drawings/connectivity/server.rack.symbol"
        , 0}},
    {"tv", (const char[]){
#embed "../Drawings/connectivity/tv.symbol"
        , 0}},
    {"wave.3.right", (const char[]){
#embed "../Drawings/connectivity/wave.3.right.symbol"
        , 0}},
    {"wifi", (const char[]){
#embed "../Drawings/connectivity/wifi.symbol"
        , 0}},
    {"wifi.exclamationmark", (const char[]){
#embed "../Drawings/connectivity/wifi.exclamationmark.symbol"
        , 0}},
    {"wifi.router", (const char[]){
#embed "../Drawings/connectivity/wifi.router.symbol"
        , 0}},
};
