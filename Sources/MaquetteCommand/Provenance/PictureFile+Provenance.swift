internal import MaquettePNG
internal import MaquetteProvenance

extension PictureFile {
  /// The pixels, and what the file says of what they were drawn from.
  func decoded() throws(Failure) -> (picture: PNGPicture, provenance: Provenance) {
    let picture: PNGPicture
    do throws(PNGError) {
      picture = try PNG.decodePicture(bytes)
    } catch {
      throw Failure(.badInput, "\(name): \(error)")
    }
    do throws(ProvenanceError) {
      return (picture, try picture.provenance())
    } catch {
      throw Failure(.badInput, "\(name): \(error)")
    }
  }
}
