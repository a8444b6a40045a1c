import MaquetteCommand
import MaquetteControls
import Rating

MaquetteTool.main(catalogue: .standard.adding(Rating.self))
