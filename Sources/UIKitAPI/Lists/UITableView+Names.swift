extension UITableView {
    /// How sections look; both are drawn plain. UIKit's raw values.
    public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
    /// How rows come and go; nothing moves on Linux. UIKit's raw values.
    public enum RowAnimation: Int, Sendable { case fade, right, left, top, bottom, none, middle, automatic = 100 }
    /// Where a row stands that is scrolled to. UIKit's raw values.
    public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
    /// What divides rows; it is not drawn. UIKit's raw values.
    public enum SeparatorStyle: Int, Sendable { case none, singleLine, singleLineEtched }
}
