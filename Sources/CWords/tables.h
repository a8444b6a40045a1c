// Written by .ci/language-tables: a row for each file, sorted by the bytes of its name.
static const MaquetteLanguageFile words[] = {
    {"ar", (const unsigned char[]){
#embed "Words/ar.words"
        , 0}},
    {"bg", (const unsigned char[]){
#embed "Words/bg.words"
        , 0}},
    {"bn", (const unsigned char[]){
#embed "Words/bn.words"
        , 0}},
    {"ca", (const unsigned char[]){
#embed "Words/ca.words"
        , 0}},
    {"cs", (const unsigned char[]){
#embed "Words/cs.words"
        , 0}},
    {"da", (const unsigned char[]){
#embed "Words/da.words"
        , 0}},
    {"de", (const unsigned char[]){
#embed "Words/de.words"
        , 0}},
    {"el", (const unsigned char[]){
#embed "Words/el.words"
        , 0}},
    {"en-GB", (const unsigned char[]){
#embed "Words/en-GB.words"
        , 0}},
    {"es-419", (const unsigned char[]){
#embed "Words/es-419.words"
        , 0}},
    {"es", (const unsigned char[]){
#embed "Words/es.words"
        , 0}},
    {"fa", (const unsigned char[]){
#embed "Words/fa.words"
        , 0}},
    {"fi", (const unsigned char[]){
#embed "Words/fi.words"
        , 0}},
    {"fr-CA", (const unsigned char[]){
#embed "Words/fr-CA.words"
        , 0}},
    {"fr", (const unsigned char[]){
#embed "Words/fr.words"
        , 0}},
    {"gu", (const unsigned char[]){
#embed "Words/gu.words"
        , 0}},
    {"he", (const unsigned char[]){
#embed "Words/he.words"
        , 0}},
    {"hi", (const unsigned char[]){
#embed "Words/hi.words"
        , 0}},
    {"hr", (const unsigned char[]){
#embed "Words/hr.words"
        , 0}},
    {"hu", (const unsigned char[]){
#embed "Words/hu.words"
        , 0}},
    {"id", (const unsigned char[]){
#embed "Words/id.words"
        , 0}},
    {"it", (const unsigned char[]){
#embed "Words/it.words"
        , 0}},
    {"ja", (const unsigned char[]){
#embed "Words/ja.words"
        , 0}},
    {"kn", (const unsigned char[]){
#embed "Words/kn.words"
        , 0}},
    {"ko", (const unsigned char[]){
#embed "Words/ko.words"
        , 0}},
    {"lt", (const unsigned char[]){
#embed "Words/lt.words"
        , 0}},
    {"ml", (const unsigned char[]){
#embed "Words/ml.words"
        , 0}},
    {"mr", (const unsigned char[]){
#embed "Words/mr.words"
        , 0}},
    {"ms", (const unsigned char[]){
#embed "Words/ms.words"
        , 0}},
    {"nb", (const unsigned char[]){
#embed "Words/nb.words"
        , 0}},
    {"nl", (const unsigned char[]){
#embed "Words/nl.words"
        , 0}},
    {"pa", (const unsigned char[]){
#embed "Words/pa.words"
        , 0}},
    {"pl", (const unsigned char[]){
#embed "Words/pl.words"
        , 0}},
    {"pt-PT", (const unsigned char[]){
#embed "Words/pt-PT.words"
        , 0}},
    {"pt", (const unsigned char[]){
#embed "Words/pt.words"
        , 0}},
    {"ro", (const unsigned char[]){
#embed "Words/ro.words"
        , 0}},
    {"ru", (const unsigned char[]){
#embed "Words/ru.words"
        , 0}},
    {"sk", (const unsigned char[]){
#embed "Words/sk.words"
        , 0}},
    {"sl", (const unsigned char[]){
#embed "Words/sl.words"
        , 0}},
    {"sr-Latn", (const unsigned char[]){
#embed "Words/sr-Latn.words"
        , 0}},
    {"sr", (const unsigned char[]){
#embed "Words/sr.words"
        , 0}},
    {"sv", (const unsigned char[]){
#embed "Words/sv.words"
        , 0}},
    {"ta", (const unsigned char[]){
#embed "Words/ta.words"
        , 0}},
    {"te", (const unsigned char[]){
#embed "Words/te.words"
        , 0}},
    {"th", (const unsigned char[]){
#embed "Words/th.words"
        , 0}},
    {"tr", (const unsigned char[]){
#embed "Words/tr.words"
        , 0}},
    {"uk", (const unsigned char[]){
#embed "Words/uk.words"
        , 0}},
    {"ur", (const unsigned char[]){
#embed "Words/ur.words"
        , 0}},
    {"vi", (const unsigned char[]){
#embed "Words/vi.words"
        , 0}},
    {"zh-HK", (const unsigned char[]){
#embed "Words/zh-HK.words"
        , 0}},
    {"zh-Hans", (const unsigned char[]){
#embed "Words/zh-Hans.words"
        , 0}},
    {"zh-Hant", (const unsigned char[]){
#embed "Words/zh-Hant.words"
        , 0}},
};
static const MaquetteLanguageFile calendars[] = {
    {"ar-AE", (const unsigned char[]){
#embed "Calendars/ar-AE.words"
        , 0}},
    {"ar-DZ", (const unsigned char[]){
#embed "Calendars/ar-DZ.words"
        , 0}},
    {"ar-IQ", (const unsigned char[]){
#embed "Calendars/ar-IQ.words"
        , 0}},
    {"ar-JO", (const unsigned char[]){
#embed "Calendars/ar-JO.words"
        , 0}},
    {"ar-LB", (const unsigned char[]){
#embed "Calendars/ar-LB.words"
        , 0}},
    {"ar-LY", (const unsigned char[]){
#embed "Calendars/ar-LY.words"
        , 0}},
    {"ar-MA", (const unsigned char[]){
#embed "Calendars/ar-MA.words"
        , 0}},
    {"ar-MR", (const unsigned char[]){
#embed "Calendars/ar-MR.words"
        , 0}},
    {"ar-PS", (const unsigned char[]){
#embed "Calendars/ar-PS.words"
        , 0}},
    {"ar-SA", (const unsigned char[]){
#embed "Calendars/ar-SA.words"
        , 0}},
    {"ar-SY", (const unsigned char[]){
#embed "Calendars/ar-SY.words"
        , 0}},
    {"ar-TN", (const unsigned char[]){
#embed "Calendars/ar-TN.words"
        , 0}},
    {"ar", (const unsigned char[]){
#embed "Calendars/ar.words"
        , 0}},
    {"bg", (const unsigned char[]){
#embed "Calendars/bg.words"
        , 0}},
    {"bn", (const unsigned char[]){
#embed "Calendars/bn.words"
        , 0}},
    {"ca", (const unsigned char[]){
#embed "Calendars/ca.words"
        , 0}},
    {"cs", (const unsigned char[]){
#embed "Calendars/cs.words"
        , 0}},
    {"da", (const unsigned char[]){
#embed "Calendars/da.words"
        , 0}},
    {"de-AT", (const unsigned char[]){
#embed "Calendars/de-AT.words"
        , 0}},
    {"de-CH", (const unsigned char[]){
#embed "Calendars/de-CH.words"
        , 0}},
    {"de", (const unsigned char[]){
#embed "Calendars/de.words"
        , 0}},
    {"el", (const unsigned char[]){
#embed "Calendars/el.words"
        , 0}},
    {"en-AU", (const unsigned char[]){
#embed "Calendars/en-AU.words"
        , 0}},
    {"en-CA", (const unsigned char[]){
#embed "Calendars/en-CA.words"
        , 0}},
    {"en-GB", (const unsigned char[]){
#embed "Calendars/en-GB.words"
        , 0}},
    {"en-IN", (const unsigned char[]){
#embed "Calendars/en-IN.words"
        , 0}},
    {"en", (const unsigned char[]){
#embed "Calendars/en.words"
        , 0}},
    {"es-419", (const unsigned char[]){
#embed "Calendars/es-419.words"
        , 0}},
    {"es-MX", (const unsigned char[]){
#embed "Calendars/es-MX.words"
        , 0}},
    {"es-US", (const unsigned char[]){
#embed "Calendars/es-US.words"
        , 0}},
    {"es", (const unsigned char[]){
#embed "Calendars/es.words"
        , 0}},
    {"et", (const unsigned char[]){
#embed "Calendars/et.words"
        , 0}},
    {"fa", (const unsigned char[]){
#embed "Calendars/fa.words"
        , 0}},
    {"fi", (const unsigned char[]){
#embed "Calendars/fi.words"
        , 0}},
    {"fr-CA", (const unsigned char[]){
#embed "Calendars/fr-CA.words"
        , 0}},
    {"fr-CH", (const unsigned char[]){
#embed "Calendars/fr-CH.words"
        , 0}},
    {"fr", (const unsigned char[]){
#embed "Calendars/fr.words"
        , 0}},
    {"gu", (const unsigned char[]){
#embed "Calendars/gu.words"
        , 0}},
    {"he", (const unsigned char[]){
#embed "Calendars/he.words"
        , 0}},
    {"hi", (const unsigned char[]){
#embed "Calendars/hi.words"
        , 0}},
    {"hr", (const unsigned char[]){
#embed "Calendars/hr.words"
        , 0}},
    {"hu", (const unsigned char[]){
#embed "Calendars/hu.words"
        , 0}},
    {"hy", (const unsigned char[]){
#embed "Calendars/hy.words"
        , 0}},
    {"id", (const unsigned char[]){
#embed "Calendars/id.words"
        , 0}},
    {"it", (const unsigned char[]){
#embed "Calendars/it.words"
        , 0}},
    {"ja", (const unsigned char[]){
#embed "Calendars/ja.words"
        , 0}},
    {"ka", (const unsigned char[]){
#embed "Calendars/ka.words"
        , 0}},
    {"kk", (const unsigned char[]){
#embed "Calendars/kk.words"
        , 0}},
    {"km", (const unsigned char[]){
#embed "Calendars/km.words"
        , 0}},
    {"kn", (const unsigned char[]){
#embed "Calendars/kn.words"
        , 0}},
    {"ko", (const unsigned char[]){
#embed "Calendars/ko.words"
        , 0}},
    {"lo", (const unsigned char[]){
#embed "Calendars/lo.words"
        , 0}},
    {"lt", (const unsigned char[]){
#embed "Calendars/lt.words"
        , 0}},
    {"lv", (const unsigned char[]){
#embed "Calendars/lv.words"
        , 0}},
    {"ml", (const unsigned char[]){
#embed "Calendars/ml.words"
        , 0}},
    {"mr", (const unsigned char[]){
#embed "Calendars/mr.words"
        , 0}},
    {"ms", (const unsigned char[]){
#embed "Calendars/ms.words"
        , 0}},
    {"my", (const unsigned char[]){
#embed "Calendars/my.words"
        , 0}},
    {"nb", (const unsigned char[]){
#embed "Calendars/nb.words"
        , 0}},
    {"ne", (const unsigned char[]){
#embed "Calendars/ne.words"
        , 0}},
    {"nl-BE", (const unsigned char[]){
#embed "Calendars/nl-BE.words"
        , 0}},
    {"nl", (const unsigned char[]){
#embed "Calendars/nl.words"
        , 0}},
    {"pa", (const unsigned char[]){
#embed "Calendars/pa.words"
        , 0}},
    {"pl", (const unsigned char[]){
#embed "Calendars/pl.words"
        , 0}},
    {"pt-PT", (const unsigned char[]){
#embed "Calendars/pt-PT.words"
        , 0}},
    {"pt", (const unsigned char[]){
#embed "Calendars/pt.words"
        , 0}},
    {"ro", (const unsigned char[]){
#embed "Calendars/ro.words"
        , 0}},
    {"ru", (const unsigned char[]){
#embed "Calendars/ru.words"
        , 0}},
    {"si", (const unsigned char[]){
#embed "Calendars/si.words"
        , 0}},
    {"sk", (const unsigned char[]){
#embed "Calendars/sk.words"
        , 0}},
    {"sl", (const unsigned char[]){
#embed "Calendars/sl.words"
        , 0}},
    {"sr-Latn", (const unsigned char[]){
#embed "Calendars/sr-Latn.words"
        , 0}},
    {"sr", (const unsigned char[]){
#embed "Calendars/sr.words"
        , 0}},
    {"sv", (const unsigned char[]){
#embed "Calendars/sv.words"
        , 0}},
    {"ta", (const unsigned char[]){
#embed "Calendars/ta.words"
        , 0}},
    {"te", (const unsigned char[]){
#embed "Calendars/te.words"
        , 0}},
    {"th", (const unsigned char[]){
#embed "Calendars/th.words"
        , 0}},
    {"tr", (const unsigned char[]){
#embed "Calendars/tr.words"
        , 0}},
    {"uk", (const unsigned char[]){
#embed "Calendars/uk.words"
        , 0}},
    {"ur", (const unsigned char[]){
#embed "Calendars/ur.words"
        , 0}},
    {"vi", (const unsigned char[]){
#embed "Calendars/vi.words"
        , 0}},
    {"zh-HK", (const unsigned char[]){
#embed "Calendars/zh-HK.words"
        , 0}},
    {"zh-Hans", (const unsigned char[]){
#embed "Calendars/zh-Hans.words"
        , 0}},
    {"zh-Hant", (const unsigned char[]){
#embed "Calendars/zh-Hant.words"
        , 0}},
};
static const MaquetteLanguageFile subtags[] = {
    {"aliases", (const unsigned char[]){
#embed "Subtags/aliases.words"
        , 0}},
    {"regions", (const unsigned char[]){
#embed "Subtags/regions.words"
        , 0}},
    {"scripts", (const unsigned char[]){
#embed "Subtags/scripts.words"
        , 0}},
};
