// Written by .ci/symbol-tables: one row for each file of Drawings/interface, sorted by name.
static const MaquetteSymbolFile interface[] = {
    {"checkmark", (const char[]){
#embed "../Drawings/interface/checkmark.symbol"
        , 0}},
    {"command", (const char[]){
#embed "../Drawings/interface/command.symbol"
        , 0}},
    {"ellipsis", (const char[]){
#embed "../Drawings/interface/ellipsis.symbol"
        , 0}},
    {"gear", (const char[]){
#embed "../Drawings/interface/gear.symbol"
        , 0}},
    {"gearshape", (const char[]){
#embed "../Drawings/interface/gearshape.symbol"
        , 0}},
    {"gearshape.2", (const char[]){
#embed "../Drawings/interface/gearshape.2.symbol"
        , 0}},
    {"line.3.horizontal", (const char[]){
#embed "../Drawings/interface/line.3.horizontal.symbol"
        , 0}},
    {"line.3.horizontal.decrease", (const char[]){
#embed "../Drawings/interface/line.3.horizontal.decrease.symbol"
        , 0}},
    {"line.horizontal.3", (const char[]){
#embed "../Drawings/interface/line.horizontal.3.symbol"
        , 0}},
    {"line.horizontal.3.decrease", (const char[]){
#embed "../Drawings/interface/line.horizontal.3.decrease.symbol"
        , 0}},
    {"link", (const char[]){
#embed "../Drawings/interface/link.symbol"
        , 0}},
    {"list.bullet", (const char[]){
#embed "../Drawings/interface/list.bullet.symbol"
        , 0}},
    {"list.bullet.rectangle", (const char[]){
#embed "../Drawings/interface/list.bullet.rectangle.symbol"
        , 0}},
    {"list.dash", (const char[]){
#embed "../Drawings/interface/list.dash.symbol"
        , 0}},
    {"list.number", (const char[]){
#embed "../Drawings/interface/list.number.symbol"
        , 0}},
    {"magnifyingglass", (const char[]){
#embed "../Drawings/interface/magnifyingglass.symbol"
        , 0}},
    {"minus", (const char[]){
#embed "../Drawings/interface/minus.symbol"
        , 0}},
    {"plus", (const char[]){
#embed "../Drawings/interface/plus.symbol"
        , 0}},
    {"plus.square.on.square", (const char[]){
#embed "../Drawings/interface/plus.square.on.square.symbol"
        , 0}},
    {"power", (const char[]){
#embed "../Drawings/interface/power.symbol"
        , 0}},
    {"puzzlepiece", (const char[]){
#embed "../Drawings/interface/puzzlepiece.symbol"
        , 0}},
    {"rectangle.3.group", (const char[]){
#embed "../Drawings/interface/rectangle.3.group.symbol"
        , 0}},
    {"rectangle.dashed", (const char[]){
#embed "../Drawings/interface/rectangle.dashed.symbol"
        , 0}},
    {"rectangle.grid.1x2", (const char[]){
#embed "../Drawings/interface/rectangle.grid.1x2.symbol"
        , 0}},
    {"rectangle.grid.2x2", (const char[]){
#embed "../Drawings/interface/rectangle.grid.2x2.symbol"
        , 0}},
    {"rectangle.on.rectangle", (const char[]){
#embed "../Drawings/interface/rectangle.on.rectangle.symbol"
        , 0}},
    {"rectangle.stack", (const char[]){
#embed "../Drawings/interface/rectangle.stack.symbol"
        , 0}},
    {"sidebar.leading", (const char[]){
#embed "../Drawings/interface/sidebar.leading.symbol"
        , 0}},
    {"sidebar.left", (const char[]){
#embed "../Drawings/interface/sidebar.left.symbol"
        , 0}},
    {"sidebar.right", (const char[]){
#embed "../Drawings/interface/sidebar.right.symbol"
        , 0}},
    {"sidebar.trailing", (const char[]){
#embed "../Drawings/interface/sidebar.trailing.symbol"
        , 0}},
    {"slider.horizontal.3", (const char[]){
#embed "../Drawings/interface/slider.horizontal.3.symbol"
        , 0}},
    {"square.and.pencil", (const char[]){
#embed "../Drawings/interface/square.and.pencil.symbol"
        , 0}},
    {"square.dashed", (const char[]){
#embed "../Drawings/interface/square.dashed.symbol"
        , 0}},
    {"square.grid.2x2", (const char[]){
#embed "../Drawings/interface/square.grid.2x2.symbol"
        , 0}},
    {"square.on.square", (const char[]){
#embed "../Drawings/interface/square.on.square.symbol"
        , 0}},
    {"square.split.2x1", (const char[]){
#embed "../Drawings/interface/square.split.2x1.symbol"
        , 0}},
    {"square.stack.3d.up", (const char[]){
#embed "../Drawings/interface/square.stack.3d.up.symbol"
        , 0}},
    {"switch.2", (const char[]){
#embed "../Drawings/interface/switch.2.symbol"
        , 0}},
    {"tablecells", (const char[]){
#embed "../Drawings/interface/tablecells.symbol"
        , 0}},
    {"terminal", (const char[]){
#embed "../Drawings/interface/terminal.symbol"
        , 0}},
    {"xmark", (const char[]){
#embed "../Drawings/interface/xmark.symbol"
        , 0}},
};
