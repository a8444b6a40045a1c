import MaquetteCommand
import MaquetteControls
import MaquetteElements
import Rating

MaquetteTool.main(catalogue: .standard.adding(Rating.self))
