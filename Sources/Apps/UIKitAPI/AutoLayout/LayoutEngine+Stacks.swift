import AutoLayout
import Foundation

/// The arrangement of a stack as constraints, as UIKit makes them: `UISV-canvas-connection`, `UISV-spacing` and so on.
extension LayoutEngine {
    func addArrangement(of stack: UIStackView) {
        let views = stack.arrangedSubviews
        for view in views { _ = box(of: view) }
        StackArrangement(stack, views, self).add()
    }
}

@MainActor private struct StackArrangement {
    let stack: UIStackView
    let all: [UIView]
    let engine: LayoutEngine
    let name: String
    let isRow: Bool
    let isMirrored: Bool
    /// The stack, or the area inside its margins.
    let canvas: LayoutBox
    let isInset: Bool

    init(_ stack: UIStackView, _ views: [UIView], _ engine: LayoutEngine) {
        self.stack = stack
        all = views
        self.engine = engine
        name = stack.nameInReports
        isRow = stack.axis == .horizontal
        isMirrored = stack.isMirrored
        isInset = stack.isLayoutMarginsRelativeArrangement
        canvas = engine.box(of: isInset ? stack.layoutMarginsGuide : stack)
    }

    private var views: [UIView] { all.filter { !$0.isHidden } }

    func add() {
        for view in all where view.isHidden { collapse(view) }
        guard let first = views.first, let last = views.last else {
            for length in [canvas.width, canvas.height] {
                rule(LayoutExpression([LinearTerm(length)]), at: 1, because: "is empty")
            }
            return
        }
        rule(start(first) - canvasStart, because: "begins with its first view")
        rule(end(last) - canvasEnd, because: "ends with its last view")
        addGaps()
        addLengths()
        for view in views { align(view) }
        addCrossSize()
    }

    /// A hidden view has no length, and does not count perpendicular to the stack.
    private func collapse(_ view: UIView) {
        let box = engine.box(of: view)
        let why = "hides \(view.nameInReports)"
        rule(LayoutExpression([LinearTerm(isRow ? box.width : box.height)]), because: why)
        rule(start(view) - canvasStart, because: why)
        rule(LayoutExpression([LinearTerm(isRow ? box.y : box.x)]) - crossStart, because: why)
    }

    // MARK: - Along

    private func addGaps() {
        let pairs = Array(zip(views, views.dropFirst()))
        switch stack.distribution {
        case .fill, .fillEqually, .fillProportionally:
            for (view, next) in pairs { rule(gap(view, next, -stack.space(after: view)), because: "keeps its spacing") }
        case .equalSpacing, .equalCentering:
            for (view, next) in pairs {
                rule(
                    gap(view, next, -stack.space(after: view)), .greaterThanOrEqual,
                    because: "keeps at least its spacing")
                // If there is no extra room, the stack is as long as its views and the minimum spaces.
                rule(gap(view, next, -stack.space(after: view)), at: 49, because: "is no longer than it has to be")
            }
            guard let (view, next) = pairs.first else { return }
            for (other, after) in pairs.dropFirst() {
                if stack.distribution == .equalSpacing {
                    rule(gap(other, after) - gap(view, next), because: "has equal spaces")
                } else {
                    let here = center(after) - center(other)
                    rule(here - (center(next) - center(view)), at: 150, because: "has centres equally far apart")
                }
            }
        }
    }

    private func addLengths() {
        guard views.count > 0 else { return }
        if stack.distribution == .fillEqually {
            for view in views.dropFirst() {
                rule(length(view) - length(views[0]), because: "has views of equal length")
            }
        }
        if stack.distribution == .fillProportionally {
            let sizes = views.map { max(0, isRow ? $0.intrinsicContentSize.width : $0.intrinsicContentSize.height) }
            let spaces = views.dropLast().reduce(0) { $0 + stack.space(after: $1) }
            let sum = sizes.reduce(spaces, +)
            guard sum > 0 else { return }
            let whole = LayoutExpression([LinearTerm(isRow ? canvas.width : canvas.height)])
            for (view, size) in zip(views, sizes) where size > 0 {
                rule(
                    length(view).adding(whole, times: -Double(size / sum)), at: 999, because: "has views in proportion")
            }
        }
    }

    // MARK: - Across

    private func align(_ view: UIView) {
        let box = engine.box(of: view)
        let (start, length) = isRow ? (box.y, box.height) : (box.x, box.width)
        let near = LayoutExpression([LinearTerm(start)]) - crossStart
        let far = LayoutExpression([LinearTerm(start), LinearTerm(length)]) - crossEnd
        let isFlipped = !isRow && isMirrored
        switch stack.alignment {
        case .fill:
            rule(near, because: "fills its width or height")
            rule(far, because: "fills its width or height")
            return
        case .leading: rule(isFlipped ? far : near, because: "aligns its views")
        case .trailing: rule(isFlipped ? near : far, because: "aligns its views")
        case .center: rule(near.adding(far, times: 1), because: "centres its views")
        case .firstBaseline, .lastBaseline:
            guard isRow, let first = views.first else {
                return rule(isFlipped ? far : near, because: "aligns its views")
            }
            if view !== first { rule(baseline(view) - baseline(first), because: "aligns baselines") }
        }
        rule(near, .greaterThanOrEqual, because: "contains its views")
        rule(far, .lessThanOrEqual, because: "contains its views")
    }

    /// Where views do not fill the stack, it is as tall as the tallest of them: UIKit's `UISV-spanning-fit`.
    private func addCrossSize() {
        guard stack.alignment != .fill else { return }
        let across = LayoutExpression([LinearTerm(isRow ? canvas.height : canvas.width)])
        rule(across, at: 51, because: "is no larger than its views")
        guard stack.alignment == .firstBaseline || stack.alignment == .lastBaseline, isRow else { return }
        for view in views {
            rule(
                LayoutExpression([LinearTerm(engine.box(of: view).y)]) - crossStart, at: 50,
                because: "begins at the top")
        }
    }

    // MARK: - Expressions

    private var canvasStart: LayoutExpression {
        if isRow, isMirrored { return LayoutExpression() - edge(isRow, atEnd: true) }
        return edge(isRow, atEnd: false)
    }

    private var canvasEnd: LayoutExpression {
        if isRow, isMirrored { return LayoutExpression() - edge(isRow, atEnd: false) }
        return edge(isRow, atEnd: true)
    }

    private var crossStart: LayoutExpression { edge(!isRow, atEnd: false) }
    private var crossEnd: LayoutExpression { edge(!isRow, atEnd: true) }

    /// An edge of the canvas in the stack's coordinates.
    private func edge(_ isHorizontal: Bool, atEnd: Bool) -> LayoutExpression {
        var terms: [LinearTerm] = []
        if isInset { terms.append(LinearTerm(isHorizontal ? canvas.x : canvas.y)) }
        if atEnd { terms.append(LinearTerm(isHorizontal ? canvas.width : canvas.height)) }
        return LayoutExpression(terms)
    }

    /// The start of a view along the stack. In a row from right to left, positions have the opposite sign.
    private func start(_ view: UIView) -> LayoutExpression {
        let box = engine.box(of: view)
        if !isRow { return LayoutExpression([LinearTerm(box.y)]) }
        return isMirrored
            ? LayoutExpression([LinearTerm(box.x, -1), LinearTerm(box.width, -1)])
            : LayoutExpression([LinearTerm(box.x)])
    }

    private func end(_ view: UIView) -> LayoutExpression { start(view).adding(length(view), times: 1) }

    private func center(_ view: UIView) -> LayoutExpression { start(view).adding(length(view), times: 0.5) }

    private func length(_ view: UIView) -> LayoutExpression {
        let box = engine.box(of: view)
        return LayoutExpression([LinearTerm(isRow ? box.width : box.height)])
    }

    private func gap(_ view: UIView, _ next: UIView, _ constant: CGFloat = 0) -> LayoutExpression {
        (start(next) - end(view)).adding(LayoutExpression([], Double(constant)), times: 1)
    }

    private func baseline(_ view: UIView) -> LayoutExpression {
        let box = engine.box(of: view)
        let insets = view.baselineInsets
        if stack.alignment == .firstBaseline { return LayoutExpression([LinearTerm(box.y)], insets?.first ?? 0) }
        return LayoutExpression([LinearTerm(box.y), LinearTerm(box.height)], -(insets?.last ?? 0))
    }

    private func rule(
        _ expression: LayoutExpression, _ relation: LinearConstraint.Relation = .equal, at priority: Float = 1000,
        because what: String
    ) {
        engine.add(expression, relation, priority: priority, because: "\(name) \(what)")
    }
}
