extension Node {
  /// The motions of the node and all within it, now and later.
  public var motions: Motions {
    children.reduce(into: self.motionSource?() ?? Motions()) { $0.formUnion($1.motions) }
  }

  /// Adds motions to the node.
  package mutating func addMotions(_ added: @escaping () -> Motions) {
    let own = self.motionSource
    self.motionSource = {
      var motions = added()
      if let own { motions.formUnion(own()) }
      return motions
    }
  }
}

extension Element {
  /// Returns the element with a loop, whose step at ``Environment/moment`` it shows, so that it moves forever.
  public func repeating(_ loop: Motions.Loop) -> any Element {
    changed { node, _ in node.addMotions { Motions(loops: [loop]) } }
  }
}
