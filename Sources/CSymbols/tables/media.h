// Written by .ci/symbol-tables: one row for each file of Drawings/media, sorted by name.
static const MaquetteSymbolFile media[] = {
    {"backward", (const char[]){
#embed "../Drawings/media/backward.symbol"
        , 0}},
    {"backward.end", (const char[]){
#embed "../Drawings/media/backward.end.symbol"
        , 0}},
    {"camera", (const char[]){
#embed "../Drawings/media/camera.symbol"
        , 0}},
    {"chart.bar", (const char[]){
#embed "../Drawings/media/chart.bar.symbol"
        , 0}},
    {"chart.bar.xaxis", (const char[]){
#embed "../Drawings/media/chart.bar.xaxis.symbol"
        , 0}},
    {"chart.pie", (const char[]){
#embed "../Drawings/media/chart.pie.symbol"
        , 0}},
    {"chart.xyaxis.line", (const char[]){
#embed "../Drawings/media/chart.xyaxis.line.symbol"
        , 0}},
    {"dice", (const char[]){
#embed "../Drawings/media/dice.symbol"
        , 0}},
    {"eject", (const char[]){
#embed "../Drawings/media/eject.symbol"
        , 0}},
    {"film", (const char[]){
#embed "../Drawings/media/film.symbol"
        , 0}},
    {"forward", (const char[]){
#embed "../Drawings/media/forward.symbol"
        , 0}},
    {"forward.end", (const char[]){
#embed "../Drawings/media/forward.end.symbol"
        , 0}},
    {"megaphone", (const char[]){
#embed "../Drawings/media/megaphone.symbol"
        , 0}},
    {"mic", (const char[]){
#embed "../Drawings/media/mic.symbol"
        , 0}},
    {"music.note", (const char[]){
#embed "../Drawings/media/music.note.symbol"
        , 0}},
    {"music.note.list", (const char[]){
#embed "../Drawings/media/music.note.list.symbol"
        , 0}},
    {"pause", (const char[]){
#embed "../Drawings/media/pause.symbol"
        , 0}},
    {"photo", (const char[]){
#embed "../Drawings/media/photo.symbol"
        , 0}},
    {"photo.on.rectangle", (const char[]){
#embed "../Drawings/media/photo.on.rectangle.symbol"
        , 0}},
    {"photo.on.rectangle.angled", (const char[]){
#embed "../Drawings/media/photo.on.rectangle.angled.symbol"
        , 0}},
    {"photo.stack", (const char[]){
#embed "../Drawings/media/photo.stack.symbol"
        , 0}},
    {"play", (const char[]){
#embed "../Drawings/media/play.symbol"
        , 0}},
    {"playpause", (const char[]){
#embed "../Drawings/media/playpause.symbol"
        , 0}},
    {"record.circle", (const char[]){
#embed "../Drawings/media/record.circle.symbol"
        , 0}},
    {"speaker", (const char[]){
#embed "../Drawings/media/speaker.symbol"
        , 0}},
    {"speaker.wave.1", (const char[]){
#embed "../Drawings/media/speaker.wave.1.symbol"
        , 0}},
    {"speaker.wave.2", (const char[]){
#embed "../Drawings/media/speaker.wave.2.symbol"
        , 0}},
    {"speaker.wave.3", (const char[]){
#embed "../Drawings/media/speaker.wave.3.symbol"
        , 0}},
    {"stop", (const char[]){
#embed "../Drawings/media/stop.symbol"
        , 0}},
    {"trophy", (const char[]){
#embed "../Drawings/media/trophy.symbol"
        , 0}},
    {"waveform", (const char[]){
#embed "../Drawings/media/waveform.symbol"
        , 0}},
    {"waveform.path", (const char[]){
#embed "../Drawings/media/waveform.path.symbol"
        , 0}},
    {"waveform.path.ecg", (const char[]){
#embed "../Drawings/media/waveform.path.ecg.symbol"
        , 0}},
};
