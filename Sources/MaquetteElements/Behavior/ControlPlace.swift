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
  /// The list around the control, numbered from 1 in preorder; nil for none.
  public let list: Int?
}

extension ControlPlace {
  /// Creates the place of a control that is in no picture, such as one that is tested by itself.
  public init(of element: any InteractiveControl, in environment: Environment = Environment()) {
    self.init(
      number: 1, path: ControlPath(), name: type(of: element).name, element: element,
      environment: environment,
      groups: [], list: nil)
  }
}

extension LayoutNode {
  /// The path of the control that made the node; nil if it is not interactive, or was made without
  /// ``Environment/keepsSubjects`` and ``Environment/interaction``.
  public var controlPath: ControlPath? { self.subject?.path }

  /// Every interactive control in preorder.
  public var controlPlaces: [ControlPlace] {
    var places: [ControlPlace] = []
    var around = Surroundings()
    collect(&places, in: &around)
    return places
  }

  /// What is around a node, and the numbers that were given so far.
  private struct Surroundings {
    var groups: [Int] = []
    var list: Int?
    var groupCount = 0
    var listCount = 0
  }

  private func collect(_ places: inout [ControlPlace], in around: inout Surroundings) {
    let (groups, list) = (around.groups, around.list)
    defer { (around.groups, around.list) = (groups, list) }
    let subject = self.subject
    if let subject, let path = subject.path, let control = subject.element as? any InteractiveControl {
      places.append(
        ControlPlace(
          number: places.count + 1, path: path, name: type(of: control).name, element: control,
          environment: subject.environment, groups: groups, list: list))
      guard control is any InteractiveContainer else { return }
    }
    if let subject, subject.element is any ControlGroup {
      around.groupCount += 1
      around.groups.append(around.groupCount)
    }
    if let subject, subject.element is any RowGroup {
      around.listCount += 1
      around.list = around.listCount
    }
    for child in children { child.collect(&places, in: &around) }
  }
}
