import Foundation

/// A row of a table. UIKit's class of this name. It has a picture, a title and a detail, or subviews of the app.
///
/// ```swift
/// let cell = UITableViewCell(style: .subtitle, reuseIdentifier: "guest")
/// cell.textLabel?.text = "Ada"
/// cell.detailTextLabel?.text = "coming"
/// ```
@preconcurrency @MainActor open class UITableViewCell: UIView {
    override var isOpaqueByDefault: Bool { false }
    /// The arrangement of the texts. UIKit's raw values.
    public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
    /// The accessory at the end. UIKit's raw values.
    public enum AccessoryType: Int, Sendable {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }
    /// The style of a selected cell, which is not drawn. UIKit's raw values.
    public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }

    /// The view for the app's own subviews.
    public let contentView = UIView()
    /// The title.
    public private(set) var textLabel: UILabel? = UILabel()
    /// The detail; nil in the default style.
    public private(set) var detailTextLabel: UILabel?
    /// The picture before the texts.
    public private(set) var imageView: UIImageView? = UIImageView()
    /// The reuse identifier.
    public internal(set) var reuseIdentifier: String?
    /// The accessory at the end.
    open var accessoryType = AccessoryType.none { didSet { edges.showSign(of: accessoryType, in: self) } }
    /// A view at the end.
    open var accessoryView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let accessoryView { addSubview(accessoryView) }
        }
    }
    /// The style of a selected cell, which is not drawn.
    open var selectionStyle = SelectionStyle.default
    /// A view behind a selected cell, which is not drawn.
    open var selectedBackgroundView: UIView?
    /// A view behind the cell.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
        }
    }
    /// The space before and after the separator, in points.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? tableSeparatorInset }
        set {
            ownSeparatorInset = newValue
            setNeedsLayout()
        }
    }
    private var ownSeparatorInset: UIEdgeInsets?
    /// The table's space before and after a separator, for cells without a value of their own.
    var tableSeparatorInset = UITableView.standardSeparatorInset { didSet { setNeedsLayout() } }
    /// The separator below, and the accessory at the end.
    private let edges = CellEdges()
    /// The colour of the separator in the table; nil for no separator.
    var separatorColor: UIColor? { didSet { edges.showSeparator(separatorColor, in: self) } }
    /// Whether the cell is edited.
    open var isEditing = false
    /// Begins or ends editing.
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    /// The accessory at the end while the cell is edited, which is not drawn.
    open var editingAccessoryType = AccessoryType.none
    /// The number of steps by which the picture and the texts are indented.
    open var indentationLevel = 0 { didSet { setNeedsLayout() } }
    /// The width of a step, in points.
    open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
    /// Whether the control for reordering is shown; nobody reorders rows on Linux.
    open var showsReorderControl = false
    /// Whether the content is indented while the cell is edited. The value is stored, and has no effect.
    open var shouldIndentWhileEditing = true
    /// The edit that a table makes to a row. UIKit's raw values.
    public enum EditingStyle: Int, Sendable { case none, delete, insert }
    /// The style of the separators between rows.
    public typealias SeparatorStyle = UITableView.SeparatorStyle
    /// Whether the cell is selected.
    open var isSelected = false
    /// Whether the cell is pressed.
    open var isHighlighted = false
    private let style: CellStyle

    /// Makes a cell of the default style, as `UITableViewCell()` does, too.
    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        if frame != .zero { self.frame = frame }
    }
    /// Makes a cell.
    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        addParts()
    }

    /// Makes a cell, as a storyboard does.
    public required init?(coder: NSCoder) {
        style = .default
        super.init(coder: coder)
        addParts()
        coder.fill(self, as: UITableViewCell.self)
    }

    private func addParts() {
        backgroundColor = .systemBackground
        addSubview(contentView)
        if style != .default { detailTextLabel = UILabel() }
        textLabel?.font = .preferredFont(forTextStyle: .body)
        detailTextLabel?.font = .preferredFont(forTextStyle: style == .subtitle ? .caption1 : .body)
        if style != .subtitle { detailTextLabel?.textColor = .secondaryLabel }
        for part in [imageView, textLabel, detailTextLabel] as [UIView?] {
            if let part { contentView.addSubview(part) }
        }
    }

    /// Makes a cell as a table does. Swift on Linux can call no other initialiser of a class that it does not know than
    /// `init(coder:)`; `balloon import` writes a call of `init(style:reuseIdentifier:)` into an app's classes.
    open class func makeForReuse(style: CellStyle, reuseIdentifier: String?) -> UITableViewCell {
        self.init(coder: NSCoder()) ?? UITableViewCell(style: style, reuseIdentifier: reuseIdentifier)
    }

    /// Is called before the cell is reused.
    open func prepareForReuse() {}
    /// Selects or deselects the cell.
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
    /// Highlights the cell, or ends that.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

    /// Places the texts and the picture 16 points from each side, vertically centred, from the leading edge on.
    open override func layoutSubviews() {
        super.layoutSubviews()
        var content = bounds
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var end = edges.place(in: self, isSignHidden: accessoryView != nil)
        if let accessoryView {
            let size = accessoryView.bounds.size
            accessoryView.frame = CGRect(
                x: isMirrored ? 16 : bounds.width - 16 - size.width, y: (bounds.height - size.height) / 2,
                width: size.width, height: size.height)
            end = 24 + size.width
        }
        content.size.width = max(0, bounds.width - end)
        if isMirrored { content.origin.x = bounds.width - content.width }
        backgroundView?.frame = bounds
        contentView.frame = content
        placeTexts(in: content.size, isMirrored: isMirrored)
    }

    private func placeTexts(in content: CGSize, isMirrored: Bool) {
        func place(_ view: UIView?, _ start: CGFloat, _ top: CGFloat, _ width: CGFloat, _ height: CGFloat) {
            let left = isMirrored ? content.width - start - width : start
            view?.frame = CGRect(x: left, y: top, width: width, height: height)
        }
        var start = 16 + CGFloat(indentationLevel) * indentationWidth
        if let size = imageView?.image?.size {
            place(imageView, start, (content.height - size.height) / 2, size.width, size.height)
            start += size.width + 16
        }
        let room = CGSize(width: max(0, content.width - start - 16), height: content.height)
        let title = textLabel?.text == nil ? .zero : textLabel?.sizeThatFits(room) ?? .zero
        let detail = detailTextLabel?.text == nil ? .zero : detailTextLabel?.sizeThatFits(room) ?? .zero
        if style == .subtitle, detail.height > 0 {
            let top = (content.height - title.height - detail.height) / 2
            place(textLabel, start, top, room.width, title.height)
            place(detailTextLabel, start, top + title.height, room.width, detail.height)
            return
        }
        let end = detail.width > 0 ? detail.width + 8 : 0
        place(textLabel, start, 0, max(0, room.width - end), content.height)
        place(detailTextLabel, content.width - 16 - detail.width, 0, detail.width, content.height)
    }
}
