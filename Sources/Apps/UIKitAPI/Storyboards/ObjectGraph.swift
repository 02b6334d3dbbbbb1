import Foundation

/// The objects that a part of a storyboard or of a nib file describes, made as Interface Builder's files are read on iOS:
/// first all objects, then constraints, outlets and actions, then `awakeFromNib`.
@MainActor final class ObjectGraph {
    let classes: CustomClasses
    let bundle: Bundle?
    /// The names of images in the file that are symbols of the system. An image with any other name that does not exist
    /// is empty.
    let symbols: Set<String>
    /// The objects by the identifiers of their elements.
    private(set) var objects: [String: AnyObject] = [:]
    /// The outlets and actions, which are connected when all objects exist.
    private var connections: [(object: AnyObject, element: MarkupElement)] = []
    private var constraints: [(view: UIView, element: MarkupElement)] = []
    private var attributes: [(view: UIView, element: MarkupElement)] = []
    private var views: [UIView] = []
    /// The controller of the storyboard, which stores its segues.
    weak var controller: UIViewController?

    init(classes: CustomClasses, bundle: Bundle?, symbols: Set<String>) {
        (self.classes, self.bundle, self.symbols) = (classes, bundle, symbols)
    }

    /// Adds an object that already exists.
    func add(_ object: AnyObject, id: String?) { if let id { objects[id] = object } }

    /// Stores the outlets and actions of an element.
    func connect(_ object: AnyObject, by element: MarkupElement) { connections.append((object, element)) }

    /// Stores the constraints of an element.
    func constrain(_ view: UIView, by element: MarkupElement) { constraints.append((view, element)) }

    /// Stores a property that Interface Builder sets by its name.
    func keep(_ attribute: MarkupElement, for view: UIView) { attributes.append((view, attribute)) }

    /// Stores a view, which is called when everything is read.
    func remember(_ view: UIView) { views.append(view) }

    /// Makes the connections and constraints when all objects exist.
    func finish() {
        for (view, element) in constraints { add(element, to: view) }
        for (view, element) in attributes { set(element, of: view) }
        for (object, element) in connections {
            for connection in element.list("connections") { connect(object, connection) }
        }
        for view in views { view.awakeFromNib() }
        (constraints, attributes, connections, views) = ([], [], [], [])
    }

    // MARK: - Constraints

    private func add(_ element: MarkupElement, to view: UIView) {
        guard element.flag("placeholder") != true, let first = attribute(element["firstAttribute"]) else { return }
        let item: AnyObject? = element["firstItem"].map { objects[$0] } ?? view
        let other = element["secondItem"].flatMap { objects[$0] }
        guard let item, element["secondItem"] == nil || other != nil else { return }
        let relations: [String: NSLayoutConstraint.Relation] = [
            "lessThanOrEqual": .lessThanOrEqual, "greaterThanOrEqual": .greaterThanOrEqual,
        ]
        // Interface Builder omits the constant of its standard space: 20 points to the superview, 8 to other views.
        let isInside = (item as? UIView)?.superview === other || (other as? UIView)?.superview === item
        let standard = element.flag("symbolic") == true ? (isInside ? 20.0 : 8) : 0
        let constraint = NSLayoutConstraint(
            item: item, attribute: first, relatedBy: element["relation"].flatMap { relations[$0] } ?? .equal,
            toItem: other, attribute: attribute(element["secondAttribute"]) ?? .notAnAttribute,
            multiplier: multiplier(element["multiplier"]), constant: CGFloat(element.number("constant") ?? standard))
        if let priority = element.number("priority") { constraint.priority = UILayoutPriority(Float(priority)) }
        constraint.identifier = element["identifier"]
        constraint.isActive = true
        add(constraint, id: element["id"])
    }

    /// A factor: `0.5`, or `16:9`.
    private func multiplier(_ text: String?) -> CGFloat {
        let parts = (text ?? "1").split { $0 == ":" || $0 == "/" }.compactMap { Double($0) }
        guard let first = parts.first else { return 1 }
        return parts.count > 1 && parts[1] != 0 ? first / parts[1] : first
    }

    private func attribute(_ name: String?) -> NSLayoutConstraint.Attribute? {
        guard let name else { return nil }
        let names: [String: NSLayoutConstraint.Attribute] = [
            "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
            "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY,
            "baseline": .lastBaseline, "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline,
            "leftMargin": .leftMargin, "rightMargin": .rightMargin, "topMargin": .topMargin,
            "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
            "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
        ]
        return names[name]
    }

    // MARK: - Outlets and actions

    private func connect(_ object: AnyObject, _ element: MarkupElement) {
        switch element.name {
        case "outlet", "outletCollection":
            guard let name = element["property"], let target = element["destination"].flatMap({ objects[$0] }) else {
                return
            }
            if !connectKnown(object, name, target) {
                _ = (object as? UIResponder)?.connect(outletNamed: name, to: target)
            }
        case "action":
            guard let selector = element["selector"].map({ Selector($0) }) else { return }
            let target = element["destination"].flatMap { objects[$0] }
            switch object {
            case let control as UIControl:
                control.addTarget(target, action: selector, for: events(element["eventType"]))
            case let recognizer as UIGestureRecognizer:
                if let target { recognizer.addTarget(target, action: selector) }
            case let item as UIBarButtonItem: (item.target, item.action) = (target, selector)
            default: break
            }
        case "segue":
            controller?.keepSegue(element)
            if element["kind"] == "embed", let view = object as? UIView { controller?.embed(element, in: view) }
            if let control = object as? UIControl, let id = element["id"], element["kind"] != "embed" {
                control.addAction(
                    UIAction { [weak controller] action in controller?.performSegue(id: id, sender: action.sender) },
                    for: .touchUpInside)
            }
        default: break
        }
    }

    /// The outlets that UIKit's own classes have.
    private func connectKnown(_ object: AnyObject, _ name: String, _ target: AnyObject) -> Bool {
        switch (object, name) {
        case (let table as UITableView, "dataSource"): table.dataSource = target as? any UITableViewDataSource
        case (let table as UITableView, "delegate"): table.delegate = target as? any UITableViewDelegate
        case (let list as UICollectionView, "dataSource"): list.dataSource = target as? any UICollectionViewDataSource
        case (let list as UICollectionView, "delegate"): list.delegate = target as? any UICollectionViewDelegate
        case (let field as UITextField, "delegate"): field.delegate = target as? any UITextFieldDelegate
        case (let text as UITextView, "delegate"): text.delegate = target as? any UITextViewDelegate
        case (let bar as UISearchBar, "delegate"): bar.delegate = target as? any UISearchBarDelegate
        case (let picker as UIPickerView, "dataSource"): picker.dataSource = target as? any UIPickerViewDataSource
        case (let picker as UIPickerView, "delegate"): picker.delegate = target as? any UIPickerViewDelegate
        case (let recognizer as UIGestureRecognizer, "delegate"):
            recognizer.delegate = target as? any UIGestureRecognizerDelegate
        case (let view as UIView, "gestureRecognizers"):
            if let recognizer = target as? UIGestureRecognizer { view.addGestureRecognizer(recognizer) }
        case (let controller as UIViewController, "view"): controller.view = target as? UIView
        case (let scroll as UIScrollView, "delegate"): scroll.delegate = target as? any UIScrollViewDelegate
        default: return false
        }
        return true
    }

    private func events(_ name: String?) -> UIControl.Event {
        let names: [String: UIControl.Event] = [
            "touchDown": .touchDown, "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside,
            "valueChanged": .valueChanged, "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged,
            "editingDidEnd": .editingDidEnd, "editingDidEndOnExit": .editingDidEndOnExit,
            "primaryActionTriggered": .primaryActionTriggered, "touchDragInside": .touchDragInside,
            "touchCancel": .touchCancel,
        ]
        return name.flatMap { names[$0] } ?? .touchUpInside
    }
}
