import Foundation

/// Bars and their items.
extension ObjectGraph {
    /// Reads a navigation bar or a toolbar.
    func readBar(_ element: MarkupElement, into view: UIView) {
        if let bar = view as? UINavigationBar {
            bar.barTintColor = element.keyed("barTintColor").flatMap { color($0) }
            if let tint = element.keyed("tintColor").flatMap({ color($0) }) { bar.tintColor = tint }
            bar.isTranslucent = element.flag("translucent") ?? true
            bar.prefersLargeTitles = element.flag("largeTitles") ?? false
            if element["barStyle"] == "black" { bar.barStyle = .black }
            if let color = element.keyed("titleTextAttributes")?.keyed("textColor").flatMap({ color($0) }) {
                bar.titleTextAttributes = [.foregroundColor: color]
            }
            let items = element.list("items").filter { $0.name == "navigationItem" }.map { part in
                let item = UINavigationItem(title: "")
                read(part, into: item)
                return item
            }
            if !items.isEmpty { bar.items = items }
        } else if let bar = view as? UIToolbar {
            bar.barTintColor = element.keyed("barTintColor").flatMap { color($0) }
            bar.items = element.list("items").filter { $0.name == "barButtonItem" }.map { barButton($0) }
        }
    }

    /// Reads the navigation item of a controller.
    func read(_ element: MarkupElement, into item: UINavigationItem) {
        item.title = element["title"] ?? item.title
        item.prompt = element["prompt"]
        switch element["largeTitleDisplayMode"] {
        case "always": item.largeTitleDisplayMode = .always
        case "never": item.largeTitleDisplayMode = .never
        default: break
        }
        add(item, id: element["id"])
        if let view = element.keyed("titleView") { item.titleView = makeView(view) }
        for part in element.children {
            switch part["key"] ?? part.name {
            case "leftBarButtonItem": item.leftBarButtonItem = barButton(part)
            case "rightBarButtonItem": item.rightBarButtonItem = barButton(part)
            case "backBarButtonItem": item.backBarButtonItem = barButton(part)
            case "leftBarButtonItems": item.leftBarButtonItems = part.children.map { barButton($0) }
            case "rightBarButtonItems": item.rightBarButtonItems = part.children.map { barButton($0) }
            default: break
            }
        }
    }

    /// Makes a button of a bar: one of the system's, or one with a title, a picture or a view of the app.
    private func barButton(_ element: MarkupElement) -> UIBarButtonItem {
        let button =
            element["systemItem"].flatMap { Self.systemItems[$0] }
            .map { UIBarButtonItem(barButtonSystemItem: $0, target: nil, action: nil) }
            ?? UIBarButtonItem(title: element["title"], style: .plain, target: nil, action: nil)
        if button.systemItem == nil { button.image = image(element["image"]) }
        if element["style"] == "done" { button.style = .done }
        if let tint = element.keyed("tintColor").flatMap({ color($0) }) { button.tintColor = tint }
        button.width = element.number("width").map { CGFloat($0) } ?? 0
        if let view = element.keyed("customView") { button.customView = makeView(view) }
        add(button, id: element["id"])
        connect(button, by: element)
        return button
    }

    private static let systemItems: [String: UIBarButtonItem.SystemItem] = [
        "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add, "compose": .compose,
        "reply": .reply, "action": .action, "organize": .organize, "bookmarks": .bookmarks, "search": .search,
        "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash, "play": .play, "pause": .pause,
        "rewind": .rewind, "fastForward": .fastForward, "undo": .undo, "redo": .redo,
        "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace,
    ]
}
