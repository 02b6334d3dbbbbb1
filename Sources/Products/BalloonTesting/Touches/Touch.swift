import Balloons

/// Something on the screen that a finger can touch.
@MainActor struct Touch {
    /// What it is called: by its label, its title or its kind.
    let name: String
    let perform: @MainActor () -> Void

    /// Everything that can be touched of a controller, or of what it presents.
    static func all(on controller: UIViewController) -> [Touch] {
        let shown = shown(on: controller)
        guard let alert = shown as? UIAlertController else { return all(in: shown.view) }
        return alert.actions.filter(\.isEnabled).map {
            Touch(name: $0.title.flatMap(name) ?? "action", perform: $0.choose)
        }
    }

    /// Writes a text into each field of a controller, or of what it presents.
    /// - Returns: whether there is one.
    static func write(on controller: UIViewController) -> Bool {
        let shown = shown(on: controller)
        var waiting: [UIView] = (shown as? UIAlertController)?.textFields ?? [shown.view]
        var isWritten = false
        while let view = waiting.popLast() {
            guard !view.isHidden, view.isUserInteractionEnabled else { continue }
            if let field = view as? UITextField {
                field.text = text(hasOnlyDigits: field.keyboardType.hasOnlyDigits)
                field.sendActions(for: [.editingChanged, .editingDidEnd])
                isWritten = true
            } else if let area = view as? UITextView, area.isEditable {
                area.text = text(hasOnlyDigits: area.keyboardType.hasOnlyDigits)
                area.delegate?.textViewDidChange(area)
                isWritten = true
            }
            if view.hostedContent?.write(text(hasOnlyDigits:), in: view.bounds.size) == true { isWritten = true }
            waiting += view.subviews
        }
        return isWritten
    }

    /// What is written: a word, or a number.
    private static func text(hasOnlyDigits: Bool) -> String { hasOnlyDigits ? "12" : "Tea" }

    private static func shown(on controller: UIViewController) -> UIViewController {
        var shown = controller
        while let presented = shown.presentedViewController, presented.isViewLoaded { shown = presented }
        return shown
    }

    /// Everything below a view that can be touched, in the order of the views. Of a list it is the first cell, what is in it,
    /// and what is around the cells.
    static func all(in view: UIView) -> [Touch] {
        guard !view.isHidden, view.alpha > 0.01, view.isUserInteractionEnabled else { return [] }
        if let control = view as? UIControl {
            let events = control.allControlEvents.intersection([.touchDown, .touchUpInside, .primaryActionTriggered])
            guard control.isEnabled else { return [] }
            // Another one can have a gesture.
            if !events.isEmpty { return [Touch(name: named(control), perform: { control.sendActions(for: events) })] }
        }
        if let list = view as? UITableView { return all(in: list, cell: cell(of: list), cells: list.visibleCells) }
        if let list = view as? UICollectionView { return all(in: list, cell: cell(of: list), cells: list.visibleCells) }
        if let view = view as? MSStickerView, let sticker = view.sticker {
            return [Touch(name: "sticker") { view.messagesController?.activeConversation?.insert(sticker) }]
        }
        if let hosted = view.hostedContent {
            return hosted.touches(in: view.bounds.size).map { touch in
                Touch(name: name(touch.label) ?? "view", perform: touch.perform)
            }
        }
        let own = (view.gestureRecognizers ?? []).compactMap { $0 as? UITapGestureRecognizer }.filter(\.isEnabled)
            .map { tap in Touch(name: named(view), perform: { tap.state = .ended }) }
        return own + view.subviews.flatMap(all)
    }

    private static func all(in list: UIView, cell: Touch?, cells: [UIView]) -> [Touch] {
        [cell].compactMap { $0 } + list.subviews.filter { !cells.dropFirst().contains($0) }.flatMap(all)
    }

    private static func cell(of list: UITableView) -> Touch? {
        guard let path = list.indexPathsForVisibleRows?.first, list.allowsSelection else { return nil }
        return Touch(name: "first-row") { list.delegate?.tableView(list, didSelectRowAt: path) }
    }

    private static func cell(of list: UICollectionView) -> Touch? {
        guard let path = list.indexPathsForVisibleItems.min(), list.allowsSelection else { return nil }
        return Touch(name: "first-cell") { list.delegate?.collectionView(list, didSelectItemAt: path) }
    }

    /// Letters and digits of what people read on it, at most a few words.
    private static func named(_ view: UIView) -> String {
        let button = view as? UIButton
        let texts = [view.accessibilityLabel, button?.currentTitle, view.accessibilityIdentifier]
        return texts.lazy.compactMap { $0.flatMap(name) }.first ?? (button == nil ? "view" : "button")
    }

    /// The words of a text that a name has; nil for none.
    private static func name(_ text: String) -> String? {
        let words = text.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.prefix(maximumWords)
        return words.isEmpty ? nil : words.joined(separator: "-")
    }

    /// The maximum number of words of a name, which becomes a file's name.
    private static let maximumWords = 4
}

extension UIResponder {
    /// The app's controller that the object belongs to.
    fileprivate var messagesController: MSMessagesAppViewController? {
        self as? MSMessagesAppViewController ?? next?.messagesController
    }
}
