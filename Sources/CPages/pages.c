#include "CPages.h"

// Each file ends with a zero, so that its size is not needed.
static const MaquettePageFile files[] = {
    {"page.css", (const char[]){
#embed "page/page.css" suffix(, 0)
    }},
    {"page.js", (const char[]){
#embed "page/page.js" suffix(, 0)
    }},
    {"stage.css", (const char[]){
#embed "page/stage.css" suffix(, 0)
    }},
    {"cards.css", (const char[]){
#embed "page/cards.css" suffix(, 0)
    }},
    {"report.html", (const char[]){
#embed "page/report.html" suffix(, 0)
    }},
    {"report.css", (const char[]){
#embed "page/report.css" suffix(, 0)
    }},
    {"pictures.js", (const char[]){
#embed "page/pictures.js" suffix(, 0)
    }},
    {"pixels.js", (const char[]){
#embed "page/pixels.js" suffix(, 0)
    }},
    {"list.js", (const char[]){
#embed "page/list.js" suffix(, 0)
    }},
    {"case.js", (const char[]){
#embed "page/case.js" suffix(, 0)
    }},
    {"lines.js", (const char[]){
#embed "page/lines.js" suffix(, 0)
    }},
    {"stage.js", (const char[]){
#embed "page/stage.js" suffix(, 0)
    }},
    {"zoom.js", (const char[]){
#embed "page/zoom.js" suffix(, 0)
    }},
    {"report.js", (const char[]){
#embed "page/report.js" suffix(, 0)
    }},
    {"gallery.html", (const char[]){
#embed "page/gallery.html" suffix(, 0)
    }},
    {"gallery.css", (const char[]){
#embed "page/gallery.css" suffix(, 0)
    }},
    {"wall.js", (const char[]){
#embed "page/wall.js" suffix(, 0)
    }},
    {"viewer.js", (const char[]){
#embed "page/viewer.js" suffix(, 0)
    }},
    {"gallery.js", (const char[]){
#embed "page/gallery.js" suffix(, 0)
    }},
    {"live.html", (const char[]){
#embed "page/live.html" suffix(, 0)
    }},
    {"live.css", (const char[]){
#embed "page/live.css" suffix(, 0)
    }},
    {"live-folder.js", (const char[]){
#embed "page/live-folder.js" suffix(, 0)
    }},
    {"live-picture.js", (const char[]){
#embed "page/live-picture.js" suffix(, 0)
    }},
    {"live-inspector.js", (const char[]){
#embed "page/live-inspector.js" suffix(, 0)
    }},
    {"live-touch.js", (const char[]){
#embed "page/live-touch.js" suffix(, 0)
    }},
    {"live-check.js", (const char[]){
#embed "page/live-check.js" suffix(, 0)
    }},
    {"live.js", (const char[]){
#embed "page/live.js" suffix(, 0)
    }},
    {"prototype.html", (const char[]){
#embed "page/prototype.html" suffix(, 0)
    }},
    {"prototype.css", (const char[]){
#embed "page/prototype.css" suffix(, 0)
    }},
    {"prototype.js", (const char[]){
#embed "page/prototype.js" suffix(, 0)
    }},
};

size_t maquette_page_file_count(void) { return sizeof files / sizeof *files; }

MaquettePageFile maquette_page_file(size_t index) { return files[index]; }
