// Written by .ci/symbol-tables: one row for each file of Drawings/documents, sorted by name.
static const MaquetteSymbolFile documents[] = {
    {"archivebox", (const char[]){
#embed "../Drawings/documents/archivebox.symbol"
        , 0}},
    {"arrow.down.doc", (const char[]){
#embed "../Drawings/documents/arrow.down.doc.symbol"
        , 0}},
    {"arrow.up.doc", (const char[]){
#embed "../Drawings/documents/arrow.up.doc.symbol"
        , 0}},
    {"book", (const char[]){
#embed "../Drawings/documents/book.symbol"
        , 0}},
    {"book.closed", (const char[]){
#embed "../Drawings/documents/book.closed.symbol"
        , 0}},
    {"bookmark", (const char[]){
#embed "../Drawings/documents/bookmark.symbol"
        , 0}},
    {"books.vertical", (const char[]){
#embed "../Drawings/documents/books.vertical.symbol"
        , 0}},
    {"briefcase", (const char[]){
#embed "../Drawings/documents/briefcase.symbol"
        , 0}},
    {"chart.bar.doc.horizontal", (const char[]){
#embed "../Drawings/documents/chart.bar.doc.horizontal.symbol"
        , 0}},
    {"chart.line.uptrend.xyaxis", (const char[]){
#embed "../Drawings/documents/chart.line.uptrend.xyaxis.symbol"
        , 0}},
    {"clipboard", (const char[]){
#embed "../Drawings/documents/clipboard.symbol"
        , 0}},
    {"doc", (const char[]){
#embed "../Drawings/documents/doc.symbol"
        , 0}},
    {"doc.on.clipboard", (const char[]){
#embed "../Drawings/documents/doc.on.clipboard.symbol"
        , 0}},
    {"doc.on.doc", (const char[]){
#embed "../Drawings/documents/doc.on.doc.symbol"
        , 0}},
    {"doc.plaintext", (const char[]){
#embed "../Drawings/documents/doc.plaintext.symbol"
        , 0}},
    {"doc.richtext", (const char[]){
#embed "../Drawings/documents/doc.richtext.symbol"
        , 0}},
    {"doc.text", (const char[]){
#embed "../Drawings/documents/doc.text.symbol"
        , 0}},
    {"doc.text.magnifyingglass", (const char[]){
#embed "../Drawings/documents/doc.text.magnifyingglass.symbol"
        , 0}},
    {"document.on.document", (const char[]){
#embed "../Drawings/documents/document.on.document.symbol"
        , 0}},
    {"folder", (const char[]){
#embed "../Drawings/documents/folder.symbol"
        , 0}},
    {"graduationcap", (const char[]){
#embed "../Drawings/documents/graduationcap.symbol"
        , 0}},
    {"list.clipboard", (const char[]){
#embed "../Drawings/documents/list.clipboard.symbol"
        , 0}},
    {"newspaper", (const char[]){
#embed "../Drawings/documents/newspaper.symbol"
        , 0}},
    {"note.text", (const char[]){
#embed "../Drawings/documents/note.text.symbol"
        , 0}},
    {"paperclip", (const char[]){
#embed "../Drawings/documents/paperclip.symbol"
        , 0}},
    {"tray", (const char[]){
#embed "../Drawings/documents/tray.symbol"
        , 0}},
    {"tray.full", (const char[]){
#embed "../Drawings/documents/tray.full.symbol"
        , 0}},
};
