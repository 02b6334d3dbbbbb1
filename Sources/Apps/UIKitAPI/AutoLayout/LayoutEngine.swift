import AutoLayout
import Foundation
import ViewLayout

/// The constraints of a tree of views in one solver, and the frames that it finds.
///
/// A tree with other constraints or views gets a new engine, so that a layout never depends on earlier states. Other
/// constants, priorities, sizes of the content and sizes of the outermost view are changes in the same solver. Each
/// view has four variables: its left and top edge in its superview, its width and its height.
@MainActor final class LayoutEngine {
    /// How the size of the outermost view is determined.
    enum RootSize {
        /// By its bounds.
        case given
        /// By the constraints, near a target size.
        case fitting(CGSize, horizontal: Float, vertical: Float)
    }

    /// The origin of a constraint in the solver.
    enum Source {
        case constraint(NSLayoutConstraint)
        /// The content of a view, its mask, or an edge of a guide, described by a sentence.
        case rule(String)
    }

    unowned let root: UIView
    let size: RootSize
    /// The viewer for whom the engine was made. Another text size or direction needs another engine.
    let traits: TraitCollection
    let solver = LinearSolver()
    var boxes: [ObjectIdentifier: LayoutBox] = [:]
    /// The boxes in the order in which they were made.
    var ordered: [LayoutBox] = []
    var sources: [ConstraintKey: Source] = [:]
    private var keys: [ObjectIdentifier: ConstraintKey] = [:]
    /// The conflicts that were found since the engine was made.
    private(set) var conflicts: [AutoLayoutReport.Conflict] = []
    private var isDirty = true
    /// Whether frames or sizes that are set elsewhere may have changed.
    private var needsRefresh = true

    init(root: UIView, size: RootSize) {
        self.root = root
        self.size = size
        traits = root.traitCollection.traits
        _ = box(of: root)
        addTree(root)
    }

    // MARK: - Building

    private func addTree(_ view: UIView) {
        for guide in view.layoutGuides { _ = box(of: guide) }
        if let stack = view as? UIStackView { addArrangement(of: stack) }
        for constraint in view.constraints { add(constraint) }
        for subview in view.subviews {
            if !subview.translatesAutoresizingMaskIntoConstraints { _ = box(of: subview) }
            addTree(subview)
        }
    }

    private func add(_ constraint: NSLayoutConstraint) {
        guard let linear = linear(constraint) else { return }
        let key = solver.add(linear)
        keys[ObjectIdentifier(constraint)] = key
        sources[key] = .constraint(constraint)
    }

    /// Adds a constraint that the app did not make.
    @discardableResult func add(
        _ expression: LayoutExpression, _ relation: LinearConstraint.Relation = .equal, priority: Float = 1000,
        because rule: @autoclosure () -> String
    ) -> ConstraintKey {
        let key = solver.add(
            LinearConstraint(expression.terms, constant: expression.constant, relation, priority: priority))
        sources[key] = .rule(rule())
        return key
    }

    // MARK: - Changes

    /// Applies the new constant or priority of a constraint.
    func change(_ constraint: NSLayoutConstraint) {
        isDirty = true
        guard let key = keys[ObjectIdentifier(constraint)], solver.contains(key) else { return }
        solver.remove(key)
        sources[key] = nil
        add(constraint)
    }

    /// Is called when the intrinsic size of a view has changed.
    func intrinsicSizeChanged(_ view: UIView) {
        guard let box = boxes[ObjectIdentifier(view)] else { return }
        box.isIntrinsicSizeKnown = false
        needsRefresh = true
    }

    /// Is called when a frame that is not determined by constraints has changed.
    func framesChanged() { needsRefresh = true }

    // MARK: - Solving

    /// Whether a constraint that was removed for a conflict may be met now. Only a new engine can find out.
    var mayHoldMore: Bool { !conflicts.isEmpty && (isDirty || needsRefresh) }

    /// Finds the frames for the current constraints and sizes.
    func update() {
        for _ in 0..<Self.maximumPasses {
            refresh()
            guard isDirty else { return }
            isDirty = false
            solve()
            // Lines break at the width that was found, as in UIKit's second pass, and the height follows.
            for box in ordered where box.setWidthForLines(from: solver) { needsRefresh = true }
        }
    }

    /// The maximum number of rounds in which heights follow widths, and widths follow heights.
    private static let maximumPasses = 4

    private func solve() {
        let found = solver.solve { [sources] keys in
            let own = keys.last { if case .constraint = sources[$0] { true } else { false } }
            return own ?? keys.last
        }
        conflicts += found.map { conflict in
            AutoLayoutReport.Conflict(
                constraints: conflict.constraints.map(describe), broken: describe(conflict.broken))
        }
    }

    private func describe(_ key: ConstraintKey) -> String {
        switch sources[key] {
        case .constraint(let constraint): constraint.summary
        case .rule(let rule): rule
        case nil: "a constraint"
        }
    }

    /// Reads sizes, frames and insets that are set elsewhere. The insets of guides are read each time, because they
    /// depend on places.
    private func refresh() {
        let isComplete = needsRefresh
        needsRefresh = false
        for box in isComplete ? ordered : ordered.filter({ $0.guide != nil }) where box.refresh(in: self) {
            isDirty = true
            // A box may have created another one.
            needsRefresh = true
        }
    }

    // MARK: - Answers

    /// The frame of an item in its superview, in points.
    func frame(of object: AnyObject) -> CGRect {
        guard let box = boxes[ObjectIdentifier(object)] else { return .zero }
        return CGRect(
            x: solver.value(of: box.x), y: solver.value(of: box.y), width: solver.value(of: box.width),
            height: solver.value(of: box.height))
    }

    /// Moves a view to the place that its variables have, with its edges on whole pixels.
    func place(_ view: UIView) {
        let exact = frame(of: view)
        let insets = view.alignmentRectInsets
        let (left, right) = (exact.minX - insets.left, exact.maxX + insets.right)
        let (top, bottom) = (exact.minY - insets.top, exact.maxY + insets.bottom)
        let x = view.pixelAligned(left)
        let y = view.pixelAligned(top)
        let size = CGSize(
            width: view.pixelAligned(right) - x, height: view.pixelAligned(bottom) - y)
        if view.bounds.size != size { view.bounds.size = size }
        let anchor = view.layer.anchorPoint
        let center = CGPoint(x: x + size.width * anchor.x, y: y + size.height * anchor.y)
        if view.center != center { view.center = center }
    }

    func isAmbiguous(_ view: UIView) -> Bool {
        guard let box = boxes[ObjectIdentifier(view)] else { return false }
        return [box.x, box.y, box.width, box.height].contains(where: solver.isAmbiguous)
    }
}
