// A package with controls of its own imports this module alone.
@_exported public import MaquetteGraphics
@_exported public import MaquetteLayout
@_exported public import MaquetteScene
@_exported public import MaquetteTypography
