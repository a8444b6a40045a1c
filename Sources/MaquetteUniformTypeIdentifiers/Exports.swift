// A module of its own, because two module aliases may not name one module.
@_exported public import struct MaquetteUICore.UTType
