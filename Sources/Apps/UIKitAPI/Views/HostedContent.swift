import Foundation
import ViewLayout

/// What another framework, such as SwiftUI, shows in a view.
@MainActor package protocol HostedContent: AnyObject {
    /// The size at a width in points; nil where it does not depend on the width.
    func size(at width: CGFloat) -> CGSize?

    /// The content in a rectangle of the balloon; nil for none.
    /// - Throws: what laying it out throws.
    func placed(in rect: CGRect, context: LayoutContext) throws -> PlacedNode?

    /// What can be touched in the content of a size in points, from back to front.
    func touches(in size: CGSize) -> [HostedTouch]

    /// Writes a text into each field of the content of a size in points.
    /// - Parameter text: the text for a field whose keyboard has only digits, or all letters.
    /// - Returns: whether there is one.
    func write(_ text: (_ hasOnlyDigits: Bool) -> String, in size: CGSize) -> Bool
}

/// Something in hosted content that a finger can touch.
package struct HostedTouch {
    /// What is read of it; empty for nothing.
    package let label: String
    /// Touches it.
    package let perform: @MainActor () -> Void

    package init(label: String, perform: @escaping @MainActor () -> Void) {
        (self.label, self.perform) = (label, perform)
    }
}
