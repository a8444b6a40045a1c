/// Stands for tables in `appearance()`, whose looks views of SwiftUI do not ask for.
open class UITableView: UIScrollView {
  private static let all = UITableView()
  /// The looks of all tables; without effect.
  open class func appearance() -> UITableView { all }
}

/// Stands for the cells of tables in `appearance()`.
open class UITableViewCell: UIView {
  private static let all = UITableViewCell()
  /// The looks of all cells; without effect.
  open class func appearance() -> UITableViewCell { all }
}

/// Stands for the dots of pages in `appearance()`.
open class UIPageControl: UIView {
  private static let all = UIPageControl()
  open var currentPageIndicatorTintColor: UIColor?
  open var pageIndicatorTintColor: UIColor?
  /// The looks of all dots; without effect.
  open class func appearance() -> UIPageControl { all }
}
