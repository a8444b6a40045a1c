import MaquetteElements
import MaquetteGraphics
import MaquetteLayout

/// The names of the series with their colours, or the symbols that their marks have.
struct ChartLegend {
  let series: [ChartSeries]
  let isColumn: Bool

  /// Returns the legend; from line to line, or in a column.
  func element(in environment: Environment) -> any Element {
    let metrics = environment.theme[ChartMetrics.self]
    let side = metrics.legendSymbol * environment.labelGrowth(metrics)
    let items = series.map { item($0, side, metrics) }
    if isColumn {
      return VStack(spacing: metrics.legendLineSpacing, alignment: .leading) { items }
    }
    return Flow(spacing: metrics.legendSpacing, lineSpacing: metrics.legendLineSpacing) { items }
  }

  private func item(_ series: ChartSeries, _ side: Double, _ metrics: ChartMetrics) -> any Element {
    let symbol = series.showsSymbol ? series.symbol : .circle
    return HStack(spacing: metrics.legendGap) {
      PathShape(size: Size(width: side, height: side), fill: series.color) { frame in
        var path = Path()
        path.add(symbol, at: frame.center, diameter: side)
        return path
      }
      Text(series.name ?? "", style: metrics.labelStyle).color(.token(.secondaryLabel)).lineLimit(1)
    }
  }
}
