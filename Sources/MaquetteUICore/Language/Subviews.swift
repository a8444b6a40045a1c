import MaquetteElements

/// A view inside another one, as containers of the app see it.
nonisolated public struct Subview: View, PrimitiveView, Identifiable {
  public typealias Body = Never
  /// The identity of a subview among its siblings.
  nonisolated public struct ID: Hashable {
    let index: Int
    let tag: AnyHashable?
  }

  let part: ViewPart
  /// The identity among the siblings.
  public let id: ID

  init(_ part: ViewPart, at index: Int) {
    self.part = part
    id = ID(index: index, tag: part.traits.tag)
  }

  /// The values that the view gives to the container around it.
  public var containerValues: ContainerValues { part.traits.containerValues }

  package func lower(in context: ViewContext) -> [ViewPart] { [part] }
}

/// The views inside a view.
nonisolated public struct SubviewsCollection: View, PrimitiveView, RandomAccessCollection {
  public typealias Body = Never
  private let views: [Subview]

  init(_ parts: [ViewPart]) { views = parts.enumerated().map { Subview($1, at: $0) } }

  public var startIndex: Int { 0 }
  public var endIndex: Int { views.count }
  public subscript(index: Int) -> Subview { views[index] }
  /// Some of the views.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(views: Array(views[bounds]))
  }

  package func lower(in context: ViewContext) -> [ViewPart] { views.map(\.part) }
}

/// Some of the views inside a view.
nonisolated public struct SubviewsCollectionSlice: View, PrimitiveView, RandomAccessCollection {
  public typealias Body = Never
  fileprivate let views: [Subview]

  public var startIndex: Int { 0 }
  public var endIndex: Int { views.count }
  public subscript(index: Int) -> Subview { views[index] }
  /// Some of the views.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(views: Array(views[bounds]))
  }

  package func lower(in context: ViewContext) -> [ViewPart] { views.map(\.part) }
}

/// A section inside a view, as containers of the app see it.
nonisolated public struct SectionConfiguration: Identifiable {
  /// The identity among the siblings.
  public let id: Int
  /// The views of the header.
  public let header: SubviewsCollection
  /// The views of the footer.
  public let footer: SubviewsCollection
  /// The views between header and footer.
  public let content: SubviewsCollection
  /// The values that the section gives to the container around it.
  public let containerValues: ContainerValues
}

/// The sections inside a view; views outside of sections form sections too.
nonisolated public struct SectionCollection: RandomAccessCollection {
  private let sections: [SectionConfiguration]

  init(_ parts: [ViewPart]) {
    var groups: [(section: SectionParts?, rows: [ViewPart], values: ContainerValues)] = []
    for part in parts {
      if let section = part.traits.section {
        groups.append((section, section.rows, part.traits.containerValues))
      } else if let last = groups.last, last.section == nil {
        groups[groups.count - 1].rows.append(part)
      } else {
        groups.append((nil, [part], ContainerValues()))
      }
    }
    sections = groups.enumerated().map { index, group in
      SectionConfiguration(
        id: index, header: SubviewsCollection(group.section?.header ?? []),
        footer: SubviewsCollection(group.section?.footer ?? []), content: SubviewsCollection(group.rows),
        containerValues: group.values)
    }
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { sections.count }
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

/// Views that a function makes of the views inside another view.
nonisolated public struct _SubviewsReader<Content: View, Result: View>: View, PrimitiveView {
  public typealias Body = Never
  let content: Content
  let hasSections: Bool
  let make: ([ViewPart]) -> Result

  package func lower(in context: ViewContext) -> [ViewPart] {
    let inner = context.child("content").changing { if hasSections { $0.showsSections = true } }
    let parts = inner.parts(of: content)
    return context.child("result").parts(of: make(parts))
  }
}

extension Group {
  /// Creates views of the views inside another view.
  nonisolated public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == _SubviewsReader<Base, Result> {
    self.init {
      _SubviewsReader(content: view, hasSections: false) { transform(SubviewsCollection($0)) }
    }
  }
  /// Creates views of the sections inside another view.
  nonisolated public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == _SubviewsReader<Base, Result> {
    self.init { _SubviewsReader(content: view, hasSections: true) { transform(SectionCollection($0)) } }
  }
}

extension ForEach where Data == CollectionOfOne<Int>, ID == Int {
  /// Creates a view for each view inside another one, which are known only when the loop is drawn.
  nonisolated public init<Base: View, Row: View>(
    subviews view: Base, @ViewBuilder content: @escaping (Subview) -> Row
  ) where Content == _SubviewsReader<Base, ForEach<SubviewsCollection, Subview.ID, Row>> {
    let loop = _SubviewsReader(content: view, hasSections: false) {
      ForEach<SubviewsCollection, Subview.ID, Row>(SubviewsCollection($0), content: content)
    }
    self.init(data: CollectionOfOne(0), content: { _ in loop }, id: { $0 })
  }
  /// Creates a view for each section inside another view, which are known only when the loop is drawn.
  nonisolated public init<Base: View, Row: View>(
    sections view: Base, @ViewBuilder content: @escaping (SectionConfiguration) -> Row
  ) where Content == _SubviewsReader<Base, ForEach<SectionCollection, SectionConfiguration.ID, Row>> {
    let loop = _SubviewsReader(content: view, hasSections: true) {
      ForEach<SectionCollection, SectionConfiguration.ID, Row>(SectionCollection($0), content: content)
    }
    self.init(data: CollectionOfOne(0), content: { _ in loop }, id: { $0 })
  }
}
