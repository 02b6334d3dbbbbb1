import AutoLayout
import Foundation
import ViewLayout

/// The constraints of a tree of views in one solver, and the frames that come of them.
///
/// A tree with other constraints or views gets another engine, so that a layout never depends on what was before.
/// Other constants, priorities, sizes of what is shown and sizes of the outermost view are changes in the same solver.
/// Each view has four variables: its left and top edge in the view around it, its width and its height.
@MainActor final class LayoutEngine {
    /// Where the size of the outermost view comes from.
    enum RootSize {
        /// Its bounds.
        case given
        /// The constraints, near a size.
        case fitting(CGSize, horizontal: Float, vertical: Float)
    }

    /// What a constraint of the solver was made from.
    enum Source {
        case constraint(NSLayoutConstraint)
        /// What a view shows, its mask, or an edge of a guide: by a sentence.
        case rule(String)
    }

    unowned let root: UIView
    let size: RootSize
    /// The viewer for whom the engine was made: other text sizes and directions are another engine's.
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
    /// Whether frames or sizes that others decide may be other ones.
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

    /// Adds a constraint that no app made.
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

    /// Takes over a constraint's other constant or priority.
    func change(_ constraint: NSLayoutConstraint) {
        isDirty = true
        guard let key = keys[ObjectIdentifier(constraint)], solver.contains(key) else { return }
        solver.remove(key)
        sources[key] = nil
        add(constraint)
    }

    /// A view shows something of another size.
    func intrinsicSizeChanged(_ view: UIView) {
        guard let box = boxes[ObjectIdentifier(view)] else { return }
        box.isIntrinsicSizeKnown = false
        needsRefresh = true
    }

    /// A frame that no constraint makes is another one.
    func framesChanged() { needsRefresh = true }

    // MARK: - Solving

    /// Whether a constraint was left out that may hold now: after a change it is another engine that has to find out.
    var mayHoldMore: Bool { !conflicts.isEmpty && (isDirty || needsRefresh) }

    /// Finds the frames for the constraints and sizes of now.
    func update() {
        for _ in 0..<Self.maximumPasses {
            refresh()
            guard isDirty else { return }
            isDirty = false
            solve()
            // Lines break at the width that was found, as UIKit's second pass has it, and the height follows.
            for box in ordered where box.setWidthForLines(from: solver) { needsRefresh = true }
        }
    }

    /// How often heights may follow widths, and widths heights, in one pass.
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

    /// Reads sizes, frames and insets that others decide. Insets of guides are read each time: they depend on places.
    private func refresh() {
        let isComplete = needsRefresh
        needsRefresh = false
        for box in isComplete ? ordered : ordered.filter({ $0.guide != nil }) where box.refresh(in: self) {
            isDirty = true
            // A box may have needed another one, which is new.
            needsRefresh = true
        }
    }

    // MARK: - Answers

    /// The frame of an item in the view around it, in points.
    func frame(of object: AnyObject) -> CGRect {
        guard let box = boxes[ObjectIdentifier(object)] else { return .zero }
        return CGRect(
            x: solver.value(of: box.x), y: solver.value(of: box.y), width: solver.value(of: box.width),
            height: solver.value(of: box.height))
    }

    /// Puts a view where its variables are, its edges on whole pixels.
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
