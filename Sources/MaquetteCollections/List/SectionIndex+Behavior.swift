import MaquetteControlKit
public import MaquetteElements
import MaquetteGraphics

extension SectionIndex: InteractiveControl {
  /// Returns letters that scroll the list around.
  public func live(at place: ControlPlace) -> LiveControl { LiveSectionIndex(place, self) }
}

/// Letters that scroll a list to a section, while a finger moves over them.
final class LiveSectionIndex: LiveControl {
  private var value: SectionIndex
  private var chosen: Int?

  init(_ place: ControlPlace, _ value: SectionIndex) {
    self.value = value
    super.init(place)
  }

  override var valueText: String? { chosen.map { value.titles[$0] } ?? "none" }
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

  /// Takes the letters of the list's new sections.
  override func redeclared(as element: any Element) {
    if let next = element as? SectionIndex {
      if next.titles != value.titles { chosen = nil }
      value = next
    }
    super.redeclared(as: element)
  }

  /// Scrolls to the section of the letter at a height, whose dots stand for several.
  private func choose(at location: Point) {
    guard !value.titles.isEmpty, frame.height > 0 else { return }
    let share = (location.y - frame.minY) / frame.height
    let index = Int(Swift.min(Swift.max(0, share), 1) * Double(value.titles.count))
    let title = Swift.min(index, value.titles.count - 1)
    guard title != chosen else { return }
    chosen = title
    sendActions(for: .valueChanged)
    guard let list = neighbors.lazy.compactMap({ $0 as? LiveScroll }).first(where: isAround),
      let section = section(of: title, in: list)
    else { return }
    let top = list.frame.minY + list.environment.coveredInsets.top
    list.scroll(by: section.frame.minY - top, isMoving: false)
  }

  private func isAround(_ view: LiveScroll) -> Bool {
    view.place.list == place.list && view.scrollAxis == .vertical
  }

  /// The section of a letter.
  private func section(of title: Int, in list: LiveScroll) -> LayoutNode? {
    let sections = list.layout?.outermost(named: Section.nodeName) ?? []
    guard value.sections.isEmpty else {
      return value.sections.indices.contains(title) && sections.indices.contains(value.sections[title])
        ? sections[value.sections[title]] : nil
    }
    let headers = sections.map { section in
      section.first { $0.name == Section.headerName }?.accessibility?.label
    }
    return SectionIndexTitles.section(of: value.titles[title], among: headers).map { sections[$0] }
  }
}
