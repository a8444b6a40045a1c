// The help of attributes and elements, compiled in by `.ci/help-tables` from the documentation comments of the sources.
#ifndef MAQUETTE_CHELP_H
#define MAQUETTE_CHELP_H

/// The summary of an element, `Module.Type`, its example, `Module.Type/example`, or the help of an attribute, `Module.Type name`;
/// null for one without; and what a word of another system means, `element toggle` or `attribute gap`. The table is sorted and searched by halves.
const char *_Nullable maquette_help(const char *_Nonnull name);

#endif
