import TestSupport
import MaquetteScreens
import MaquetteElements
import MaquetteLayout
import Synchronization

/// How often the node of a probe has been built and placed, and how often it has been measured for a proposal that its item does
/// not remember.
final class ProbeCount: Sendable {
  private let counts = Mutex((builds: 0, measures: 0, places: 0))

  var builds: Int { counts.withLock { $0.builds } }
  var measures: Int { counts.withLock { $0.measures } }
  var places: Int { counts.withLock { $0.places } }

  fileprivate func countBuild() { counts.withLock { $0.builds += 1 } }
  fileprivate func countMeasure() { counts.withLock { $0.measures += 1 } }
  fileprivate func countPlace() { counts.withLock { $0.places += 1 } }
}

/// An element that counts what is done with it.
struct Probe: Element {
  let count: ProbeCount

  func node(in environment: Environment) -> Node {
    count.countBuild()
    let count = count
    return Node(
      name: "probe",
      item: LayoutItem { _ in
        count.countMeasure()
        return Measurement(width: 20, height: 10)
      },
      draw: { _ in
        count.countPlace()
        return []
      })
  }
}

/// A container of the catalogue with some of its attributes set.
struct Container {
  let entry: CatalogueEntry
  let attributes: [AttributeValue.Entry]

  /// The containers of the catalogue.
  static let all = Catalogue.standard.entries.filter(\.takesChildren)

  /// Creates a container whose attributes `choose` selects by the number of their values; the first value is that of the
  /// catalogue.
  init(_ entry: CatalogueEntry, choose: (_ count: Int) -> Int) {
    self.entry = entry
    attributes = entry.attributes.compactMap { attribute in
      let values = Self.values(of: attribute.type)
      let choice = choose(values.count + 1)
      return choice == 0 ? nil : .init(name: attribute.name, value: values[choice - 1])
    }
  }

  /// Returns the container around elements.
  func around(_ children: [any Element]) -> any Element { entry.decode(attributes, children).element }

  /// Some values of a type; none for a type whose values do not decide on what is built.
  private static func values(of type: AttributeType) -> [AttributeValue] {
    switch type {
    case .text: [.scalar("Ada", isQuoted: true)]
    case .boolean: ["true", "false"].map { .scalar($0, isQuoted: false) }
    case .choice(let names): names.map { .scalar($0, isQuoted: false) }
    case .integer: [.scalar("1", isQuoted: false)]
    case .either(let types): types.flatMap(values)
    case .list(let type): values(of: type).map { .list([$0]) }
    default: []
    }
  }
}

extension Probe {
  /// The counts of a drawing of containers in each other, from the outermost on, around a probe.
  static func counts(
    in containers: [Container], change: (inout Environment) -> Void = { _ in }
  ) -> ProbeCount {
    let count = ProbeCount()
    let whole = containers.reversed().reduce(Probe(count: count) as any Element) { $1.around([$0]) }
    _ = Drawn(whole, width: 390, height: 800, change: change).layout
    return count
  }
}
