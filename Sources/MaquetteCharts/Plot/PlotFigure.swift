import MaquetteElements

/// A mark whose data are numbers along both axes.
struct PlotFigure: Sendable {
  /// What is drawn.
  enum Form: Sendable {
    case bars([BarBox], isLying: Bool)
    case line([Point])
    case area([AreaBand])
    case points([Point])
    case rules([Rule])
  }

  /// A line across the plot, upright at a value of x or level at one of y.
  struct Rule: Hashable, Sendable {
    var isUpright: Bool
    var value: Double
    /// The values on the other axis from and to which it goes; nil for the whole plot.
    var range: ClosedRange<Double>?
  }

  var mark: any ChartMark
  var form: Form
  var color: ColorReference
  var symbol: ChartSymbol

  /// The least and the greatest place along each axis; nil for none.
  var extent: (x: ClosedRange<Double>?, y: ClosedRange<Double>?) {
    switch form {
    case .line(let points), .points(let points): (Self.range(points.map(\.x)), Self.range(points.map(\.y)))
    case .area(let bands):
      (Self.range(bands.map(\.place)), Self.range(bands.flatMap { [$0.from, $0.to] }))
    case .bars(let boxes, let isLying):
      {
        let across = Self.range(
          boxes.flatMap { $0.band.map { [$0.lowerBound, $0.upperBound] } ?? [$0.place] })
        let along = Self.range(boxes.flatMap { [$0.from, $0.to] })
        return isLying ? (along, across) : (across, along)
      }()
    case .rules(let rules):
      {
        func values(_ isUpright: Bool) -> [Double] {
          rules.filter { $0.isUpright == isUpright }.map(\.value)
            + rules.filter { $0.isUpright != isUpright }.flatMap {
              $0.range.map { [$0.lowerBound, $0.upperBound] } ?? []
            }
        }
        return (Self.range(values(true)), Self.range(values(false)))
      }()
    }
  }

  private static func range(_ values: [Double]) -> ClosedRange<Double>? {
    guard let least = values.min(), let greatest = values.max() else { return nil }
    return least...greatest
  }
}
