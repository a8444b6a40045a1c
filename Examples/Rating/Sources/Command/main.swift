import MaquetteCommand
import MaquetteElements
import MaquetteScreens
import Rating

MaquetteTool.main(catalogue: .standard.adding(Rating.self))
