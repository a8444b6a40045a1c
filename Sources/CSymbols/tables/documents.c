#include "Tables.h"

// Written by .ci/symbol-tables: one row for each file of Drawings/documents, sorted by name.
const MaquetteSymbolFile maquette_symbols_documents[] = {
    {"bookmark", (const char[]){
#embed "../Drawings/documents/bookmark.symbol"
        , 0}},
    {"doc", (const char[]){
#embed "../Drawings/documents/doc.symbol"
        , 0}},
    {"folder", (const char[]){
#embed "../Drawings/documents/folder.symbol"
        , 0}},
};

const size_t maquette_symbols_documents_count =
    sizeof maquette_symbols_documents / sizeof *maquette_symbols_documents;
