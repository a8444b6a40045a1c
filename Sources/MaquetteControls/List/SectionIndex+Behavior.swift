public import MaquetteElements
internal import MaquetteGraphics

extension SectionIndex: InteractiveControl {
  /// Returns letters that scroll the list around.
  public func live(at place: ControlPlace) -> LiveControl { LiveSectionIndex(place, titles) }
}

/// Letters that scroll a list to a section, while a finger moves over them.
final class LiveSectionIndex: LiveControl {
  private let titles: [String]
  private var chosen: Int?

  init(_ place: ControlPlace, _ titles: [String]) {
    self.titles = titles
    super.init(place)
  }

  override var valueText: String? { chosen.map { titles[$0] } ?? "none" }
  override var keepsTouches: Bool { true }

  override func beginTracking(_ touch: Touch) -> Bool {
    // The list may have been scrolled away from the last letter.
    chosen = nil
    choose(at: touch.location)
    return true
  }

  override func continueTracking(_ touch: Touch) -> Bool {
    choose(at: touch.location)
    return true
  }

  /// Scrolls to the section of the letter at a height, whose dots stand for several.
  private func choose(at location: Point) {
    guard !titles.isEmpty, frame.height > 0 else { return }
    let share = (location.y - frame.minY) / frame.height
    let index = Int(Swift.min(Swift.max(0, share), 1) * Double(titles.count))
    let title = Swift.min(index, titles.count - 1)
    guard title != chosen else { return }
    chosen = title
    sendActions(for: .valueChanged)
    guard let list = neighbors.lazy.compactMap({ $0 as? LiveScroll }).first(where: isAround),
      let section = section(of: titles[title], in: list)
    else { return }
    let top = list.frame.minY + list.environment.coveredInsets.top
    list.scroll(by: section.frame.minY - top, isMoving: false)
  }

  private func isAround(_ view: LiveScroll) -> Bool {
    view.place.list == place.list && view.scrollAxis == .vertical
  }

  /// The first section whose header does not begin with an earlier letter; the last one if there is none.
  private func section(of title: String, in list: LiveScroll) -> LayoutNode? {
    let sections = list.parts(Section.name).filter { initial(of: $0) != nil }
    let found = sections.first { section in
      guard let initial = initial(of: section), title != "#" else { return false }
      return initial >= title
    }
    return found ?? sections.last
  }

  private func initial(of section: LayoutNode) -> String? {
    let header = section.first { $0.name == "header" }
    return header?.accessibility?.label.first.map { String($0).uppercased() }
  }
}
