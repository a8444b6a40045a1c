@_exported public import MaquetteElements
