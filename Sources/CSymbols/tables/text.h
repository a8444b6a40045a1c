// Written by .ci/symbol-tables: one row for each file of Drawings/text, sorted by name.
static const MaquetteSymbolFile text[] = {
    {"0", (const char[]){
#embed "../Drawings/text/0.symbol"
        , 0}},
    {"1", (const char[]){
#embed "../Drawings/text/1.symbol"
        , 0}},
    {"2", (const char[]){
#embed "../Drawings/text/2.symbol"
        , 0}},
    {"3", (const char[]){
#embed "../Drawings/text/3.symbol"
        , 0}},
    {"4", (const char[]){
#embed "../Drawings/text/4.symbol"
        , 0}},
    {"5", (const char[]){
#embed "../Drawings/text/5.symbol"
        , 0}},
    {"6", (const char[]){
#embed "../Drawings/text/6.symbol"
        , 0}},
    {"7", (const char[]){
#embed "../Drawings/text/7.symbol"
        , 0}},
    {"8", (const char[]){
#embed "../Drawings/text/8.symbol"
        , 0}},
    {"9", (const char[]){
#embed "../Drawings/text/9.symbol"
        , 0}},
    {"at", (const char[]){
#embed "../Drawings/text/at.symbol"
        , 0}},
    {"bold", (const char[]){
#embed "../Drawings/text/bold.symbol"
        , 0}},
    {"bold.italic.underline", (const char[]){
#embed "../Drawings/text/bold.italic.underline.symbol"
        , 0}},
    {"capslock", (const char[]){
#embed "../Drawings/text/capslock.symbol"
        , 0}},
    {"delete.left", (const char[]){
#embed "../Drawings/text/delete.left.symbol"
        , 0}},
    {"italic", (const char[]){
#embed "../Drawings/text/italic.symbol"
        , 0}},
    {"number", (const char[]){
#embed "../Drawings/text/number.symbol"
        , 0}},
    {"quote", (const char[]){
#embed "../Drawings/text/quote.symbol"
        , 0}},
    {"quote.opening", (const char[]){
#embed "../Drawings/text/quote.opening.symbol"
        , 0}},
    {"return", (const char[]){
#embed "../Drawings/text/return.symbol"
        , 0}},
    {"shift", (const char[]){
#embed "../Drawings/text/shift.symbol"
        , 0}},
    {"strikethrough", (const char[]){
#embed "../Drawings/text/strikethrough.symbol"
        , 0}},
    {"text", (const char[]){
#embed "../Drawings/text/text.symbol"
        , 0}},
    {"text.aligncenter", (const char[]){
#embed "../Drawings/text/text.aligncenter.symbol"
        , 0}},
    {"text.alignleft", (const char[]){
#embed "../Drawings/text/text.alignleft.symbol"
        , 0}},
    {"text.alignright", (const char[]){
#embed "../Drawings/text/text.alignright.symbol"
        , 0}},
    {"text.justify", (const char[]){
#embed "../Drawings/text/text.justify.symbol"
        , 0}},
    {"text.magnifyingglass", (const char[]){
#embed "../Drawings/text/text.magnifyingglass.symbol"
        , 0}},
    {"textformat", (const char[]){
#embed "../Drawings/text/textformat.symbol"
        , 0}},
    {"textformat.size", (const char[]){
#embed "../Drawings/text/textformat.size.symbol"
        , 0}},
    {"textformat.size.larger", (const char[]){
#embed "../Drawings/text/textformat.size.larger.symbol"
        , 0}},
    {"textformat.size.smaller", (const char[]){
#embed "../Drawings/text/textformat.size.smaller.symbol"
        , 0}},
    {"underline", (const char[]){
#embed "../Drawings/text/underline.symbol"
        , 0}},
};
