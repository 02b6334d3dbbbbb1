import AutoLayout
import Foundation

/// The variables of a view or a guide, and the constraints that follow from its own properties.
@MainActor final class LayoutBox {
    weak var view: UIView?
    weak var guide: UILayoutGuide?
    let x: SolverVariable
    let y: SolverVariable
    let width: SolverVariable
    let height: SolverVariable
    /// Constraints whose constants follow a property, and their current constants.
    private var followed: [(key: ConstraintKey, constant: Double)] = []
    private var intrinsic: [ConstraintKey] = []
    private var intrinsicSize: CGSize?
    var isIntrinsicSizeKnown = false
    /// The width at which lines break; nil until it is known.
    private var lineWidth: CGFloat?
    private let isRoot: Bool

    init(_ item: LayoutItem, in engine: LayoutEngine) {
        let solver = engine.solver
        (x, y) = (solver.addVariable(), solver.addVariable())
        (width, height) = (solver.addVariable(), solver.addVariable())
        switch item {
        case .view(let view): self.view = view
        case .guide(let guide): self.guide = guide
        }
        isRoot = view === engine.root
        for (length, name) in [(width, "width"), (height, "height")] {
            engine.add(
                LayoutExpression([LinearTerm(length)]), .greaterThanOrEqual,
                because: "\(item.name).\(name) is not negative")
        }
        if isRoot { addRoot(engine) }
    }

    private func addRoot(_ engine: LayoutEngine) {
        let name = view?.nameInReports ?? ""
        for edge in [x, y] {
            engine.add(LayoutExpression([LinearTerm(edge)]), because: "\(name) is the outermost view")
        }
        guard case .fitting(let target, let horizontal, let vertical) = engine.size else { return }
        for (length, value, priority) in [(width, target.width, horizontal), (height, target.height, vertical)] {
            engine.add(
                LayoutExpression([LinearTerm(length)], -Double(value)), priority: priority,
                because: "\(name) fits \(value)")
        }
    }

    // MARK: - Following

    /// Reads the values that are set elsewhere. Returns whether one of them changed.
    func refresh(in engine: LayoutEngine) -> Bool {
        var changed = false
        if let view {
            if isRoot, case .given = engine.size {
                changed = follow([(width, view.bounds.width), (height, view.bounds.height)], "has this size", engine)
            } else if !isRoot, view.translatesAutoresizingMaskIntoConstraints {
                let (frame, insets) = (view.frame, view.alignmentRectInsets)
                changed = follow(
                    [
                        (x, frame.minX + insets.left), (y, frame.minY + insets.top),
                        (width, frame.width - insets.left - insets.right),
                        (height, frame.height - insets.top - insets.bottom),
                    ], "has this frame, by its autoresizing mask", engine)
            }
            let keepsFrame = !isRoot && view.translatesAutoresizingMaskIntoConstraints
            if !isIntrinsicSizeKnown, !keepsFrame { changed = refreshIntrinsicSize(of: view, engine) || changed }
        } else if let guide, let owner = guide.owningView, let insets = guide.insets(in: owner) {
            changed = follow(guide, insets, of: engine.box(of: owner), engine)
        }
        return changed
    }

    private func follow(
        _ values: [(SolverVariable, CGFloat)], _ rule: String, _ engine: LayoutEngine
    ) -> Bool {
        let name = view?.nameInReports ?? ""
        return follow(
            values.map { LayoutExpression([LinearTerm($0.0)], -Double($0.1)) }, because: "\(name) \(rule)", engine)
    }

    private func follow(
        _ guide: UILayoutGuide, _ insets: UIEdgeInsets, of owner: LayoutBox, _ engine: LayoutEngine
    ) -> Bool {
        follow(
            [
                LayoutExpression([LinearTerm(x)], -Double(insets.left)),
                LayoutExpression([LinearTerm(y)], -Double(insets.top)),
                LayoutExpression(
                    [LinearTerm(x), LinearTerm(width), LinearTerm(owner.width, -1)], Double(insets.right)),
                LayoutExpression(
                    [LinearTerm(y), LinearTerm(height), LinearTerm(owner.height, -1)], Double(insets.bottom)),
            ], because: "\(guide.identifier) has these insets", engine)
    }

    private func follow(_ expressions: [LayoutExpression], because rule: String, _ engine: LayoutEngine) -> Bool {
        guard !followed.isEmpty else {
            followed = expressions.map { (engine.add($0, because: rule), $0.constant) }
            return true
        }
        var changed = false
        for (index, expression) in expressions.enumerated() where followed[index].constant != expression.constant {
            engine.solver.setConstant(expression.constant, of: followed[index].key)
            followed[index].constant = expression.constant
            changed = true
        }
        return changed
    }

    // MARK: - Own size

    private func refreshIntrinsicSize(of view: UIView, _ engine: LayoutEngine) -> Bool {
        isIntrinsicSizeKnown = true
        var size = view.intrinsicContentSize
        if let lineWidth, let broken = view.sizeBreakingLines(at: lineWidth) { size.height = broken.height }
        guard size != intrinsicSize else { return false }
        intrinsicSize = size
        for key in intrinsic {
            engine.solver.remove(key)
            engine.sources[key] = nil
        }
        intrinsic = []
        let priorities = view.sizePriorities
        let name = view.nameInReports
        let axes = [
            (width, size.width, priorities.horizontalHugging, priorities.horizontalCompression, "width"),
            (height, size.height, priorities.verticalHugging, priorities.verticalCompression, "height"),
        ]
        for (length, value, hugging, compression, axis) in axes where value >= 0 {
            let expression = LayoutExpression([LinearTerm(length)], -Double(value))
            intrinsic.append(
                engine.add(
                    expression, .lessThanOrEqual, priority: hugging, because: "\(name) hugs its \(axis) \(value)"))
            intrinsic.append(
                engine.add(
                    expression, .greaterThanOrEqual, priority: compression,
                    because: "\(name) needs its \(axis) \(value)"))
        }
        return true
    }

    /// Sets the width of a multi-line view to the one that the solver found. Returns whether its intrinsic size may
    /// have changed.
    func setWidthForLines(from solver: LinearSolver) -> Bool {
        guard let view, isIntrinsicSizeKnown, let intrinsicSize else { return false }
        let found = view.pixelAligned(solver.value(of: width))
        guard found != lineWidth, let size = view.sizeBreakingLines(at: found) else { return false }
        lineWidth = found
        guard size.height != intrinsicSize.height else { return false }
        isIntrinsicSizeKnown = false
        return true
    }
}
