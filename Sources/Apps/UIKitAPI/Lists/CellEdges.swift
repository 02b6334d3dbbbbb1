import Foundation

/// The decorations at the edges of a table's row: the separator below it, and the accessory at its end.
@MainActor final class CellEdges {
    /// The separator below the row.
    private let separator = UIView()
    /// The accessory at the end.
    private let sign = UIImageView()
    /// The space on each side of the accessory, in points: the row's margin, and 8 before it (inferred).
    private static let signMargin: CGFloat = 16
    private static let signGap: CGFloat = 8

    /// Shows the separator in a colour; none for nil.
    func showSeparator(_ color: UIColor?, in cell: UITableViewCell) {
        separator.backgroundColor = color
        if color == nil { separator.removeFromSuperview() } else { cell.addSubview(separator) }
        cell.setNeedsLayout()
    }

    /// Shows the accessory of a type.
    func showSign(of type: UITableViewCell.AccessoryType, in cell: UITableViewCell) {
        let configuration = UIImage.SymbolConfiguration(pointSize: 14, weight: .semibold)
        let name: String? =
            switch type {
            case .none: nil
            case .disclosureIndicator: "chevron.forward"
            case .checkmark: "checkmark"
            case .detailButton, .detailDisclosureButton: "info.circle"
            }
        sign.image = name.flatMap { UIImage(systemName: $0, withConfiguration: configuration) }
        sign.tintColor = type == .disclosureIndicator ? .tertiaryLabel : nil
        if sign.image == nil { sign.removeFromSuperview() } else { cell.addSubview(sign) }
        cell.setNeedsLayout()
    }

    /// Places the separator and the accessory.
    /// - Parameter isSignHidden: whether a view of the app is in the accessory's place.
    /// - Returns: the width of the row that the accessory needs.
    func place(in cell: UITableViewCell, isSignHidden: Bool) -> CGFloat {
        let bounds = cell.bounds
        let isMirrored = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let (before, after) = (cell.separatorInset.left, cell.separatorInset.right)
        let line = 1 / max(1, cell.traitCollection.displayScale)
        separator.frame = CGRect(
            x: isMirrored ? after : before, y: bounds.height - line, width: max(0, bounds.width - before - after),
            height: line)
        sign.isHidden = isSignHidden
        guard !isSignHidden, let size = sign.image?.size else { return 0 }
        let end = Self.signMargin + size.width
        sign.frame = CGRect(
            x: isMirrored ? Self.signMargin : bounds.width - end, y: (bounds.height - size.height) / 2,
            width: size.width, height: size.height)
        return end + Self.signGap
    }
}
