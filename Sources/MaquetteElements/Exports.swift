// A package with controls of its own imports only this module.
@_exported public import MaquetteGraphics
@_exported public import MaquetteLayout
@_exported public import MaquetteScene
@_exported public import MaquetteTypography
