import MaquetteCommand
import Rating

MaquetteCommand.main(catalogue: .standard.adding(Rating.self), rules: [RatingCountRule.self])
