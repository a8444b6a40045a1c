// What reads designs: `import Maquette`, and with it sheets and design tokens. A package that only draws elements, or tests
// what they draw, imports `Maquette` and compiles eight modules less.

@_exported public import Maquette

// Sheets and design tokens.
@_exported public import struct MaquetteSheets.Sheet
@_exported public import enum MaquetteSheets.SheetError
@_exported public import struct MaquetteTokens.TokenThemes
