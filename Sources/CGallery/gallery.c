#include "CGallery.h"

static const unsigned char gallery_html[] = {
#embed "page/gallery.html"
};

static const unsigned char gallery_css[] = {
#embed "page/gallery.css"
};

static const unsigned char wall_js[] = {
#embed "page/wall.js"
};

static const unsigned char viewer_js[] = {
#embed "page/viewer.js"
};

static const unsigned char start_js[] = {
#embed "page/start.js"
};

static const MaquetteGalleryFile files[] = {
    {"gallery.html", gallery_html, sizeof gallery_html},
    {"gallery.css", gallery_css, sizeof gallery_css},
    {"wall.js", wall_js, sizeof wall_js},
    {"viewer.js", viewer_js, sizeof viewer_js},
    {"start.js", start_js, sizeof start_js},
};

size_t maquette_gallery_file_count(void) { return sizeof files / sizeof *files; }

MaquetteGalleryFile maquette_gallery_file(size_t index) { return files[index]; }
