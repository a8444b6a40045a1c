package import MaquetteElements
import MaquetteDiagnostics
package import MaquetteSheets

extension LintReport {
  /// Returns one of the sheet's pictures with its findings.
  package func picture(of picture: Sheet.Picture) -> Mockup {
    let mockup = picture.mockup()
    let marks = findings.flatMap { finding in
      finding.occurrences.filter { $0.picture == picture.name }.map { occurrence in
        MarkedPicture.Mark(
          area: occurrence.area, title: "\(finding.rule): \(occurrence.message)",
          detail: "\(finding.element), line \(finding.position.line): \(finding.remedy)",
          tint: finding.severity.tint)
      }
    }
    return MarkedPicture(mockup: mockup, layout: mockup.layout(), title: picture.name, marks: marks).marked
  }
}

extension LintSeverity {
  fileprivate var tint: ColorReference {
    switch self {
    case .error: .token(.red)
    case .warning: .token(.orange)
    case .note, .off: .token(.blue)
    }
  }
}

/// A picture with numbered accessibility elements and a legend of their spoken texts.
package enum AccessibilityLegend {
  package static func picture(of mockup: Mockup, title: String) -> Mockup {
    let layout = mockup.layout()
    var marks: [MarkedPicture.Mark] = []
    for element in layout.accessibilityElements {
      element.forEach { element, _ in
        marks.append(
          MarkedPicture.Mark(
            area: element.frame, title: element.spoken(in: mockup.environment), detail: "",
            tint: .token(.purple)))
      }
    }
    return MarkedPicture(mockup: mockup, layout: layout, title: title, marks: marks).marked
  }
}
