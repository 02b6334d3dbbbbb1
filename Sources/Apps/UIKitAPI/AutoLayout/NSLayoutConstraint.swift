import Foundation

/// A condition on the places or sizes of one or two views: `first = multiplier × second + constant`, or the same with
/// "at most" or "at least". UIKit's class of this name.
///
/// ```swift
/// let card = UIView()
/// let map = UIView()
/// card.addSubview(map)
/// map.translatesAutoresizingMaskIntoConstraints = false
/// NSLayoutConstraint.activate([
///     map.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
///     map.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
/// ])
/// ```
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
    /// The view or guide on the left side of the condition.
    public private(set) weak var firstItem: AnyObject?
    /// The view or guide on the right side; nil where that is only a constant.
    public private(set) weak var secondItem: AnyObject?
    /// The attribute of the first item.
    public let firstAttribute: Attribute
    /// The attribute of the second item.
    public let secondAttribute: Attribute
    /// Equal, at most or at least.
    public let relation: Relation
    /// The factor of the second item's attribute.
    public let multiplier: CGFloat
    /// The name in reports of conflicts.
    open var identifier: String?
    /// Whether the app wants to archive it. The value is stored, and has no effect.
    open var shouldBeArchived = false
    /// The view that holds the constraint while it is active: the nearest common ancestor of both items.
    weak var holder: UIView?

    /// The constant that is added, in points.
    open var constant: CGFloat {
        didSet { if constant != oldValue { holder?.constraintChanged(self) } }
    }
    /// The priority of the constraint.
    open var priority = UILayoutPriority.required {
        didSet { if priority != oldValue { holder?.constraintChanged(self) } }
    }

    /// Makes a constraint. It has an effect while it is active.
    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        self.init(
            view1 as AnyObject, attr1, relation, view2.map { $0 as AnyObject }, attr2, multiplier: multiplier,
            constant: c)
    }

    init(
        _ first: AnyObject, _ firstAttribute: Attribute, _ relation: Relation, _ second: AnyObject?,
        _ secondAttribute: Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0
    ) {
        (firstItem, secondItem) = (first, second)
        self.firstAttribute = firstAttribute
        self.secondAttribute = second == nil ? .notAnAttribute : secondAttribute
        self.relation = relation
        self.multiplier = multiplier
        self.constant = constant
    }

    /// Whether the constraint has an effect.
    open var isActive: Bool {
        get { holder != nil }
        set {
            guard newValue != isActive else { return }
            if newValue { holdByCommonAncestor() } else { holder?.letGo(self) }
        }
    }

    /// Activates constraints.
    open class func activate(_ constraints: [NSLayoutConstraint]) { constraints.forEach { $0.isActive = true } }
    /// Deactivates constraints.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) { constraints.forEach { $0.isActive = false } }

    private func holdByCommonAncestor() {
        let views = [firstItem, secondItem].compactMap { LayoutItem($0)?.view }
        guard let first = views.first else { return }
        guard let ancestor = first.commonAncestor(with: views.last ?? first) else {
            preconditionFailure("\(summary) has no view that contains both items; add them to their superviews first")
        }
        ancestor.hold(self)
    }
}

extension NSLayoutConstraint {
    /// Equal, at most or at least. UIKit's raw values.
    public enum Relation: Int, Sendable {
        case lessThanOrEqual = -1
        case equal = 0
        case greaterThanOrEqual = 1
    }

    /// Horizontal or vertical. UIKit's raw values.
    public enum Axis: Int, Sendable {
        case horizontal, vertical
    }

    /// An attribute of a view that a constraint can use. UIKit's raw values.
    public enum Attribute: Int, Sendable {
        case notAnAttribute = 0
        case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
        case lastBaseline, firstBaseline
        case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
        case centerXWithinMargins, centerYWithinMargins
    }

    /// The constraint in one line, for reports: its identifier and its condition.
    package var summary: String {
        func part(_ item: AnyObject?, _ attribute: Attribute) -> String {
            "\(LayoutItem(item)?.name ?? "nothing").\(attribute)"
        }
        let sign = [Relation.lessThanOrEqual: "<=", .equal: "==", .greaterThanOrEqual: ">="][relation] ?? "=="
        var text = identifier.map { "\($0): " } ?? ""
        text += "\(part(firstItem, firstAttribute)) \(sign)"
        if secondItem != nil {
            text += (multiplier == 1 ? " " : " \(multiplier) * ") + part(secondItem, secondAttribute)
            if constant != 0 { text += constant < 0 ? " - \(-constant)" : " + \(constant)" }
        } else {
            text += " \(constant)"
        }
        return priority == .required ? text : text + " @\(priority.rawValue)"
    }
}
