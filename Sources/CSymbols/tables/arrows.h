// Written by .ci/symbol-tables: one row for each file of Drawings/arrows, sorted by name.
static const MaquetteSymbolFile arrows[] = {
    {"arrow.2.squarepath", (const char[]){
#embed "../Drawings/arrows/arrow.2.squarepath.symbol"
        , 0}},
    {"arrow.backward", (const char[]){
#embed "../Drawings/arrows/arrow.backward.symbol"
        , 0}},
    {"arrow.circlepath", (const char[]){
#embed "../Drawings/arrows/arrow.circlepath.symbol"
        , 0}},
    {"arrow.clockwise", (const char[]){
#embed "../Drawings/arrows/arrow.clockwise.symbol"
        , 0}},
    {"arrow.counterclockwise", (const char[]){
#embed "../Drawings/arrows/arrow.counterclockwise.symbol"
        , 0}},
    {"arrow.down", (const char[]){
#embed "../Drawings/arrows/arrow.down.symbol"
        , 0}},
    {"arrow.down.left", (const char[]){
#embed "../Drawings/arrows/arrow.down.left.symbol"
        , 0}},
    {"arrow.down.left.and.arrow.up.right", (const char[]){
#embed "../Drawings/arrows/arrow.down.left.and.arrow.up.right.symbol"
        , 0}},
    {"arrow.down.right", (const char[]){
#embed "../Drawings/arrows/arrow.down.right.symbol"
        , 0}},
    {"arrow.down.right.and.arrow.up.left", (const char[]){
#embed "../Drawings/arrows/arrow.down.right.and.arrow.up.left.symbol"
        , 0}},
    {"arrow.down.to.line", (const char[]){
#embed "../Drawings/arrows/arrow.down.to.line.symbol"
        , 0}},
    {"arrow.forward", (const char[]){
#embed "../Drawings/arrows/arrow.forward.symbol"
        , 0}},
    {"arrow.left", (const char[]){
#embed "../Drawings/arrows/arrow.left.symbol"
        , 0}},
    {"arrow.left.and.right", (const char[]){
#embed "../Drawings/arrows/arrow.left.and.right.symbol"
        , 0}},
    {"arrow.left.arrow.right", (const char[]){
#embed "../Drawings/arrows/arrow.left.arrow.right.symbol"
        , 0}},
    {"arrow.right", (const char[]){
#embed "../Drawings/arrows/arrow.right.symbol"
        , 0}},
    {"arrow.triangle.2.circlepath", (const char[]){
#embed "../Drawings/arrows/arrow.triangle.2.circlepath.symbol"
        , 0}},
    {"arrow.triangle.branch", (const char[]){
#embed "../Drawings/arrows/arrow.triangle.branch.symbol"
        , 0}},
    {"arrow.turn.down.left", (const char[]){
#embed "../Drawings/arrows/arrow.turn.down.left.symbol"
        , 0}},
    {"arrow.turn.down.right", (const char[]){
#embed "../Drawings/arrows/arrow.turn.down.right.symbol"
        , 0}},
    {"arrow.turn.up.left", (const char[]){
#embed "../Drawings/arrows/arrow.turn.up.left.symbol"
        , 0}},
    {"arrow.turn.up.right", (const char[]){
#embed "../Drawings/arrows/arrow.turn.up.right.symbol"
        , 0}},
    {"arrow.up", (const char[]){
#embed "../Drawings/arrows/arrow.up.symbol"
        , 0}},
    {"arrow.up.and.down", (const char[]){
#embed "../Drawings/arrows/arrow.up.and.down.symbol"
        , 0}},
    {"arrow.up.and.down.and.arrow.left.and.right", (const char[]){
#embed "../Drawings/arrows/arrow.up.and.down.and.arrow.left.and.right.symbol"
        , 0}},
    {"arrow.up.arrow.down", (const char[]){
#embed "../Drawings/arrows/arrow.up.arrow.down.symbol"
        , 0}},
    {"arrow.up.backward", (const char[]){
#embed "../Drawings/arrows/arrow.up.backward.symbol"
        , 0}},
    {"arrow.up.forward", (const char[]){
#embed "../Drawings/arrows/arrow.up.forward.symbol"
        , 0}},
    {"arrow.up.left", (const char[]){
#embed "../Drawings/arrows/arrow.up.left.symbol"
        , 0}},
    {"arrow.up.left.and.arrow.down.right", (const char[]){
#embed "../Drawings/arrows/arrow.up.left.and.arrow.down.right.symbol"
        , 0}},
    {"arrow.up.right", (const char[]){
#embed "../Drawings/arrows/arrow.up.right.symbol"
        , 0}},
    {"arrow.up.to.line", (const char[]){
#embed "../Drawings/arrows/arrow.up.to.line.symbol"
        , 0}},
    {"arrow.uturn.backward", (const char[]){
#embed "../Drawings/arrows/arrow.uturn.backward.symbol"
        , 0}},
    {"arrow.uturn.forward", (const char[]){
#embed "../Drawings/arrows/arrow.uturn.forward.symbol"
        , 0}},
    {"arrow.uturn.left", (const char[]){
#embed "../Drawings/arrows/arrow.uturn.left.symbol"
        , 0}},
    {"arrow.uturn.right", (const char[]){
#embed "../Drawings/arrows/arrow.uturn.right.symbol"
        , 0}},
    {"arrowshape.turn.up.left", (const char[]){
#embed "../Drawings/arrows/arrowshape.turn.up.left.symbol"
        , 0}},
    {"arrowshape.turn.up.right", (const char[]){
#embed "../Drawings/arrows/arrowshape.turn.up.right.symbol"
        , 0}},
    {"arrowtriangle.down", (const char[]){
#embed "../Drawings/arrows/arrowtriangle.down.symbol"
        , 0}},
    {"arrowtriangle.left", (const char[]){
#embed "../Drawings/arrows/arrowtriangle.left.symbol"
        , 0}},
    {"arrowtriangle.right", (const char[]){
#embed "../Drawings/arrows/arrowtriangle.right.symbol"
        , 0}},
    {"arrowtriangle.up", (const char[]){
#embed "../Drawings/arrows/arrowtriangle.up.symbol"
        , 0}},
    {"chevron.backward", (const char[]){
#embed "../Drawings/arrows/chevron.backward.symbol"
        , 0}},
    {"chevron.compact.down", (const char[]){
#embed "../Drawings/arrows/chevron.compact.down.symbol"
        , 0}},
    {"chevron.compact.left", (const char[]){
#embed "../Drawings/arrows/chevron.compact.left.symbol"
        , 0}},
    {"chevron.compact.right", (const char[]){
#embed "../Drawings/arrows/chevron.compact.right.symbol"
        , 0}},
    {"chevron.compact.up", (const char[]){
#embed "../Drawings/arrows/chevron.compact.up.symbol"
        , 0}},
    {"chevron.down", (const char[]){
#embed "../Drawings/arrows/chevron.down.symbol"
        , 0}},
    {"chevron.forward", (const char[]){
#embed "../Drawings/arrows/chevron.forward.symbol"
        , 0}},
    {"chevron.left", (const char[]){
#embed "../Drawings/arrows/chevron.left.symbol"
        , 0}},
    {"chevron.left.2", (const char[]){
#embed "../Drawings/arrows/chevron.left.2.symbol"
        , 0}},
    {"chevron.left.forwardslash.chevron.right", (const char[]){
#embed "../Drawings/arrows/chevron.left.forwardslash.chevron.right.symbol"
        , 0}},
    {"chevron.right", (const char[]){
#embed "../Drawings/arrows/chevron.right.symbol"
        , 0}},
    {"chevron.right.2", (const char[]){
#embed "../Drawings/arrows/chevron.right.2.symbol"
        , 0}},
    {"chevron.up", (const char[]){
#embed "../Drawings/arrows/chevron.up.symbol"
        , 0}},
    {"chevron.up.chevron.down", (const char[]){
#embed "../Drawings/arrows/chevron.up.chevron.down.symbol"
        , 0}},
    {"clock.arrow.circlepath", (const char[]){
#embed "../Drawings/arrows/clock.arrow.circlepath.symbol"
        , 0}},
    {"gobackward", (const char[]){
#embed "../Drawings/arrows/gobackward.symbol"
        , 0}},
    {"goforward", (const char[]){
#embed "../Drawings/arrows/goforward.symbol"
        , 0}},
    {"rectangle.portrait.and.arrow.forward", (const char[]){
#embed "../Drawings/arrows/rectangle.portrait.and.arrow.forward.symbol"
        , 0}},
    {"rectangle.portrait.and.arrow.right", (const char[]){
#embed "../Drawings/arrows/rectangle.portrait.and.arrow.right.symbol"
        , 0}},
    {"repeat", (const char[]){
#embed "../Drawings/arrows/repeat.symbol"
        , 0}},
    {"rotate.left", (const char[]){
#embed "../Drawings/arrows/rotate.left.symbol"
        , 0}},
    {"rotate.right", (const char[]){
#embed "../Drawings/arrows/rotate.right.symbol"
        , 0}},
    {"shuffle", (const char[]){
#embed "../Drawings/arrows/shuffle.symbol"
        , 0}},
    {"square.and.arrow.down", (const char[]){
#embed "../Drawings/arrows/square.and.arrow.down.symbol"
        , 0}},
    {"square.and.arrow.up", (const char[]){
#embed "../Drawings/arrows/square.and.arrow.up.symbol"
        , 0}},
};
