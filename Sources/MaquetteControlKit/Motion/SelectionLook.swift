package import MaquetteElements

/// The interpolated look of a selection that is a lens while it is pressed or on its way.
package struct SelectionLook: Hashable, Sendable {
  /// The place of the selection: the number of an element, or between those of two; nil for none.
  package var position: Double?
  /// How much of a lens the selection is, from 0 to 1.
  package var lifted = 0.0

  package init(position: Double? = nil, lifted: Double = 0.0) {
    self.position = position
    self.lifted = lifted
  }

  /// The place of a selection that is not at rest on an element; nil for one that is.
  package var movingPosition: Double? {
    position.flatMap { lifted > 0 || $0.rounded() != $0 ? $0 : nil }
  }

  /// How near the selection is to the middle between two elements, from 0 to 1.
  package var betweenElements: Double {
    guard let position else { return 0 }
    let part = position - position.rounded(.down)
    return 2 * Swift.min(part, 1 - part)
  }

  /// Returns the look at a time after a change from another one.
  ///
  /// - Parameter rises: whether a selection that nobody presses is a lens on its way too, most in the middle of a way of an
  ///   element or more.
  package func moved(
    from former: SelectionLook, after time: Moment, rises: Bool, in environment: Environment
  ) -> SelectionLook {
    let motion = environment.motion
    let start = former.position ?? position
    let slide = motion.switchProgress(at: time, of: motion.switchSlide)
    var look = SelectionLook(
      position: position.map { $0.approached(from: start ?? $0, by: slide) },
      lifted: lifted.approached(
        from: former.lifted, by: motion.switchProgress(at: time, of: motion.switchStretch)))
    if rises, let start, let position {
      let rise = 4 * slide * (1 - slide) * Swift.min(1, (position - start).magnitude)
      look.lifted = 1.0.approached(from: look.lifted, by: rise)
    }
    return look
  }

  /// Returns the time of a change from another look.
  package func settlingTime(from former: SelectionLook, in environment: Environment) -> Moment {
    let motion = environment.motion
    return max(
      former.position == position ? .zero : Moment(seconds: motion.switchSlide),
      former.lifted == lifted ? .zero : Moment(seconds: motion.switchStretch))
  }
}

extension MotionMetrics {
  /// The duration in seconds of a change of place that a program animates: that of Core Animation.
  package var slide: Double { buttonFade > 0 ? buttonFade : switchSlide }

  /// The progress of such a change at a time.
  package func slideProgress(at time: Moment) -> Double {
    let part = time.part(of: Moment(seconds: slide))
    return part < 1 ? buttonCurve.progress(at: part) : 1
  }

  /// The progress of the thumb of a switch, and of what moves like it, at a time in a motion of a number of seconds.
  package func switchProgress(at time: Moment, of seconds: Double) -> Double {
    let part = time.part(of: Moment(seconds: seconds))
    return part < 1 ? switchCurve.progress(at: part) : 1
  }
}

extension Double {
  /// Returns the number after a part of the way to it from another one; exactly the number at its end.
  package func approached(from start: Double, by part: Double) -> Double {
    part < 1 ? start + (self - start) * part : self
  }
}
