import MaquetteCommand
import MaquetteScreens
import MaquetteElements
import Rating

MaquetteTool.main(catalogue: .standard.adding(Rating.self))
