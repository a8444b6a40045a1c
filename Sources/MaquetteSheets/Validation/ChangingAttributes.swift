import MaquetteElements

/// Attributes of every element that change over time, from `then` in a sheet.
///
/// A change with a timing moves opacity, offset, rotation, scale and blur from their values to the new ones; the others have
/// theirs at once.
struct ChangingAttributes: Sendable {
  /// The attributes that an element has from a time on.
  private struct Look: Sendable {
    var start: Moment
    var timing: ChangeTiming?
    var written: [AttributeValue.Entry]
  }

  private var looks: [Look] = []

  /// Creates the changes of an element, each with its attributes.
  init(changes: [(change: ElementChange, attributes: [AttributeValue.Entry])]) {
    var start = Moment.zero
    for (change, written) in changes {
      start = start + change.delay
      if !written.isEmpty { looks.append(Look(start: start, timing: change.timing, written: written)) }
    }
  }

  /// Returns an element with attributes, and with those that replace some of them.
  func element(_ element: any Element, from first: CommonAttributes) -> any Element {
    if looks.isEmpty { return first.apply(to: element) }
    return Modified(element) { [self] content, environment in
      var node = attributes(at: environment.moment, from: first).apply(to: content).node(in: environment)
      node.addMotions {
        Motions(
          changes: looks.map {
            Motions.Change(at: $0.start, lasting: Moment(seconds: $0.timing?.duration ?? 0))
          })
      }
      return node
    }
  }

  private func attributes(at moment: Moment, from first: CommonAttributes) -> CommonAttributes {
    var (shown, target) = (first, first)
    for (index, look) in looks.enumerated() where look.start <= moment {
      _ = target.decode(look.written)
      // The next change interrupts this one, and goes on from there.
      let end = looks.indices.contains(index + 1) ? Swift.min(moment, looks[index + 1].start) : moment
      shown = target.mixed(from: shown, progress: look.timing?.progress(at: end - look.start) ?? 1)
    }
    return shown
  }
}

extension CommonAttributes {
  /// Returns the attributes with the numbers that lie at a part of the way from others to them.
  fileprivate func mixed(from former: CommonAttributes, progress: Double) -> CommonAttributes {
    guard progress < 1 else { return self }
    func mix(_ end: Double, _ start: Double) -> Double { start + (end - start) * progress }
    var result = self
    if opacity != nil || former.opacity != nil {
      result.opacity = Swift.min(Swift.max(mix(opacity ?? 1, former.opacity ?? 1), 0), 1)
    }
    if offset != nil || former.offset != nil {
      let (end, start) = (offset ?? OffsetAttributes(), former.offset ?? OffsetAttributes())
      result.offset = OffsetAttributes(x: mix(end.x, start.x), y: mix(end.y, start.y))
    }
    if effect != nil || former.effect != nil {
      var end = effect ?? EffectAttributes()
      let start = former.effect ?? EffectAttributes()
      end.rotation = mix(end.rotation, start.rotation)
      end.scale.x = mix(end.scale.x, start.scale.x)
      end.scale.y = mix(end.scale.y, start.scale.y)
      end.blur = Swift.max(mix(end.blur, start.blur), 0)
      result.effect = end
    }
    return result
  }
}
