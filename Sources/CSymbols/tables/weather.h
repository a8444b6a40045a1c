// Written by .ci/symbol-tables: one row for each file of Drawings/weather, sorted by name.
static const MaquetteSymbolFile weather[] = {
    {"aqi.medium", (const char[]){
#embed "../Drawings/weather/aqi.medium.symbol"
        , 0}},
    {"bolt", (const char[]){
#embed "../Drawings/weather/bolt.symbol"
        , 0}},
    {"cloud.bolt", (const char[]){
#embed "../Drawings/weather/cloud.bolt.symbol"
        , 0}},
    {"cloud.drizzle", (const char[]){
#embed "../Drawings/weather/cloud.drizzle.symbol"
        , 0}},
    {"cloud.fog", (const char[]){
#embed "../Drawings/weather/cloud.fog.symbol"
        , 0}},
    {"cloud.heavyrain", (const char[]){
#embed "../Drawings/weather/cloud.heavyrain.symbol"
        , 0}},
    {"cloud.rain", (const char[]){
#embed "../Drawings/weather/cloud.rain.symbol"
        , 0}},
    {"cloud.snow", (const char[]){
#embed "../Drawings/weather/cloud.snow.symbol"
        , 0}},
    {"cloud.sun", (const char[]){
#embed "../Drawings/weather/cloud.sun.symbol"
        , 0}},
    {"cloud.sun.rain", (const char[]){
#embed "../Drawings/weather/cloud.sun.rain.symbol"
        , 0}},
    {"drop", (const char[]){
#embed "../Drawings/weather/drop.symbol"
        , 0}},
    {"flame", (const char[]){
#embed "../Drawings/weather/flame.symbol"
        , 0}},
    {"moon", (const char[]){
#embed "../Drawings/weather/moon.symbol"
        , 0}},
    {"snowflake", (const char[]){
#embed "../Drawings/weather/snowflake.symbol"
        , 0}},
    {"sparkle", (const char[]){
#embed "../Drawings/weather/sparkle.symbol"
        , 0}},
    {"sparkles", (const char[]){
#embed "../Drawings/weather/sparkles.symbol"
        , 0}},
    {"sun.max", (const char[]){
#embed "../Drawings/weather/sun.max.symbol"
        , 0}},
    {"sun.min", (const char[]){
#embed "../Drawings/weather/sun.min.symbol"
        , 0}},
    {"sunrise", (const char[]){
#embed "../Drawings/weather/sunrise.symbol"
        , 0}},
    {"sunset", (const char[]){
#embed "../Drawings/weather/sunset.symbol"
        , 0}},
    {"umbrella", (const char[]){
#embed "../Drawings/weather/umbrella.symbol"
        , 0}},
    {"wind", (const char[]){
#embed "../Drawings/weather/wind.symbol"
        , 0}},
};
