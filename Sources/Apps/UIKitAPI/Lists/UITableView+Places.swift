import Foundation

extension UITableView {
    /// The rectangle of a row that is shown, in the table's coordinates; empty for another row.
    public func rectForRow(at indexPath: IndexPath) -> CGRect { cellForRow(at: indexPath)?.frame ?? .zero }
    /// The row at a point.
    public func indexPathForRow(at point: CGPoint) -> IndexPath? {
        visibleCells.first { $0.frame.contains(point) }.flatMap { indexPath(for: $0) }
    }
    /// The selected rows.
    public var indexPathsForSelectedRows: [IndexPath]? { indexPathForSelectedRow.map { [$0] } }
    /// Does nothing: the index at the side is not drawn.
    public func reloadSectionIndexTitles() {}
    /// Whether rows can be selected while the table is edited.
    public var allowsSelectionDuringEditing: Bool {
        get { kept(#function) ?? false }
        set { keep(newValue, as: #function) }
    }
    /// Whether several rows can be selected while the table is edited.
    public var allowsMultipleSelectionDuringEditing: Bool {
        get { kept(#function) ?? false }
        set { keep(newValue, as: #function) }
    }
    /// An estimate of the height of headers. The value is stored, and has no effect.
    public var estimatedSectionHeaderHeight: CGFloat {
        get { kept(#function) ?? UITableView.automaticDimension }
        set { keep(newValue, as: #function) }
    }
    /// An estimate of the height of footers. The value is stored, and has no effect.
    public var estimatedSectionFooterHeight: CGFloat {
        get { kept(#function) ?? UITableView.automaticDimension }
        set { keep(newValue, as: #function) }
    }
    /// The space above the title of a section. The value is stored, and has no effect.
    public var sectionHeaderTopPadding: CGFloat {
        get { kept(#function) ?? UITableView.automaticDimension }
        set { keep(newValue, as: #function) }
    }
    /// The colour of the index at the side, which is not drawn.
    public var sectionIndexColor: UIColor? {
        get { kept(#function) }
        set { keep(newValue as Any, as: #function) }
    }
    /// The background colour of the index at the side, which is not drawn.
    public var sectionIndexBackgroundColor: UIColor? {
        get { kept(#function) }
        set { keep(newValue as Any, as: #function) }
    }
    /// Whether rows have a readable width. The value is stored, and has no effect.
    public var cellLayoutMarginsFollowReadableWidth: Bool {
        get { kept(#function) ?? false }
        set { keep(newValue, as: #function) }
    }
}

/// A header or footer of a table's section. UIKit's class of this name.
///
/// ```swift
/// let header = UITableViewHeaderFooterView(reuseIdentifier: "day")
/// header.textLabel?.text = "Friday"
/// ```
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
    /// The reuse identifier.
    public private(set) var reuseIdentifier: String?
    /// The view for the app's own subviews.
    public let contentView = UIView()
    /// The label of the title.
    public private(set) var textLabel: UILabel? = UILabel()
    /// A second label, which is not placed.
    public private(set) var detailTextLabel: UILabel? = UILabel()
    /// A view behind it.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
        }
    }

    /// Makes a view.
    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
        addParts()
    }
    /// Makes a view, as a storyboard does.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addParts()
    }

    private func addParts() {
        textLabel?.font = .preferredFont(forTextStyle: .headline)
        addSubview(contentView)
        if let textLabel { contentView.addSubview(textLabel) }
    }

    /// Makes a view as a table does. `balloon import` writes an override into an app's classes.
    open class func makeForReuse(reuseIdentifier: String?) -> UITableViewHeaderFooterView {
        self.init(coder: NSCoder()) ?? UITableViewHeaderFooterView(reuseIdentifier: reuseIdentifier)
    }

    /// Is called before the view is reused.
    open func prepareForReuse() {}
    /// The content view is as large as the view. The title is 16 points from each side.
    open override func layoutSubviews() {
        contentView.frame = bounds
        backgroundView?.frame = bounds
        textLabel?.frame = bounds.shrunk(x: 16, y: 0)
        super.layoutSubviews()
    }
}
