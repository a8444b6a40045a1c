/// Findings as changes, equal ones combined.
///
/// An inserted row moves all rows below it: neighbours with the same motion and no other change are one change.
/// Elements of the same name, such as the cells of a matrix, are one change if their changes are equal.
struct Summary {
  /// The changes in the order of their first findings.
  private(set) var changes: [Change] = []

  private enum Group: Hashable {
    case moved(parent: Int?, Motion)
    case alike(parent: Int?, TraceTree.Twin, [String], isGone: Bool)
  }

  init(_ findings: [Finding], old: TraceTree, new: TraceTree, sheet: String?) {
    var members: [[Finding]] = []
    var places: [Group: Int] = [:]
    for finding in findings {
      let tree = finding.isGone ? old : new
      guard let group = Self.group(of: finding, in: tree) else {
        members.append([finding])
        continue
      }
      if let place = places[group] {
        members[place].append(finding)
      } else {
        places[group] = members.count
        members.append([finding])
      }
    }
    changes = members.map { group in
      Self.change(of: group, in: group.first?.isGone == true ? old : new, sheet: sheet)
    }
  }

  private static func group(of finding: Finding, in tree: TraceTree) -> Group? {
    let element = tree.elements[finding.element]
    if finding.effects.isEmpty { return .moved(parent: element.parent, finding.motion) }
    guard tree.place(of: finding.element) != nil else { return nil }
    return .alike(
      parent: element.parent, TraceTree.Twin(element), finding.allEffects, isGone: finding.isGone)
  }

  private static func change(of group: [Finding], in tree: TraceTree, sheet: String?) -> Change {
    let first = group[0]
    guard group.count > 1 else {
      return tree.change(for: first.element, effects: first.allEffects, sheet: sheet)
    }
    let words: String
    if first.effects.isEmpty {
      words =
        group.count == 2
        ? "\(tree.words(for: first.element)) and \(tree.words(for: group[1].element))"
        : "\(tree.words(for: first.element)) and \(group.count - 1) more after it"
    } else {
      let count = tree.place(of: first.element)?.count ?? group.count
      let share = group.count == count ? "all \(count)" : "\(group.count) of \(count)"
      words = "\(tree.plainWords(for: first.element)), \(share)"
    }
    var change = tree.change(for: first.element, words: words, effects: first.allEffects, sheet: sheet)
    change.id = nil
    return change
  }
}
