import Foundation
import ViewLayout

/// What another framework, such as SwiftUI, shows in a view.
@MainActor package protocol HostedContent: AnyObject {
    /// The size at a width in points; nil where it does not depend on the width.
    func size(at width: CGFloat) -> CGSize?

    /// The content in a rectangle of the balloon; nil for none.
    /// - Throws: what laying it out throws.
    func placed(in rect: CGRect, context: LayoutContext) throws -> PlacedNode?
}
