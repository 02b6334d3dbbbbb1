import Testing
import UIKitAPI
import ViewLayout

/// Colours of Display P3, which a tint may not be.
struct DisplayP3Tests {
    /// "withAlphaComponent(_:)" and "resolvedColor(with:)" return a colour with the same components in the same space.
    @Test func aWideColourStaysWide() {
        let wide = UIColor(displayP3Red: 1, green: 0.2, blue: 0, alpha: 1)
        let viewer = UITraitCollection.current
        let dynamic = UIColor { _ in wide }
        for color in [
            wide, wide.withAlphaComponent(0.5), wide.resolvedColor(with: viewer), dynamic.resolvedColor(with: viewer),
            wide.resolvedColor(with: viewer).withAlphaComponent(0.5),
            dynamic.withAlphaComponent(0.5).resolvedColor(with: viewer),
        ] {
            #expect(color.isOfDisplayP3)
        }
        #expect(wide.withAlphaComponent(0.5).resolved(with: TraitCollection()).alpha == 128)
    }

    @Test func otherColoursAreOfSRGB() {
        let plain = UIColor(red: 1, green: 0.2, blue: 0, alpha: 1)
        for color in [
            plain, plain.withAlphaComponent(0.5), .red, .label, UIColor(white: 1, alpha: 1),
            UIColor(hue: 0.3, saturation: 1, brightness: 1, alpha: 1),
            UIColor { _ in plain }.resolvedColor(with: .current), .label.resolvedColor(with: .current),
        ] {
            #expect(!color.isOfDisplayP3)
        }
    }
}
