#include "CPages.h"

static const unsigned char page_css[] = {
#embed "page/page.css"
};

static const unsigned char page_js[] = {
#embed "page/page.js"
};

static const unsigned char report_html[] = {
#embed "page/report.html"
};

static const unsigned char report_css[] = {
#embed "page/report.css"
};

static const unsigned char pictures_js[] = {
#embed "page/pictures.js"
};

static const unsigned char list_js[] = {
#embed "page/list.js"
};

static const unsigned char case_js[] = {
#embed "page/case.js"
};

static const unsigned char stage_js[] = {
#embed "page/stage.js"
};

static const unsigned char zoom_js[] = {
#embed "page/zoom.js"
};

static const unsigned char report_js[] = {
#embed "page/report.js"
};

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

static const unsigned char gallery_js[] = {
#embed "page/gallery.js"
};

static const MaquettePageFile files[] = {
    {"page.css", page_css, sizeof page_css},
    {"page.js", page_js, sizeof page_js},
    {"report.html", report_html, sizeof report_html},
    {"report.css", report_css, sizeof report_css},
    {"pictures.js", pictures_js, sizeof pictures_js},
    {"list.js", list_js, sizeof list_js},
    {"case.js", case_js, sizeof case_js},
    {"stage.js", stage_js, sizeof stage_js},
    {"zoom.js", zoom_js, sizeof zoom_js},
    {"report.js", report_js, sizeof report_js},
    {"gallery.html", gallery_html, sizeof gallery_html},
    {"gallery.css", gallery_css, sizeof gallery_css},
    {"wall.js", wall_js, sizeof wall_js},
    {"viewer.js", viewer_js, sizeof viewer_js},
    {"gallery.js", gallery_js, sizeof gallery_js},
};

size_t maquette_page_file_count(void) { return sizeof files / sizeof *files; }

MaquettePageFile maquette_page_file(size_t index) { return files[index]; }
