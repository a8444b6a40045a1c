package import MaquetteExport
package import MaquetteRendering
import MaquetteSheets

extension PictureDrawing {
  /// The picture as groups, for a format of vectors.
  ///
  /// - Parameter attachment: the text that the file carries; nil for none.
  package func exported(
    as format: ExportFormat, attachment: String?, by renderer: Renderer
  ) throws(StudioError) -> ExportPicture {
    do throws(RenderError) {
      var picture = try ExportPicture(
        mockup, layout: layout, name: name, title: title, features: format.features, renderer: renderer)
      picture.attachment = attachment
      return picture
    } catch {
      throw StudioError(.overLimit, "\(name): \(error)")
    }
  }
}
