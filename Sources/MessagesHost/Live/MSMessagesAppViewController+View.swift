import Foundation
import MessagesAPI
import UIKitAPI
import ViewLayout

extension MSMessagesAppViewController {
    /// Gives the view its size on the screen, in points, in a window of its own, and lays it out.
    /// - Returns: the window, which has to live as long as the view is on screen.
    func putOnScreen(_ size: CGSize) -> UIWindow {
        let bounds = CGRect(origin: .zero, size: size)
        let window = view.window ?? UIWindow(frame: bounds)
        window.frame = bounds
        view.frame = bounds
        if view.superview == nil { window.addSubview(view) }
        view.layoutIfNeeded()
        return window
    }

    /// The view at the size that it has in the balloon, as a node whose top left is at zero; nil for one that shows
    /// nothing.
    /// - Throws: `TypesettingError` for a text that cannot be set.
    func drawnView(of size: CGSize, in context: LayoutContext) throws -> PlacedNode? {
        guard let view = viewIfLoaded else { return nil }
        if view.frame != CGRect(origin: .zero, size: size) { view.frame = CGRect(origin: .zero, size: size) }
        guard let node = try view.placed(at: .zero, in: context) else { return nil }
        if case .nothing = node.content, node.children.isEmpty, node.border == nil { return nil }
        return node
    }
}
