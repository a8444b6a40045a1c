#include "CReport.h"

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

static const unsigned char start_js[] = {
#embed "page/start.js"
};

static const MaquetteReportFile files[] = {
    {"report.html", report_html, sizeof report_html},
    {"report.css", report_css, sizeof report_css},
    {"pictures.js", pictures_js, sizeof pictures_js},
    {"list.js", list_js, sizeof list_js},
    {"case.js", case_js, sizeof case_js},
    {"stage.js", stage_js, sizeof stage_js},
    {"zoom.js", zoom_js, sizeof zoom_js},
    {"start.js", start_js, sizeof start_js},
};

size_t maquette_report_file_count(void) { return sizeof files / sizeof *files; }

MaquetteReportFile maquette_report_file(size_t index) { return files[index]; }
