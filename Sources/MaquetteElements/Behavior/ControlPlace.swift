/// An interactive control in a finished tree.
public struct ControlPlace: Sendable {
  /// The number of the control, from 1 in preorder.
  public let number: Int
  /// The path of the control in the tree.
  public let path: ControlPath
  /// The name of the control in sheets.
  public let name: String
  /// The control as the sheet or the program defines it.
  public let element: any InteractiveControl
  /// The environment that the control is drawn under.
  public let environment: Environment
  /// The groups around the control from the outermost to the innermost, numbered from 1 in preorder.
  public let groups: [Int]
}

extension LayoutNode {
  /// The path of the control that the node was made from; nil for a node that is no interactive control, or that was
  /// made without ``Environment/keepsSubjects`` or ``Environment/interaction``.
  public var controlPath: ControlPath? { subject?.path }

  /// Every interactive control in preorder.
  public var controlPlaces: [ControlPlace] {
    var places: [ControlPlace] = []
    var groupCount = 0
    collect(&places, groups: [], groupCount: &groupCount)
    return places
  }

  private func collect(_ places: inout [ControlPlace], groups: [Int], groupCount: inout Int) {
    if let subject, let path = subject.path, let control = subject.element as? any InteractiveControl {
      places.append(
        ControlPlace(
          number: places.count + 1, path: path, name: type(of: control).name, element: control,
          environment: subject.environment, groups: groups))
      return
    }
    var groups = groups
    if let subject, subject.element is any ControlGroup {
      groupCount += 1
      groups.append(groupCount)
    }
    for child in children { child.collect(&places, groups: groups, groupCount: &groupCount) }
  }
}
