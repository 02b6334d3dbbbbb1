import BalloonLayouts
import MessagesAPI
import UIKitAPI
import ViewLayout

extension LiveTint {
    /// The background that a controller asks for; nil for none.
    init?(_ color: UIColor?, for traits: TraitCollection) {
        guard let color else { return nil }
        self.init(
            color.reference(for: traits), problem: color.isDynamic ? .dynamic : color.isOfDisplayP3 ? .wide : nil)
    }
}
