public import MaquetteControls
internal import MaquetteDiagnostics
public import MaquetteSheets
internal import MaquetteGraphics

extension LintReport {
  /// One of the sheet's pictures with what was found in it.
  public func picture(of sheet: Sheet) -> Mockup {
    let mockup = sheet.mockup
    let marks = findings.flatMap { finding in
      finding.occurrences.filter { $0.picture == sheet.name }.map { occurrence in
        MarkedPicture.Mark(
          area: occurrence.area, title: "\(finding.rule): \(occurrence.message)",
          detail: "\(finding.element), line \(finding.position.line): \(finding.remedy)",
          tint: finding.severity.tint)
      }
    }
    return MarkedPicture(mockup, layout: mockup.layout(), title: sheet.name, marks: marks).marked
  }
}

extension LintSeverity {
  /// The colour of marks.
  fileprivate var tint: ColorReference {
    switch self {
    case .error: .token(.red)
    case .warning: .token(.orange)
    case .note, .off: .token(.blue)
    }
  }
}
