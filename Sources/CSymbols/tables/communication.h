// Written by .ci/symbol-tables: one row for each file of Drawings/communication, sorted by name.
static const MaquetteSymbolFile communication[] = {
    {"bubble", (const char[]){
#embed "../Drawings/communication/bubble.symbol"
        , 0}},
    {"bubble.left", (const char[]){
#embed "../Drawings/communication/bubble.left.symbol"
        , 0}},
    {"bubble.left.and.bubble.right", (const char[]){
#embed "../Drawings/communication/bubble.left.and.bubble.right.symbol"
        , 0}},
    {"bubble.left.and.text.bubble.right", (const char[]){
#embed "../Drawings/communication/bubble.left.and.text.bubble.right.symbol"
        , 0}},
    {"bubble.right", (const char[]){
#embed "../Drawings/communication/bubble.right.symbol"
        , 0}},
    {"captions.bubble", (const char[]){
#embed "../Drawings/communication/captions.bubble.symbol"
        , 0}},
    {"emoji.face.grinning", (const char[]){
#embed "../Drawings/communication/emoji.face.grinning.symbol"
        , 0}},
    {"envelope", (const char[]){
#embed "../Drawings/communication/envelope.symbol"
        , 0}},
    {"envelope.open", (const char[]){
#embed "../Drawings/communication/envelope.open.symbol"
        , 0}},
    {"face.smiling", (const char[]){
#embed "../Drawings/communication/face.smiling.symbol"
        , 0}},
    {"flipphone", (const char[]){
#embed "../Drawings/communication/flipphone.symbol"
        , 0}},
    {"message", (const char[]){
#embed "../Drawings/communication/message.symbol"
        , 0}},
    {"paperplane", (const char[]){
#embed "../Drawings/communication/paperplane.symbol"
        , 0}},
    {"phone", (const char[]){
#embed "../Drawings/communication/phone.symbol"
        , 0}},
    {"phone.down", (const char[]){
#embed "../Drawings/communication/phone.down.symbol"
        , 0}},
    {"text.bubble", (const char[]){
#embed "../Drawings/communication/text.bubble.symbol"
        , 0}},
    {"video", (const char[]){
#embed "../Drawings/communication/video.symbol"
        , 0}},
};
