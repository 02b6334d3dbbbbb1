import Balloons
import Foundation
import MessagesHost

/// An app that is opened again for each touch, in one style.
@MainActor struct OpenedApp {
    let style: MSMessagesAppPresentationStyle
    let context: LayoutContext
    let makeController: @MainActor () -> MSMessagesAppViewController

    /// The styles that a user opens an app in.
    static let styles: [MSMessagesAppPresentationStyle] = [.compact, .expanded]

    /// The maximum number of touches in one style; a keyboard of an app has some forty keys.
    private static let maximumTouches = 100

    /// The names of all that can be touched, in the order of the views.
    func touches() throws -> [String] {
        guard let controller = try opened().appController else { return [] }
        var counts: [String: Int] = [:]
        return Touch.all(in: controller.view).prefix(Self.maximumTouches).map { touch in
            let name = "\(style == .compact ? "compact" : "expanded")-\(touch.name)"
            counts[name, default: 0] += 1
            return counts[name] == 1 ? name : "\(name)-\(counts[name] ?? 0)"
        }
    }

    /// Opens the app, and touches what has an index.
    /// - Returns: the host after it.
    func touch(_ index: Int) throws -> TranscriptHost {
        let host = try opened()
        try host.tapInApp { controller in
            let touches = Touch.all(in: controller.view)
            // An app that shows something else each time it is opened may have less.
            if touches.indices.contains(index) { touches[index].perform() }
        }
        // An expanded app covers the draft: people go back to see it.
        if host.draft.message != nil, !host.isInputFieldVisible { try host.toggleStyle() }
        return host
    }

    private func opened() throws -> TranscriptHost {
        let host = TranscriptHost(context: context, makeController: makeController)
        try host.openConversation()
        try host.openApp()
        if style == .expanded, host.appController?.presentationStyle == .compact { try host.toggleStyle() }
        host.appController?.view.layoutIfNeeded()
        return host
    }
}

/// Something on the screen that a finger can touch.
@MainActor struct Touch {
    /// What it is called: by its label, its title or its kind.
    let name: String
    let perform: @MainActor () -> Void

    /// Everything below a view that can be touched, in the order of the views. Of a list it is the first cell.
    static func all(in view: UIView) -> [Touch] {
        guard !view.isHidden, view.alpha > 0.01, view.isUserInteractionEnabled else { return [] }
        if let control = view as? UIControl {
            let events = control.allControlEvents.intersection([.touchDown, .touchUpInside, .primaryActionTriggered])
            guard !events.isEmpty, control.isEnabled else { return [] }
            return [Touch(name: named(control), perform: { control.sendActions(for: events) })]
        }
        if let list = view as? UITableView { return [cell(of: list)].compactMap { $0 } }
        if let list = view as? UICollectionView { return [cell(of: list)].compactMap { $0 } }
        if let hosted = view.hostedContent {
            return hosted.touches(in: view.bounds.size).map { touch in
                Touch(name: name(touch.label) ?? "view", perform: touch.perform)
            }
        }
        let own = (view.gestureRecognizers ?? []).compactMap { $0 as? UITapGestureRecognizer }.filter(\.isEnabled)
            .map { tap in Touch(name: named(view), perform: { tap.state = .ended }) }
        return own + view.subviews.flatMap(all)
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
