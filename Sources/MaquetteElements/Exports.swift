// A package with controls of its own imports only this module; the other files of this module need no import of these.
@_exported public import MaquetteGraphics
@_exported public import MaquetteLayout
@_exported public import MaquetteMotion
@_exported public import MaquetteScene
@_exported public import MaquetteTypography
