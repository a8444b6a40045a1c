import MaquetteLayout

/// What an item measures, where Foundation has a type of the same name.
typealias Measured = MaquetteLayout.Measurement
