// Written by .ci/symbol-tables: the categories in alphabetical order.
#include "arrows.h"
#include "commerce.h"
#include "communication.h"
#include "connectivity.h"
#include "documents.h"
#include "editing.h"
#include "household.h"
#include "interface.h"
#include "media.h"
#include "nature.h"
#include "people.h"
#include "shapes.h"
#include "status.h"
#include "text.h"
#include "time.h"
#include "travel.h"
#include "weather.h"

static const MaquetteSymbolCategory categories[] = {
    {"arrows", arrows, sizeof arrows / sizeof *arrows},
    {"commerce", commerce, sizeof commerce / sizeof *commerce},
    {"communication", communication, sizeof communication / sizeof *communication},
    {"connectivity", connectivity, sizeof connectivity / sizeof *connectivity},
    {"documents", documents, sizeof documents / sizeof *documents},
    {"editing", editing, sizeof editing / sizeof *editing},
    {"household", household, sizeof household / sizeof *household},
    {"interface", interface, sizeof interface / sizeof *interface},
    {"media", media, sizeof media / sizeof *media},
    {"nature", nature, sizeof nature / sizeof *nature},
    {"people", people, sizeof people / sizeof *people},
    {"shapes", shapes, sizeof shapes / sizeof *shapes},
    {"status", status, sizeof status / sizeof *status},
    {"text", text, sizeof text / sizeof *text},
    {"time", time, sizeof time / sizeof *time},
    {"travel", travel, sizeof travel / sizeof *travel},
    {"weather", weather, sizeof weather / sizeof *weather},
};
