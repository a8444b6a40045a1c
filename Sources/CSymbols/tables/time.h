// Written by .ci/symbol-tables: one row for each file of Drawings/time, sorted by name.
static const MaquetteSymbolFile time[] = {
    {"alarm", (const char[]){
#embed "../Drawings/time/alarm.symbol"
        , 0}},
    {"calendar", (const char[]){
#embed "../Drawings/time/calendar.symbol"
        , 0}},
    {"clock", (const char[]){
#embed "../Drawings/time/clock.symbol"
        , 0}},
    {"hourglass", (const char[]){
#embed "../Drawings/time/hourglass.symbol"
        , 0}},
    {"stopwatch", (const char[]){
#embed "../Drawings/time/stopwatch.symbol"
        , 0}},
    {"timer", (const char[]){
#embed "../Drawings/time/timer.symbol"
        , 0}},
};
