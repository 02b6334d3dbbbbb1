import Foundation

/// A table of rows. UIKit's class of this name. The rows of the first screen are created and drawn.
///
/// ```swift
/// let guests = UITableView(frame: CGRect(x: 0, y: 0, width: 280, height: 176), style: .plain)
/// guests.rowHeight = 44
/// guests.register(UITableViewCell.self, forCellReuseIdentifier: "guest")
/// ```
@preconcurrency @MainActor open class UITableView: UIScrollView {
    /// The height that a cell's constraints determine.
    public static let automaticDimension: CGFloat = -1

    /// The style of the sections.
    public let style: Style
    /// Returns the content of the table.
    open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
    /// Returns heights and views, and is informed when a row is selected.
    open weak var delegate: (any UITableViewDelegate)? { didSet { setNeedsLayout() } }
    /// The height of a row in points.
    open var rowHeight = UITableView.automaticDimension { didSet { setNeedsLayout() } }
    /// An estimate of the height of a row, in points. The value is stored, and has no effect.
    open var estimatedRowHeight = UITableView.automaticDimension
    /// The height of a section's header in points.
    open var sectionHeaderHeight = UITableView.automaticDimension
    /// The height of a section's footer in points; footers are not drawn.
    open var sectionFooterHeight = UITableView.automaticDimension
    /// The style of the separators.
    open var separatorStyle = SeparatorStyle.singleLine { didSet { divideRows() } }
    /// The colour of the separators; nil for none.
    open var separatorColor: UIColor? = .separator { didSet { divideRows() } }
    /// The space before and after a separator, in points, for cells without a value of their own.
    open var separatorInset = UITableView.standardSeparatorInset {
        didSet { for (_, cell) in shownCells { cell.tableSeparatorInset = separatorInset } }
    }
    /// Whether rows can be selected.
    open var allowsSelection = true
    /// Whether several rows can be selected.
    open var allowsMultipleSelection = false
    /// Whether the table is edited.
    open var isEditing = false
    /// A view behind the rows.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
        }
    }
    /// A view above the first row.
    open var tableHeaderView: UIView? { didSet { exchange(oldValue, for: tableHeaderView) } }
    /// A view below the last row.
    open var tableFooterView: UIView? { didSet { exchange(oldValue, for: tableFooterView) } }
    /// The selected row; nil for none.
    public private(set) var indexPathForSelectedRow: IndexPath?
    private var classes: [String: UITableViewCell.Type] = [:]
    private var headerClasses: [String: UITableViewHeaderFooterView.Type] = [:]
    /// Functions that make the cells of a storyboard or a nib file, by their identifiers.
    var prototypes: [String: () -> UIView?] = [:]
    private var shownCells: [(path: IndexPath, cell: UITableViewCell)] = []
    private var headers: [UIView] = []
    private var needsReload = true
    /// The size for which the visible rows were created.
    private var laidOutSize: CGSize?

    /// Makes a table.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    }

    /// Makes a plain table.
    public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    /// Makes a table, as a storyboard does.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
        backgroundColor = .systemBackground
        coder.fill(self, as: UITableView.self)
    }

    // MARK: - Cells

    /// Registers the class of cells with an identifier.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        classes[identifier] = cellClass as? UITableViewCell.Type
    }

    /// Registers a nib file for cells with an identifier. Each cell is read from the file.
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        prototypes[identifier] = nib.map { nib in { nib.firstObject() } }
    }
    /// Registers the class of headers or footers.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        headerClasses[identifier] = aClass as? UITableViewHeaderFooterView.Type
    }
    /// A header or footer with an identifier.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        headerClasses[identifier]?.makeForReuse(reuseIdentifier: identifier)
    }

    /// A cell with an identifier, made by ``UITableViewCell/makeForReuse(style:reuseIdentifier:)`` or from a
    /// storyboard.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        let cell =
            prototypes[identifier]?() as? UITableViewCell
            ?? classes[identifier]?.makeForReuse(style: .default, reuseIdentifier: identifier)
        cell?.reuseIdentifier = identifier
        return cell
    }

    /// A cell with an identifier; a standard cell for an unknown identifier.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        dequeueReusableCell(withIdentifier: identifier)
            ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    /// The cell of a row, if it is shown.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        shownCells.first { $0.path == indexPath }?.cell
    }

    /// The index path of a cell that is shown.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { shownCells.first { $0.cell === cell }?.path }
    /// The cells that are shown.
    open var visibleCells: [UITableViewCell] { shownCells.map(\.cell) }
    /// The index paths of the rows that are shown.
    open var indexPathsForVisibleRows: [IndexPath]? { shownCells.map(\.path) }

    // MARK: - Changes

    /// Requests all content again in the next layout.
    open func reloadData() {
        needsReload = true
        setNeedsLayout()
    }

    /// Requests all content again.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
    /// Requests all content again.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
    /// Requests all content again.
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
    /// Requests all content again.
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
    /// Requests all content again.
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }
    /// Makes changes immediately, and then calls the completion.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        reloadData()
        completion?(true)
    }
    /// Requests all content again.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
    /// Requests all content again.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
    /// Begins a group of changes.
    open func beginUpdates() {}
    /// Ends a group of changes.
    open func endUpdates() { reloadData() }
    /// Selects a row.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        indexPathForSelectedRow = indexPath
    }
    /// Deselects a row.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        if indexPathForSelectedRow == indexPath { indexPathForSelectedRow = nil }
    }
    /// Does nothing: the first screen is drawn.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {}
    /// Begins or ends editing.
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    /// The number of sections.
    open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
    /// The number of rows in a section.
    open func numberOfRows(inSection section: Int) -> Int {
        dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
    }

    private func exchange(_ old: UIView?, for new: UIView?) {
        old?.removeFromSuperview()
        if let new { addSubview(new) }
        reloadData()
    }

    override var notifiedDelegate: (any UIScrollViewDelegate)? { delegate }

    // MARK: - Layout

    /// Requests the rows of the first screen and places them below each other.
    open override func layoutSubviews() {
        super.layoutSubviews()
        guard bounds.width > 0 else { return }
        backgroundView?.frame = bounds
        // A larger screen shows more rows, and with another width rows have other heights.
        if laidOutSize != bounds.size { needsReload = true }
        laidOutSize = bounds.size
        if needsReload {
            for view in shownCells.map(\.cell) + headers { view.removeFromSuperview() }
            (shownCells, headers) = ([], [])
        }
        var top: CGFloat = 0
        place(tableHeaderView, at: &top)
        if needsReload { askForRows(from: &top) } else { top = shownCells.map(\.cell.frame.maxY).max() ?? top }
        needsReload = false
        for (_, cell) in shownCells { cell.frame.size.width = bounds.width }
        place(tableFooterView, at: &top)
        contentSize = CGSize(width: bounds.width, height: top)
    }

    private func place(_ view: UIView?, at top: inout CGFloat) {
        guard let view else { return }
        view.frame = CGRect(x: 0, y: top, width: bounds.width, height: view.bounds.height)
        top += view.bounds.height
    }

    private func askForRows(from top: inout CGFloat) {
        for section in 0..<numberOfSections {
            addHeader(of: section, at: &top)
            for row in 0..<numberOfRows(inSection: section) where top < bounds.maxY {
                let path = IndexPath(row: row, section: section)
                guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { continue }
                let height = self.height(of: cell, at: path)
                cell.frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
                divide(cell)
                delegate?.tableView(self, willDisplay: cell, forRowAt: path)
                addSubview(cell)
                shownCells.append((path, cell))
                top += height
            }
        }
    }

    private func divideRows() {
        for (_, cell) in shownCells { divide(cell) }
    }

    private func divide(_ cell: UITableViewCell) {
        cell.separatorColor = separatorStyle == .none ? nil : separatorColor
        cell.tableSeparatorInset = separatorInset
    }

    static let standardSeparatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)

    private func height(of cell: UITableViewCell, at path: IndexPath) -> CGFloat {
        let given = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
        if given >= 0 { return given }
        // The height by the cell's constraints, also where it is small; 44 where they say none.
        cell.frame.size.width = bounds.width
        cell.layoutIfNeeded()
        // An accessory takes its width from the content.
        let fitting = cell.contentView.systemLayoutSizeFitting(
            CGSize(width: cell.contentView.bounds.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        return fitting.height > 0 ? fitting.height : 44
    }

    private func addHeader(of section: Int, at top: inout CGFloat) {
        let title = dataSource?.tableView(self, titleForHeaderInSection: section)
        let own = delegate?.tableView(self, viewForHeaderInSection: section)
        guard title != nil || own != nil else { return }
        let given = delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
        let label = UILabel()
        label.text = title.map { "  \($0)" }
        label.font = .preferredFont(forTextStyle: .headline)
        let header = own ?? label
        header.frame = CGRect(x: 0, y: top, width: bounds.width, height: given >= 0 ? given : 28)
        addSubview(header)
        headers.append(header)
        top = header.frame.maxY
    }
}
