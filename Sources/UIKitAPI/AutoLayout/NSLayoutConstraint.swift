import Foundation

/// A condition on the places or sizes of one or two views: `first = multiplier × second + constant`, or at most, or at
/// least. UIKit's class of this name.
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
    /// The view or guide on the left of the condition.
    public private(set) weak var firstItem: AnyObject?
    /// The view or guide on the right of it; nil for a constant alone.
    public private(set) weak var secondItem: AnyObject?
    /// What of the first one counts.
    public let firstAttribute: Attribute
    /// What of the second one counts.
    public let secondAttribute: Attribute
    /// Equal, at most or at least.
    public let relation: Relation
    /// What the second one is multiplied by.
    public let multiplier: CGFloat
    /// A name for reports of conflicts.
    open var identifier: String?
    /// Whether the app will archive it; nothing depends on it.
    open var shouldBeArchived = false
    /// The view that keeps the constraint while it is active: the nearest one that contains both items.
    weak var holder: UIView?

    /// What is added, in points.
    open var constant: CGFloat {
        didSet { if constant != oldValue { holder?.constraintChanged(self) } }
    }
    /// How much the constraint counts.
    open var priority = UILayoutPriority.required {
        didSet { if priority != oldValue { holder?.constraintChanged(self) } }
    }

    /// Makes a condition; it counts when it is active.
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

    /// Whether the constraint counts.
    open var isActive: Bool {
        get { holder != nil }
        set {
            guard newValue != isActive else { return }
            if newValue { holdByCommonAncestor() } else { holder?.letGo(self) }
        }
    }

    /// Makes constraints count.
    open class func activate(_ constraints: [NSLayoutConstraint]) { constraints.forEach { $0.isActive = true } }
    /// Makes constraints count no more.
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

    /// Across or down. UIKit's raw values.
    public enum Axis: Int, Sendable {
        case horizontal, vertical
    }

    /// What of a view a constraint is about. UIKit's raw values.
    public enum Attribute: Int, Sendable {
        case notAnAttribute = 0
        case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
        case lastBaseline, firstBaseline
        case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
        case centerXWithinMargins, centerYWithinMargins
    }

    /// The constraint in one line, for reports: its identifier, and what it says.
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
