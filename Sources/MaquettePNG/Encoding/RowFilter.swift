/// What is subtracted from the samples of a row before they are compressed.
///
/// Drawn pictures repeat whole runs of pixels, and deflate finds repetitions only while the samples are as they
/// are: over 46 pictures of real controls no filter makes 174 KB, libpng's adaptive choice 198 KB in 1.8 times
/// the time. Filters win where every pixel differs a little from its neighbours, as in gradients across both
/// directions; a picture that looks so is compressed both ways (``ColorSurvey/isBusy``).
enum RowFilter {
  case none
  /// For each row the filter with the least sum of absolute differences, as libpng chooses.
  case adaptive
}
