public import MaquetteControls
internal import MaquetteGraphics

/// A picture with its accessible elements numbered in the order in which they are told, and what is spoken beside it.
public enum AccessibilityLegend {
  /// Draws the legend of a picture.
  public static func picture(of mockup: Mockup, title: String) -> Mockup {
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
    return MarkedPicture(mockup, layout: layout, title: title, marks: marks).marked
  }
}
