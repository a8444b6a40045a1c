import MaquetteCollections
import MaquetteControls
import MaquetteElements
import MaquetteGraphics
import MaquetteTypography

/// What stands between the message of an alert and its buttons: text fields in the alert's look, the checkbox that keeps it
/// from coming again, and any other elements.
struct AlertAccessories {
  var alert: Alert
  var metrics: AlertMetrics

  func elements(in environment: Environment) -> [any Element] {
    var result: [any Element] = []
    var fields: [any Element] = []
    func endFields() {
      if !fields.isEmpty { result.append(contentsOf: boxes(fields, environment)) }
      fields = []
    }
    for element in alert.accessories {
      if metrics.fieldHeight > 0, let field = element.unmodified as? TextField {
        fields.append(element.replacingCore(by: field.style(.plain)))
      } else {
        endFields()
        result.append(element)
      }
    }
    endFields()
    if let suppression = alert.suppression { result.append(Checkbox(suppression)) }
    return result
  }

  /// Fields in one box with lines between them, or each in its own.
  private func boxes(_ fields: [any Element], _ environment: Environment) -> [any Element] {
    var measures = environment.theme[TextFieldMetrics.self]
    measures.textStyle = metrics.fieldStyle
    measures.height = metrics.fieldHeight
    let rows = fields.map { field in
      field.padding(Insets(horizontal: metrics.fieldInset, vertical: 0))
        .frame(width: FrameLength(max: .infinity), height: FrameLength(min: metrics.fieldHeight))
        .environment { [measures] in $0.theme[TextFieldMetrics.self] = measures }
    }
    let outline = Surface.Outline.rounded(radius: metrics.fieldRadius, metrics.cornerStyle)
    let outset = Insets(horizontal: -metrics.fieldOutset, vertical: 0)
    func box(_ content: any Element) -> any Element {
      let line = Surface.Border(color: .token(.alertFieldLine), width: 1 / environment.scale)
      return content.background(Surface(outline, fill: .token(.alertField), border: line)).padding(outset)
    }
    if metrics.fieldSpacing > 0 { return rows.map(box) }
    let lines = rows.enumerated().map { index, row in
      index == 0
        ? row
        : row.overlay(
          Surface(fill: .token(.alertFieldLine)).frame(height: 1 / environment.scale), alignment: .top)
    }
    return [box(VStack(spacing: 0) { lines })]
  }
}
