import Foundation

/// Rows below each other. UIKit's class of this name; the rows of the first screen are created and drawn.
///
/// ```swift
/// let guests = UITableView(frame: CGRect(x: 0, y: 0, width: 280, height: 176), style: .plain)
/// guests.rowHeight = 44
/// guests.register(UITableViewCell.self, forCellReuseIdentifier: "guest")
/// ```
@preconcurrency @MainActor open class UITableView: UIScrollView {
    /// The height that follows from a cell's constraints.
    public static let automaticDimension: CGFloat = -1

    /// How sections look.
    public let style: Style
    /// Says what is in the table.
    open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
    /// Says how it looks.
    open weak var delegate: (any UITableViewDelegate)? { didSet { setNeedsLayout() } }
    /// The height of a row in points.
    open var rowHeight = UITableView.automaticDimension { didSet { setNeedsLayout() } }
    /// A guess of it, in points; nothing is guessed here.
    open var estimatedRowHeight = UITableView.automaticDimension
    /// The height above a section in points.
    open var sectionHeaderHeight = UITableView.automaticDimension
    /// The height below a section in points; nothing stands there.
    open var sectionFooterHeight = UITableView.automaticDimension
    /// What divides rows.
    open var separatorStyle = SeparatorStyle.singleLine { didSet { divideRows() } }
    /// Its colour; nil for none.
    open var separatorColor: UIColor? = .separator { didSet { divideRows() } }
    /// The space before and behind what divides rows, in points, for cells that say none.
    open var separatorInset = UITableView.standardSeparatorInset {
        didSet { for (_, cell) in shownCells { cell.tableSeparatorInset = separatorInset } }
    }
    /// Whether rows can be chosen.
    open var allowsSelection = true
    /// Whether several can.
    open var allowsMultipleSelection = false
    /// Whether rows can be taken away.
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
    /// The chosen row; nil for none.
    public private(set) var indexPathForSelectedRow: IndexPath?
    private var classes: [String: UITableViewCell.Type] = [:]
    private var headerClasses: [String: UITableViewHeaderFooterView.Type] = [:]
    /// What makes the cells of a storyboard or a nib file, by their names.
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
        backgroundColor = .systemBackground
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

    /// Says of which class cells of a name are.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        classes[identifier] = cellClass as? UITableViewCell.Type
    }

    /// The same for nib files: a cell is read from the file each time.
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        prototypes[identifier] = nib.map { nib in { nib.firstObject() } }
    }
    /// Says of which class views above and below sections are.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        headerClasses[identifier] = aClass as? UITableViewHeaderFooterView.Type
    }
    /// A view above or below a section.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        headerClasses[identifier]?.makeForReuse(reuseIdentifier: identifier)
    }

    /// A cell of a name, made as ``UITableViewCell/makeForReuse(style:reuseIdentifier:)`` says, or as a storyboard has it.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        let cell =
            prototypes[identifier]?() as? UITableViewCell
            ?? classes[identifier]?.makeForReuse(style: .default, reuseIdentifier: identifier)
        cell?.reuseIdentifier = identifier
        return cell
    }

    /// A cell of a name; a plain one for a name that a storyboard would know.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        dequeueReusableCell(withIdentifier: identifier)
            ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    /// The cell of a row, if it is shown.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        shownCells.first { $0.path == indexPath }?.cell
    }

    /// The place of a cell that is shown.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { shownCells.first { $0.cell === cell }?.path }
    /// The cells that are shown.
    open var visibleCells: [UITableViewCell] { shownCells.map(\.cell) }
    /// Their places.
    open var indexPathsForVisibleRows: [IndexPath]? { shownCells.map(\.path) }

    // MARK: - Changes

    /// Asks for everything again in the next layout.
    open func reloadData() {
        needsReload = true
        setNeedsLayout()
    }

    /// Asks for everything again.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
    /// Asks for everything again.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
    /// Asks for everything again.
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
    /// Asks for everything again.
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
    /// Asks for everything again.
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }
    /// Makes changes at once, then says that they are done.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        reloadData()
        completion?(true)
    }
    /// Asks for everything again.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
    /// Asks for everything again.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
    /// Begins changes.
    open func beginUpdates() {}
    /// Ends changes.
    open func endUpdates() { reloadData() }
    /// Chooses a row.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        indexPathForSelectedRow = indexPath
    }
    /// Chooses a row no more.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        if indexPathForSelectedRow == indexPath { indexPathForSelectedRow = nil }
    }
    /// Does nothing: the first screen is drawn.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {}
    /// Begins or ends taking rows away.
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    /// How many sections there are.
    open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
    /// How many rows a section has.
    open func numberOfRows(inSection section: Int) -> Int {
        dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
    }

    private func exchange(_ old: UIView?, for new: UIView?) {
        old?.removeFromSuperview()
        if let new { addSubview(new) }
        reloadData()
    }

    // MARK: - Layout

    /// Asks for the rows of the first screen and places them below each other.
    open override func layoutSubviews() {
        super.layoutSubviews()
        guard bounds.width > 0 else { return }
        backgroundView?.frame = bounds
        // A larger screen has more rows, and another width other heights.
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
        // The height of the cell's constraints, and at least that of a line of text.
        cell.frame.size.width = bounds.width
        cell.layoutIfNeeded()
        let fitting = cell.contentView.systemLayoutSizeFitting(
            CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        return max(44, fitting.height)
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
