import BalloonLayouts
import Foundation
import MessagesAPI
import UIKitAPI
import ViewLayout

extension MSMessagesAppViewController {
    /// Gives the view its size on the screen, in points, in its own window, and lays it out.
    /// - Returns: the window, which must live as long as the view is on screen.
    func putOnScreen(_ size: CGSize) -> UIWindow {
        let bounds = CGRect(origin: .zero, size: size)
        let window = view.window ?? UIWindow(frame: bounds)
        window.frame = bounds
        view.frame = bounds
        if view.superview == nil { window.addSubview(view) }
        view.layoutIfNeeded()
        return window
    }

    /// The view in its size in the balloon, in points, with the findings about its constraints; nil where
    /// none is loaded.
    /// - Throws: `TypesettingError` for a text that cannot be set.
    func shownView(of size: CGSize, in context: LayoutContext) throws -> AppView? {
        guard let view = viewIfLoaded else { return nil }
        if view.frame != CGRect(origin: .zero, size: size) { view.frame = CGRect(origin: .zero, size: size) }
        let node = try view.placed(at: .zero, in: context)
        return AppView(node: node.flatMap { $0.showsNothing ? nil : $0 }, findings: view.autoLayoutReport().findings)
    }
}

extension PlacedNode {
    fileprivate var showsNothing: Bool {
        if case .nothing = content, children.isEmpty, border == nil { true } else { false }
    }
}

extension AutoLayoutReport {
    /// The findings of a layout report: one for each conflict, and one for each ambiguous view.
    fileprivate var findings: [Finding] {
        conflicts.map { conflict in
            Finding(
                .constraintsConflict,
                message: "constraints cannot all hold: \(conflict.constraints.joined(separator: "; ")); "
                    + "\(conflict.broken) was left out; remove one, or lower its priority")
        }
            + ambiguousViews.map { view in
                Finding(
                    .layoutAmbiguous, node: view,
                    message: "the constraints of \(view) allow other places or sizes; add the one that is missing")
            }
    }
}
