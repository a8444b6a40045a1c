#if canImport(Testing)
  internal import MaquettePNG
  public import MaquetteRaster
  public import Testing

  /// A bitmap is attached as a PNG file: `Attachment.record(bitmap, named: "card")`.
  extension Bitmap: Attachable {
    /// The size is known only when it has been encoded.
    public var estimatedAttachmentByteCount: Int? { nil }

    /// Calls `body` with the bytes of the PNG file.
    ///
    /// - Throws: `PNGError` for a bitmap without pixels.
    public borrowing func withUnsafeBytes<Result>(
      for attachment: borrowing Attachment<Bitmap>, _ body: (UnsafeRawBufferPointer) throws -> Result
    ) throws -> Result {
      // The signature is the protocol's; the bytes live as long as the call.
      unsafe try PNG.encode(copy self, options: PNGOptions()).withUnsafeBytes(body)
    }

    /// The name with the suffix of PNG files.
    public borrowing func preferredName(
      for attachment: borrowing Attachment<Bitmap>, basedOn suggestedName: String
    ) -> String {
      suggestedName.hasSuffix(".png") ? suggestedName : suggestedName + ".png"
    }
  }
#endif
