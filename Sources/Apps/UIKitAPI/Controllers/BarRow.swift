import Foundation

/// The row of a bar: items at its ends, and the title between them.
@MainActor struct BarRow {
    let leading: [UIView]
    /// The outermost item is first.
    let trailing: [UIView]
    let title: UIView?
    let bounds: CGRect
    /// The space at the left and right edge, in points.
    let margin: CGFloat

    /// The height of the row. Source: UIKit, observed.
    static let height: CGFloat = 44
    /// The space between two items, and beside the title (inferred).
    private static let gap: CGFloat = 8

    /// The views and their places.
    func placed(isMirrored: Bool) -> [(UIView, CGRect)] {
        var (left, right) = (margin, bounds.width - margin)
        var found: [(UIView, CGRect)] = []
        for view in leading {
            let size = Self.size(of: view)
            found.append((view, frame(size, x: left)))
            left += size.width + Self.gap
        }
        for view in trailing {
            let size = Self.size(of: view)
            found.append((view, frame(size, x: right - size.width)))
            right -= size.width + Self.gap
        }
        if let title {
            var size = Self.size(of: title)
            size.width = max(0, min(size.width, right - left))
            // The title is centred in the bar where there is room, and otherwise in the space between the items.
            let middle = (bounds.width - size.width) / 2
            found.append((title, frame(size, x: min(max(middle, left), right - size.width))))
        }
        guard isMirrored else { return found }
        return found.map { view, frame in
            (view, CGRect(origin: CGPoint(x: bounds.width - frame.maxX, y: frame.minY), size: frame.size))
        }
    }

    /// Places the items of a bar at the bottom from the leading edge on. Flexible spaces share the extra room.
    static func spread(_ items: [UIBarButtonItem], over bounds: CGRect, isMirrored: Bool) -> [(UIView, CGRect)] {
        let views = items.map(\.barView)
        let sizes = views.map { $0.map(size) ?? .zero }
        let margin: CGFloat = 16
        let gaps = gap * CGFloat(max(0, views.count { $0 != nil } - 1))
        let rest = max(0, bounds.width - 2 * margin - sizes.map(\.width).reduce(0, +) - gaps)
        let space = rest / CGFloat(max(1, views.count { $0 == nil }))
        var (left, found) = (margin, [(UIView, CGRect)]())
        for (view, size) in zip(views, sizes) {
            guard let view else {
                left += space
                continue
            }
            let x = isMirrored ? bounds.width - left - size.width : left
            found.append((view, CGRect(origin: CGPoint(x: x, y: (height - size.height) / 2), size: size)))
            left += size.width + gap
        }
        return found
    }

    private func frame(_ size: CGSize, x: CGFloat) -> CGRect {
        CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    /// A view of the app has its own size, or the size that its constraints give it.
    private static func size(of view: UIView) -> CGSize {
        var size = view is UILabel || view is UIButton ? view.sizeThatFits(.zero) : view.bounds.size
        if size.width <= 0 || size.height <= 0 {
            size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        }
        return CGSize(width: size.width, height: min(size.height, height))
    }
}

extension UIBarButtonItem {
    /// The view in the bar. It is the same view at each layout of the bar.
    var barView: UIView? {
        if let customView { return customView }
        guard systemItem != .flexibleSpace else { return nil }
        if systemItem == .fixedSpace { return UIView(frame: CGRect(x: 0, y: 0, width: max(width, 1), height: 1)) }
        let button = UIButton(type: .system)
        let isBold = style == .done || systemItem == .done
        let standard = titleTextAttributes(for: .normal) ?? [:]
        let font = UIFont.systemFont(ofSize: 17, weight: isBold ? .semibold : .regular)
        button.titleLabel?.font = standard[.font] as? UIFont ?? font
        if let color = standard[.foregroundColor] as? UIColor { button.setTitleColor(color, for: .normal) }
        if let picture = image ?? systemItem?.symbol.flatMap({ UIImage(systemName: $0) }) {
            button.setImage(picture, for: .normal)
        } else {
            button.setTitle(title ?? systemItem?.words, for: .normal)
        }
        if let tintColor { button.tintColor = tintColor }
        button.isEnabled = isEnabled
        button.accessibilityLabel = accessibilityLabel
        button.accessibilityIdentifier = accessibilityIdentifier
        button.addAction(UIAction { [weak self, weak button] _ in self?.act(from: button) }, for: .touchUpInside)
        return button
    }

    /// Performs the action of the item.
    private func act(from view: UIView?) {
        guard let action else { return primaryAction?.run(from: self) ?? () }
        let arguments: [Any] = [self, UIEvent()]
        if let target {
            action.call(on: target, with: arguments)
            return
        }
        var responder: UIResponder? = view
        while let current = responder, !action.call(on: current, with: arguments) { responder = current.next }
    }
}

extension UIBarButtonItem.SystemItem {
    /// The title; nil for an item with a picture.
    fileprivate var words: String? {
        switch self {
        case .done: "Done"
        case .cancel: "Cancel"
        case .edit: "Edit"
        case .save: "Save"
        case .undo: "Undo"
        case .redo: "Redo"
        default: nil
        }
    }

    /// The symbol; nil for an item with a title.
    fileprivate var symbol: String? {
        switch self {
        case .add: "plus"
        case .compose: "square.and.pencil"
        case .reply: "arrowshape.turn.up.left"
        case .action: "square.and.arrow.up"
        case .organize: "folder"
        case .bookmarks: "book"
        case .search: "magnifyingglass"
        case .refresh: "arrow.clockwise"
        case .stop: "xmark"
        case .camera: "camera"
        case .trash: "trash"
        case .play: "play.fill"
        case .pause: "pause.fill"
        case .rewind: "backward.fill"
        case .fastForward: "forward.fill"
        case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace: nil
        }
    }
}
