internal import MaquetteControls

/// At most four wheels stand side by side.
enum WheelCountRule: LintRule {
  static let id = "L-wheels"
  static let summary = "At most four wheels stand side by side."
  static let reason = "More are too narrow to be read and to be turned one at a time."
  static let remedy = "pick part of it elsewhere, for instance with a compact date picker"
  static let severity = LintSeverity.warning
  static let example = LintExample(
    bad: """
      hstack:
        - date-picker: { mode: date-and-time, style: wheels, hour-cycle: 12 }
        - picker: [{ values: [Quiet, Normal, Loud], selected: 1 }]
      """,
    good: """
      vstack:
        - date-picker: { mode: date-and-time, style: wheels, hour-cycle: 12 }
      """)

  private static let most = 4

  static func violations(in picture: LintPicture) -> [LintViolation] {
    // Wheels are the parts of pickers that turn; what stands side by side is in one row.
    let pickers = picture.nodes.filter { $0.owner == nil && picture.wheels(of: $0) > 0 }
    let rows = Dictionary(grouping: pickers) { picker in
      let container = picture.container(of: picker)
      return container?.node.name == HStack.name ? container?.index ?? picker.index : picker.index
    }
    return rows.keys.sorted().compactMap { row in
      guard let members = rows[row], let last = members.last else { return nil }
      let count = members.reduce(0) { $0 + picture.wheels(of: $1) }
      guard count > most else { return nil }
      return LintViolation(last, "wheels side by side:", measured: "\(count)", asked: "at most \(most)")
    }
  }
}

extension LintPicture {
  /// How many wheels a picker has; 0 for what is none.
  fileprivate func wheels(of node: SurveyedNode) -> Int {
    guard node.node.subject?.element is Picker || node.node.subject?.element is DatePicker else { return 0 }
    return nodes(in: node).count { $0.node.accessibility?.traits.contains(.adjustable) ?? false }
  }
}
