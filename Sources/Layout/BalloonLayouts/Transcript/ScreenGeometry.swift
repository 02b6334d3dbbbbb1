import Foundation
import ViewLayout

/// The places of what surrounds a transcript on the screen of an upright phone with iOS 26 or 27, in points.
///
/// The header and the field were measured on iOS 27 (facts 10.6.9, 10.6.10); iOS 26 is assumed to have the same. The
/// status bar, the bar of the home indicator and everything about phones with a home button are chosen.
struct ScreenGeometry {
    /// The screen.
    let size: CGSize
    /// Whether the bottom belongs to the home indicator: phones without a home button are more than twice as tall as
    /// wide.
    let hasHomeIndicator: Bool

    /// Nil where no screen is drawn: on other systems and kinds of devices, and in landscape.
    init?(for traits: TraitCollection) {
        size = CGSize(width: traits.transcriptWidth, height: traits.transcriptHeight)
        guard traits.receiver.isCurrentPhone, traits.userInterfaceIdiom == .phone, size.height > size.width else {
            return nil
        }
        hasHomeIndicator = size.height > 2 * size.width
    }

    /// The height of the status bar: where the header begins.
    var statusBarHeight: CGFloat { hasHomeIndicator ? 62 : 20 }
    /// The back button, a circle.
    var backButton: CGRect { CGRect(x: 16, y: statusBarHeight, width: 44, height: 44) }
    /// The picture of the other person, a circle.
    var avatar: CGRect { CGRect(x: (size.width - 60) / 2, y: statusBarHeight, width: 60, height: 60) }
    /// The top and the height of the capsule with the name.
    var nameTop: CGFloat { statusBarHeight + 55 }
    static let nameHeight: CGFloat = 32.3
    static let nameSize = 17.0
    /// The space between the name and the ends of its capsule, and before the chevron (chosen).
    static let nameInset: CGFloat = 14
    static let chevronSide: CGFloat = 9
    /// The height over which messages fade under the header.
    static let fadeHeight: CGFloat = 100
    /// Where a short conversation begins (chosen: below the name).
    var contentTop: CGFloat { nameTop + Self.nameHeight }
    /// What lies below the input field's row, whose own space is a part of it: the field ends 28 above the bottom.
    func fieldBottomRoom(rowGap: CGFloat) -> CGFloat { max(0, (hasHomeIndicator ? 28 : 8) - rowGap) }
    /// The bar of the home indicator (chosen).
    var homeIndicator: CGRect? {
        guard hasHomeIndicator else { return nil }
        let width = (size.width * 0.345).rounded()
        return CGRect(x: (size.width - width) / 2, y: size.height - 13, width: width, height: 5)
    }
    /// The size of the letters of the status bar (chosen).
    var statusSize: Double { hasHomeIndicator ? 17 : 12 }
    /// The middle of the time, and of what stands at the other side (chosen).
    var timeMiddle: CGPoint {
        hasHomeIndicator
            ? CGPoint(x: size.width * 0.17, y: 33) : CGPoint(x: size.width / 2, y: statusBarHeight / 2)
    }
    var signalsMiddle: CGPoint {
        CGPoint(x: hasHomeIndicator ? size.width * 0.83 : size.width - 40, y: timeMiddle.y)
    }

    /// How far below the top of the screen a conversation of a height begins: below the header, and further up where
    /// it is longer, because it is then scrolled to its end.
    /// - Parameter end: the lowest that the conversation may end, in points of the screen.
    func top(ofContent height: CGFloat, endingAt end: CGFloat) -> CGFloat { min(contentTop, end - height) }
}
