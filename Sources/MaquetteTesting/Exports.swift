@_exported public import Maquette
