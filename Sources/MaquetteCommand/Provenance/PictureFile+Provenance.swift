internal import MaquettePNG
internal import MaquetteProvenance

extension PictureFile {
  /// The pixels and what the file says besides them.
  func picture() throws(Failure) -> PNGPicture {
    do throws(PNGError) {
      return try PNG.decodePicture(bytes)
    } catch {
      throw Failure(.badInput, "\(name): \(error)")
    }
  }

  /// The frames of a picture that moves; nil for one that does not.
  func animation() throws(Failure) -> PNGAnimation? {
    do throws(PNGError) {
      return try PNG.decodeAnimation(bytes)
    } catch {
      throw Failure(.badInput, "\(name): \(error)")
    }
  }

  /// What a picture, which was read from this file, was drawn from.
  func provenance(of picture: PNGPicture) throws(Failure) -> Provenance {
    do throws(ProvenanceError) {
      return try picture.provenance()
    } catch {
      throw Failure(.badInput, "\(name): \(error)")
    }
  }
}
