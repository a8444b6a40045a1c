@_exported public import Maquette
@_exported public import struct MaquetteComparison.Tolerance
@_exported public import enum MaquetteSnapshots.RecordMode
