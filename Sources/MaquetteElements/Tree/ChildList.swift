/// The children of a node, in order.
///
/// Most nodes have one child or none, for which no array is allocated.
public struct ChildList<Child> {
  enum Contents {
    case none
    case one(Child)
    case many([Child])
  }

  // Of one child there is only one form, so that equal lists are stored alike.
  private let contents: Contents

  /// Creates an empty list.
  public init() { contents = .none }

  /// Creates a list of one child.
  public init(only child: Child) { contents = .one(child) }

  /// Creates a list of children.
  public init(_ children: [Child]) {
    switch children.count {
    case 0: contents = .none
    case 1: contents = .one(children[0])
    default: contents = .many(children)
    }
  }

  /// Calls `body` for each child in order; a loop over a collection would count a reference for each.
  @inline(__always)
  func forEachInPlace(_ body: (borrowing Child) -> Void) {
    switch contents {
    case .none: break
    case .one(let child): body(child)
    case .many(let children): for index in children.indices { body(children[index]) }
    }
  }
}

extension ChildList: RandomAccessCollection {
  public var startIndex: Int { 0 }

  public var endIndex: Int {
    switch contents {
    case .none: 0
    case .one: 1
    case .many(let children): children.count
    }
  }

  public subscript(index: Int) -> Child {
    switch contents {
    case .one(let child) where index == 0: child
    case .many(let children): children[index]
    case .none, .one: preconditionFailure("The index is beyond the children.")
    }
  }
}

extension ChildList: ExpressibleByArrayLiteral {
  public init(arrayLiteral children: Child...) { self.init(children) }
}

extension ChildList: Sendable where Child: Sendable {}
extension ChildList.Contents: Sendable where Child: Sendable {}
extension ChildList: Equatable where Child: Equatable {}
extension ChildList.Contents: Equatable where Child: Equatable {}
extension ChildList: Hashable where Child: Hashable {}
extension ChildList.Contents: Hashable where Child: Hashable {}
