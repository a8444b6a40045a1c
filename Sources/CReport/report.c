#include "CReport.h"

static const unsigned char html[] = {
#embed "page/report.html"
};

MaquetteReportFile maquette_report_html(void) {
  return (MaquetteReportFile){html, sizeof html};
}
