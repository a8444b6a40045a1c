// The help of attributes and elements, compiled in by `.ci/help-tables` from the documentation comments of the sources.
#ifndef MAQUETTE_CHELP_H
#define MAQUETTE_CHELP_H

/// The summary of an element, `Module.Type`, its example, `Module.Type/example` or `Module.Type/swift`, the help of an attribute,
/// `Module.Type name`, and its meaning in a sheet that omits it, `Module.Type name/nil`; null for one without. Also the meaning of a word of
/// another system, `element toggle` or `attribute gap`, and the names of an element there, `framework button`. The table is sorted and searched
/// by halves.
const char *_Nullable maquette_help(const char *_Nonnull name);

#endif
