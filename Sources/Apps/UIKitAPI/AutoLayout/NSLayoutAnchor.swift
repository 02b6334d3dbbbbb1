import Foundation

/// An edge, a centre, a baseline or a size of a view, from which constraints are made. UIKit's class of this name.
///
/// ```swift
/// let card = UIView()
/// let title = UIView()
/// card.addSubview(title)
/// title.topAnchor.constraint(greaterThanOrEqualTo: card.topAnchor, constant: 8).isActive = true
/// ```
@preconcurrency @MainActor public class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    let item: AnyObject
    let attribute: NSLayoutConstraint.Attribute

    init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
        self.item = item
        self.attribute = attribute
    }

    func constraint(
        _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>?, multiplier: CGFloat = 1,
        constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            item, attribute, relation, other?.item, other?.attribute ?? .notAnAttribute, multiplier: multiplier,
            constant: constant)
    }

    /// Returns a constraint: this anchor equals the other one plus a constant in points.
    public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0) -> NSLayoutConstraint {
        constraint(.equal, anchor, constant: c)
    }
    /// Returns a constraint: this anchor is at least the other one plus a constant in points.
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
    ) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, anchor, constant: c)
    }
    /// Returns a constraint: this anchor is at most the other one plus a constant in points.
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
    ) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, anchor, constant: c)
    }
}

/// The system's spacing between two views.
enum SystemSpacing {
    /// Between neighbours, in points. Source: Apple's Human Interface Guidelines and visual format guide: 8.
    static let neighbours: CGFloat = 8
    /// To the edge of the superview. Source: the visual format guide: 20 without margins, the margins otherwise.
    static let superview: CGFloat = 20
}

/// A horizontal edge or centre. UIKit's class of this name.
///
/// ```swift
/// let card = UIView()
/// let title = UIView()
/// card.addSubview(title)
/// let edge: NSLayoutXAxisAnchor = title.leadingAnchor
/// edge.constraint(equalToSystemSpacingAfter: card.leadingAnchor, multiplier: 1).isActive = true
/// ```
@preconcurrency @MainActor public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// Returns a constraint: this anchor is after the other one by the system's spacing times a number.
    public func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.equal, anchor, constant: multiplier * SystemSpacing.neighbours)
    }
    /// Returns a constraint: this anchor is after the other one by at least the system's spacing times a number.
    public func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, anchor, constant: multiplier * SystemSpacing.neighbours)
    }
    /// Returns a constraint: this anchor is after the other one by at most the system's spacing times a number.
    public func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, anchor, constant: multiplier * SystemSpacing.neighbours)
    }
}

/// A vertical edge or centre, or a baseline. UIKit's class of this name.
///
/// ```swift
/// let card = UIView()
/// let title = UIView()
/// card.addSubview(title)
/// let edge: NSLayoutYAxisAnchor = title.topAnchor
/// edge.constraint(equalToSystemSpacingBelow: card.topAnchor, multiplier: 1).isActive = true
/// ```
@preconcurrency @MainActor public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// Returns a constraint: this anchor is below the other one by the system's spacing times a number.
    public func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.equal, anchor, constant: multiplier * SystemSpacing.neighbours)
    }
    /// Returns a constraint: this anchor is below the other one by at least the system's spacing times a number.
    public func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, anchor, constant: multiplier * SystemSpacing.neighbours)
    }
    /// Returns a constraint: this anchor is below the other one by at most the system's spacing times a number.
    public func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, anchor, constant: multiplier * SystemSpacing.neighbours)
    }
}

/// A width or a height. UIKit's class of this name.
///
/// ```swift
/// let thumbnail = UIView()
/// let width: NSLayoutDimension = thumbnail.widthAnchor
/// NSLayoutConstraint.activate([
///     width.constraint(equalToConstant: 60), thumbnail.heightAnchor.constraint(equalTo: width, multiplier: 0.75),
/// ])
/// ```
@preconcurrency @MainActor public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// Returns a constraint: the size is a constant, in points.
    public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { constraint(.equal, nil, constant: c) }
    /// Returns a constraint: the size is at least a constant, in points.
    public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, nil, constant: c)
    }
    /// Returns a constraint: the size is at most a constant, in points.
    public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, nil, constant: c)
    }
    /// Returns a constraint: the size is the other one times a number, plus a constant in points.
    public func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint {
        constraint(.equal, anchor, multiplier: m, constant: c)
    }
    /// Returns a constraint: the size is at least the other one times a number, plus a constant in points.
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, anchor, multiplier: m, constant: c)
    }
    /// Returns a constraint: the size is at most the other one times a number, plus a constant in points.
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, anchor, multiplier: m, constant: c)
    }
}
