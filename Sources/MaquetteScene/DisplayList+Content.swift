import MaquetteGraphics

extension DisplayList {
  /// The canonical encoding of the drawing: bytes that are equal on every machine for lists with the same drawing operations, and
  /// for no others. Digests are made of it, and `Benchmarks/Identity` decodes it. Nodes, tokens and text styles are left out,
  /// because they change no pixel. Of an image it has the size and a fingerprint of 128 bits instead of the pixels.
  ///
  /// Every property of an operation must be encoded here; a test counts the properties of every type.
  public var content: [UInt8] {
    var writer = ContentWriter()
    writer.add(size)
    writer.add(background)
    writer.add(commands.count)
    for command in commands { command.operation.write(to: &writer) }
    return writer.bytes
  }
}

extension DisplayList.Operation {
  fileprivate func write(to writer: inout ContentWriter) {
    switch self {
    case .fill(let shape, let paint):
      writer.add(tag: 0)
      writer.add(shape)
      writer.add(paint)
    case .stroke(let shape, let style, let paint):
      writer.add(tag: 1)
      writer.add(shape)
      writer.add(style)
      writer.add(paint)
    case .glyphs(let run, let origin, let color):
      writer.add(tag: 2)
      writer.add(run)
      writer.add(origin)
      writer.add(color)
    case .pathGroup(let pathGroup, let origin, let color):
      writer.add(tag: 3)
      writer.add(pathGroup)
      writer.add(origin)
      writer.add(color)
    case .shadow(let shape, let shadow):
      writer.add(tag: 4)
      writer.add(shape)
      writer.add(shadow.color)
      writer.add(shadow.sigma)
      writer.add(shadow.offset)
    case .image(let drawing):
      writer.add(tag: 8)
      writer.add(drawing)
    case .push(let layer):
      // Most layers have no backdrop and a shorter encoding.
      let flags: UInt8 =
        (layer.sharesBackdrop ? 1 : 0) + (layer.isolatesBackdrop ? 2 : 0) + (layer.ink == nil ? 0 : 4)
        + (layer.isInked ? 8 : 0) + (layer.blendMode == .normal ? 0 : 16) + (layer.isIsolated ? 32 : 0)
        + (layer.blur > 0 ? 64 : 0)
      if layer.backdrop == nil && flags == 0 {
        writer.add(tag: 5)
      } else {
        writer.add(tag: 7)
        writer.add(tag: flags)
        writer.add(tag: layer.backdrop == nil ? 0 : layer.backdrop?.glass == nil ? 1 : 2)
      }
      if let backdrop = layer.backdrop {
        writer.add(backdrop.sigma, backdrop.saturation)
        writer.add(backdrop.tint)
        if let glass = backdrop.glass { writer.add(glass) }
      }
      if let ink = layer.ink { writer.add(ink) }
      if layer.blendMode != .normal { writer.add(tag: layer.blendMode.index) }
      if layer.blur > 0 { writer.add(layer.blur) }
      writer.add(tag: layer.clip == nil ? 0 : 1)
      if let clip = layer.clip { writer.add(clip) }
      writer.add(layer.opacity)
      let transform = layer.transform
      writer.add(transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty)
    case .pop:
      writer.add(tag: 6)
    }
  }
}
