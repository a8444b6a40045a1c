// Written by .ci/symbol-tables: one row for each file of Drawings/people, sorted by name.
static const MaquetteSymbolFile people[] = {
    {"accessibility", (const char[]){
#embed "../Drawings/people/accessibility.symbol"
        , 0}},
    {"figure.run", (const char[]){
#embed "../Drawings/people/figure.run.symbol"
        , 0}},
    {"figure.stand", (const char[]){
#embed "../Drawings/people/figure.stand.symbol"
        , 0}},
    {"figure.walk", (const char[]){
#embed "../Drawings/people/figure.walk.symbol"
        , 0}},
    {"hand.draw", (const char[]){
#embed "../Drawings/people/hand.draw.symbol"
        , 0}},
    {"hand.raised", (const char[]){
#embed "../Drawings/people/hand.raised.symbol"
        , 0}},
    {"hand.tap", (const char[]){
#embed "../Drawings/people/hand.tap.symbol"
        , 0}},
    {"hand.thumbsdown", (const char[]){
#embed "../Drawings/people/hand.thumbsdown.symbol"
        , 0}},
    {"hand.thumbsup", (const char[]){
#embed "../Drawings/people/hand.thumbsup.symbol"
        , 0}},
    {"person", (const char[]){
#embed "../Drawings/people/person.symbol"
        , 0}},
    {"person.2", (const char[]){
#embed "../Drawings/people/person.2.symbol"
        , 0}},
    {"person.3", (const char[]){
#embed "../Drawings/people/person.3.symbol"
        , 0}},
    {"person.crop.circle", (const char[]){
#embed "../Drawings/people/person.crop.circle.symbol"
        , 0}},
    {"person.crop.square", (const char[]){
#embed "../Drawings/people/person.crop.square.symbol"
        , 0}},
    {"person.text.rectangle", (const char[]){
#embed "../Drawings/people/person.text.rectangle.symbol"
        , 0}},
};
