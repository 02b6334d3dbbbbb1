import BalloonLayouts
import Drawing
import Foundation
import TestSupport
import Typesetting
import ViewLayout

/// The vendored fonts, opened once for all tests.
private let sharedFonts: Result<FontCascade, any Error> = Result { try FontCascade.bundled() }

package func fonts() throws -> FontCascade { try sharedFonts.get() }

package func context(_ traits: TraitCollection = TraitCollection()) throws -> LayoutContext {
    LayoutContext(traits: traits, fonts: try fonts())
}

/// A white picture. By default it has two pixels per point, because a picture needs them to look sharp. `width` and
/// `height` are in points.
package func picture(width: Int = 300, height: Int = 300, scale: Int = 2) -> Picture {
    let (columns, rows) = (scale * width, scale * height)
    let pixels = [UInt8](repeating: 255, count: columns * rows * 4)
    return Picture(bitmap: Bitmap(width: columns, height: rows, pixels: pixels), scale: Double(scale))
}

/// A picture without colour, as a sticker's background is. `width` and `height` are in points.
package func clearPicture(width: Int, height: Int, scale: Int) -> Picture {
    let (columns, rows) = (scale * width, scale * height)
    let pixels = [UInt8](repeating: 0, count: columns * rows * 4)
    return Picture(bitmap: Bitmap(width: columns, height: rows, pixels: pixels), scale: Double(scale))
}

/// The content of a template; texts that are not given are nil.
package func template(
    image: Picture? = nil, imageTitle: String? = nil, imageSubtitle: String? = nil, caption: String? = nil,
    trailingCaption: String? = nil, subcaption: String? = nil, trailingSubcaption: String? = nil
) -> TemplateContent {
    var content = TemplateContent()
    content.image = image
    content.imageTitle = imageTitle
    content.imageSubtitle = imageSubtitle
    content.caption = caption
    content.trailingCaption = trailingCaption
    content.subcaption = subcaption
    content.trailingSubcaption = trailingSubcaption
    return content
}

/// A placed template balloon.
package func placed(
    _ content: TemplateContent, icon: Picture? = nil, side: BalloonSide = .outgoing,
    traits: TraitCollection = TraitCollection(), metrics: TemplateMetrics? = nil
) throws -> PlacedBalloon {
    try BalloonLayout(content: .template(content), icon: icon, side: side, metrics: metrics)
        .place(in: context(traits))
}

extension PlacedBalloon {
    /// The node with a name; nil when there is none.
    package func node(_ id: String) -> PlacedNode? {
        func find(_ node: PlacedNode) -> PlacedNode? {
            if node.id == id { return node }
            return node.children.lazy.compactMap(find).first
        }
        return find(root)
    }

    /// The record of the node with a name; nil when there is none.
    package func recorded(_ id: String) -> LayoutRecord.Node? { record.nodes.first { $0.id == id } }

    /// The kinds of finding.
    package var findingKinds: Set<Finding.Kind> { Set(findings.map(\.kind)) }
}

/// Whether two lengths in points are equal within the rounding errors of sums.
package func isClose(_ first: CGFloat, _ second: CGFloat, within tolerance: CGFloat = 1e-9) -> Bool {
    abs(first - second) <= tolerance
}

/// The folder of the package.
package var packageFolder: String { PackageFolder.path }

/// A viewer with the transcript of a common device, on a given system, with or without the app.
package func viewer(_ system: ReceiverSystem, hasApp: Bool = true) -> TraitCollection {
    var traits = TraitCollection().moved(to: system)
    traits.hasApp = hasApp
    return traits
}
