public import Foundation

/// Records how to take changes back.
open class UndoManager: NSObject {
  private struct Step {
    var name = ""
    var actions: [() -> Void] = []
  }

  private var undone: [Step] = []
  private var redone: [Step] = []
  private var open: [Step] = []
  private var pendingName = ""

  /// Whether changes are recorded.
  open private(set) var isUndoRegistrationEnabled = true
  /// Whether a change is being taken back.
  open private(set) var isUndoing = false
  /// Whether a change is being made again.
  open private(set) var isRedoing = false
  /// Whether a run of the loop makes one group; each registration is a group of its own here, where no loop runs.
  open var groupsByEvent = true
  /// The number of steps; 0 is no limit.
  open var levelsOfUndo = 0
  /// How many groups are open.
  open var groupingLevel: Int { open.count }
  /// Whether something can be taken back.
  open var canUndo: Bool { !undone.isEmpty }
  /// Whether something can be made again.
  open var canRedo: Bool { !redone.isEmpty }
  /// The name of the last change.
  open var undoActionName: String { undone.last?.name ?? "" }
  /// The name of the change taken back last.
  open var redoActionName: String { redone.last?.name ?? "" }

  /// Records how to take a change back. The target is held weakly.
  open func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping (Target) -> Void) {
    guard isUndoRegistrationEnabled else { return }
    let action: () -> Void = { [weak target] in if let target { handler(target) } }
    if open.isEmpty {
      keep(Step(name: pendingName, actions: [action]))
    } else {
      open[open.count - 1].actions.append(action)
    }
    if !isUndoing, !isRedoing { redone = [] }
  }

  /// Names the last change.
  open func setActionName(_ actionName: String) {
    if !open.isEmpty {
      open[open.count - 1].name = actionName
    } else if isUndoing {
      if !redone.isEmpty { redone[redone.count - 1].name = actionName }
    } else if !undone.isEmpty {
      undone[undone.count - 1].name = actionName
    }
  }

  /// Opens a group, which is taken back as one.
  open func beginUndoGrouping() { open.append(Step()) }

  /// Closes the last group.
  open func endUndoGrouping() {
    guard let group = open.popLast(), !group.actions.isEmpty else { return }
    if open.isEmpty { keep(group) } else { open[open.count - 1].actions += group.actions }
  }

  /// Takes the last change back.
  open func undo() {
    guard let step = undone.popLast() else { return }
    isUndoing = true
    run(step)
    isUndoing = false
  }

  /// Makes the change again that was taken back last.
  open func redo() {
    guard let step = redone.popLast() else { return }
    isRedoing = true
    run(step)
    isRedoing = false
  }

  /// Stops recording.
  open func disableUndoRegistration() { isUndoRegistrationEnabled = false }
  /// Goes on recording.
  open func enableUndoRegistration() { isUndoRegistrationEnabled = true }

  /// Forgets all changes.
  open func removeAllActions() { (undone, redone, open) = ([], [], []) }

  private func run(_ step: Step) {
    open.append(Step(name: step.name))
    for action in step.actions.reversed() { action() }
    endUndoGrouping()
  }

  private func keep(_ step: Step) {
    if isUndoing { redone.append(step) } else { undone.append(step) }
    if levelsOfUndo > 0, undone.count > levelsOfUndo { undone.removeFirst(undone.count - levelsOfUndo) }
  }
}
