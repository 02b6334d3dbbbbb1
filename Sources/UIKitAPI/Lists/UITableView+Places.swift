import Foundation

extension UITableView {
    /// The rectangle of a row that is shown, in the table's coordinates; empty for another.
    public func rectForRow(at indexPath: IndexPath) -> CGRect { cellForRow(at: indexPath)?.frame ?? .zero }
    /// The row at a point.
    public func indexPathForRow(at point: CGPoint) -> IndexPath? {
        visibleCells.first { $0.frame.contains(point) }.flatMap { indexPath(for: $0) }
    }
    /// The chosen rows.
    public var indexPathsForSelectedRows: [IndexPath]? { indexPathForSelectedRow.map { [$0] } }
    /// Does nothing: no letters stand at the side.
    public func reloadSectionIndexTitles() {}
    /// Whether rows can be chosen while some are taken away.
    public var allowsSelectionDuringEditing: Bool {
        get { kept(#function) ?? false }
        set { keep(newValue, as: #function) }
    }
    /// Whether several can be chosen meanwhile.
    public var allowsMultipleSelectionDuringEditing: Bool {
        get { kept(#function) ?? false }
        set { keep(newValue, as: #function) }
    }
    /// A guess of the height above a section; nothing is guessed here.
    public var estimatedSectionHeaderHeight: CGFloat {
        get { kept(#function) ?? UITableView.automaticDimension }
        set { keep(newValue, as: #function) }
    }
    /// A guess of the height below a section; nothing is guessed here.
    public var estimatedSectionFooterHeight: CGFloat {
        get { kept(#function) ?? UITableView.automaticDimension }
        set { keep(newValue, as: #function) }
    }
    /// The space above the words of a section; they have their own here.
    public var sectionHeaderTopPadding: CGFloat {
        get { kept(#function) ?? UITableView.automaticDimension }
        set { keep(newValue, as: #function) }
    }
    /// The colour of letters at the side, which are not drawn.
    public var sectionIndexColor: UIColor? {
        get { kept(#function) }
        set { keep(newValue as Any, as: #function) }
    }
    /// The colour behind them.
    public var sectionIndexBackgroundColor: UIColor? {
        get { kept(#function) }
        set { keep(newValue as Any, as: #function) }
    }
    /// Whether rows keep the width that is good to read; they do not.
    public var cellLayoutMarginsFollowReadableWidth: Bool {
        get { kept(#function) ?? false }
        set { keep(newValue, as: #function) }
    }
}

/// A view above or below a section of a table. UIKit's class of this name.
///
/// ```swift
/// let header = UITableViewHeaderFooterView(reuseIdentifier: "day")
/// header.textLabel?.text = "Friday"
/// ```
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
    /// The name under which it is used again.
    public private(set) var reuseIdentifier: String?
    /// What the app's own views are added to.
    public let contentView = UIView()
    /// The words.
    public private(set) var textLabel: UILabel? = UILabel()
    /// More words, which are not placed.
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

    /// Makes a view as a table does; `balloon import` writes it into an app's classes.
    open class func makeForReuse(reuseIdentifier: String?) -> UITableViewHeaderFooterView {
        self.init(coder: NSCoder()) ?? UITableViewHeaderFooterView(reuseIdentifier: reuseIdentifier)
    }

    /// Called before it is used again.
    open func prepareForReuse() {}
    /// The content is as large as the view; the words keep 16 points from the sides.
    open override func layoutSubviews() {
        contentView.frame = bounds
        backgroundView?.frame = bounds
        textLabel?.frame = bounds.shrunk(x: 16, y: 0)
        super.layoutSubviews()
    }
}
