import AutoLayout
import Foundation

/// A sum of variables and a constant.
struct LayoutExpression {
    var terms: [LinearTerm]
    var constant: Double

    init(_ terms: [LinearTerm] = [], _ constant: Double = 0) {
        self.terms = terms
        self.constant = constant
    }

    static func - (a: LayoutExpression, b: LayoutExpression) -> LayoutExpression { a.adding(b, times: -1) }

    func adding(_ other: LayoutExpression, times factor: Double) -> LayoutExpression {
        LayoutExpression(
            terms + other.terms.map { LinearTerm($0.variable, $0.coefficient * factor) },
            constant + other.constant * factor)
    }
}

extension LayoutEngine {
    /// The variables of an item, which are created on first use.
    func box(of object: AnyObject) -> LayoutBox {
        let id = ObjectIdentifier(object)
        if let box = boxes[id] { return box }
        guard let item = LayoutItem(object) else { preconditionFailure("Constraints are about views and guides") }
        let box = LayoutBox(item, in: self)
        boxes[id] = box
        ordered.append(box)
        return box
    }

    /// A constraint in the form of the solver; nil where an item was released, or is outside the tree.
    func linear(_ constraint: NSLayoutConstraint) -> LinearConstraint? {
        guard let first = constraint.firstItem, let firstView = LayoutItem(first)?.view,
            firstView.isDescendant(of: root)
        else { return nil }
        var ancestor = firstView
        var secondView: UIView?
        if let second = constraint.secondItem {
            guard let view = LayoutItem(second)?.view, view.isDescendant(of: root),
                let common = firstView.commonAncestor(with: view)
            else { return nil }
            secondView = view
            ancestor = common
        } else if constraint.secondAttribute != .notAnAttribute {
            return nil
        }
        let isMirrored = ancestor.isMirrored
        var expression = self.expression(first, firstView, constraint.firstAttribute, in: ancestor, isMirrored)
        if let second = constraint.secondItem, let secondView {
            expression = expression.adding(
                self.expression(second, secondView, constraint.secondAttribute, in: ancestor, isMirrored),
                times: -Double(constraint.multiplier))
        }
        expression.constant -= Double(constraint.constant)
        let relations: [NSLayoutConstraint.Relation: LinearConstraint.Relation] = [
            .lessThanOrEqual: .lessThanOrEqual, .greaterThanOrEqual: .greaterThanOrEqual,
        ]
        return LinearConstraint(
            expression.terms, constant: expression.constant, relations[constraint.relation] ?? .equal,
            priority: constraint.priority.rawValue)
    }

    /// An edge, a centre, a baseline or a size, in the coordinates of an ancestor of the item.
    private func expression(
        _ item: AnyObject, _ view: UIView, _ attribute: NSLayoutConstraint.Attribute, in ancestor: UIView,
        _ isMirrored: Bool
    ) -> LayoutExpression {
        if let plain = attribute.withoutMargins {
            return expression(view.layoutMarginsGuide, view, plain, in: ancestor, isMirrored)
        }
        let box = box(of: item)
        func at(_ start: SolverVariable, _ length: SolverVariable, _ part: Double) -> LayoutExpression {
            var sum = LayoutExpression()
            let isHorizontal = start == box.x
            // The sum goes from the item outward to the common ancestor, whose own place does not count.
            var outer = item === ancestor ? nil : item is UILayoutGuide ? view : view.superview
            if item !== ancestor { sum.terms.append(LinearTerm(start)) }
            if part != 0 { sum.terms.append(LinearTerm(length, part)) }
            while let current = outer, current !== ancestor {
                let around = self.box(of: current)
                sum.terms.append(LinearTerm(isHorizontal ? around.x : around.y))
                outer = current.superview
            }
            return sum
        }
        func mirrored(_ expression: LayoutExpression) -> LayoutExpression {
            LayoutExpression([LinearTerm(self.box(of: ancestor).width)]) - expression
        }
        switch attribute {
        case .left: return at(box.x, box.width, 0)
        case .right: return at(box.x, box.width, 1)
        case .leading: return isMirrored ? mirrored(at(box.x, box.width, 1)) : at(box.x, box.width, 0)
        case .trailing: return isMirrored ? mirrored(at(box.x, box.width, 0)) : at(box.x, box.width, 1)
        case .centerX: return at(box.x, box.width, 0.5)
        case .top: return at(box.y, box.height, 0)
        case .bottom: return at(box.y, box.height, 1)
        case .centerY: return at(box.y, box.height, 0.5)
        case .width: return LayoutExpression([LinearTerm(box.width)])
        case .height: return LayoutExpression([LinearTerm(box.height)])
        case .firstBaseline:
            return at(box.y, box.height, 0).adding(LayoutExpression([], view.baselineInsets?.first ?? 0), times: 1)
        case .lastBaseline:
            return at(box.y, box.height, 1).adding(LayoutExpression([], view.baselineInsets?.last ?? 0), times: -1)
        default: return LayoutExpression()
        }
    }
}

extension NSLayoutConstraint.Attribute {
    /// The corresponding attribute without margins; nil for an attribute that is not about margins.
    var withoutMargins: NSLayoutConstraint.Attribute? {
        switch self {
        case .leftMargin: .left
        case .rightMargin: .right
        case .topMargin: .top
        case .bottomMargin: .bottom
        case .leadingMargin: .leading
        case .trailingMargin: .trailing
        case .centerXWithinMargins: .centerX
        case .centerYWithinMargins: .centerY
        default: nil
        }
    }

    /// The axis of the attribute.
    var axis: NSLayoutConstraint.Axis {
        switch self {
        case .left, .right, .leading, .trailing, .centerX, .width, .leftMargin, .rightMargin, .leadingMargin,
            .trailingMargin, .centerXWithinMargins:
            .horizontal
        default: .vertical
        }
    }
}
