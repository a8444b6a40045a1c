// A module of its own, because two module aliases may not name one module: `OSLog` and `os` have the same logger.
@_exported public import MaquetteOS
