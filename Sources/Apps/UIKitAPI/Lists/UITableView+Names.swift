extension UITableView {
    /// The style of a table; all styles are drawn as plain ones. UIKit's raw values.
    public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
    /// The animation of rows; nothing moves on Linux. UIKit's raw values.
    public enum RowAnimation: Int, Sendable { case fade, right, left, top, bottom, none, middle, automatic = 100 }
    /// The position of a row to which the table scrolls. UIKit's raw values.
    public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
    /// The style of the separators between rows. UIKit's raw values.
    public enum SeparatorStyle: Int, Sendable { case none, singleLine, singleLineEtched }
}
