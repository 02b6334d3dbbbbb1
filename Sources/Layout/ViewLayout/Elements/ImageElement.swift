import Drawing
import Foundation

/// A picture scaled to its bounds with its aspect kept.
///
/// An offered dimension is used, a missing one follows from the aspect; with none the picture has its ideal size.
/// With ``ContentMode/fit`` the size is the largest of the aspect within the offer; with ``ContentMode/fill`` it is the
/// offer, and what the picture has beyond is cut off equally on both sides.
package struct ImageElement: Element {
    /// How a picture with another aspect ratio is scaled into its bounds.
    package enum ContentMode: String, Hashable, Sendable, CaseIterable {
        /// Scaled until the bounds are covered, then cropped.
        case fill
        /// Scaled until it fits in the bounds.
        case fit
    }

    /// The name in records.
    package var id: String?
    package var picture: Picture
    /// How the picture fills its bounds.
    package var contentMode: ContentMode
    /// The size without an offer, in points.
    package var idealSize: CGSize

    /// Makes an image.
    /// - Parameter idealSize: the size without an offer, in points; nil for the picture's pixels by its scale.
    package init(
        _ picture: Picture, contentMode: ContentMode = .fill, idealSize: CGSize? = nil, id: String? = nil
    ) {
        self.picture = picture
        self.contentMode = contentMode
        self.idealSize = idealSize ?? picture.pointSize
        self.id = id
    }

    package func size(
        for proposal: ProposedSize, subviews: [LayoutSubview], in context: LayoutContext
    ) throws -> CGSize {
        try validate()
        switch (proposal.width.map { max(0, $0) }, proposal.height.map { max(0, $0) }) {
        case (nil, nil):
            return idealSize
        case (let width?, nil):
            return CGSize(width: width, height: width * (idealSize.height / idealSize.width))
        case (nil, let height?):
            return CGSize(width: height * (idealSize.width / idealSize.height), height: height)
        case (let width?, let height?):
            guard contentMode == .fit else { return CGSize(width: width, height: height) }
            let widthAtHeight = height * (idealSize.width / idealSize.height)
            context.note(.excess(widthAtHeight - width))
            guard widthAtHeight < width else {
                return CGSize(width: width, height: min(height, width * (idealSize.height / idealSize.width)))
            }
            return CGSize(width: widthAtHeight, height: height)
        }
    }

    /// - Throws: ``LayoutError/invalidLength(element:name:value:minimum:)`` for a picture without a finite aspect
    ///   ratio.
    package func validate() throws {
        for (name, length) in [("ideal width", idealSize.width), ("ideal height", idealSize.height)] {
            try LayoutLimits.check(length, name, of: "image", minimum: LayoutLimits.minimumIdealLength)
        }
    }

    package func place(_ measurement: LayoutMeasurement, in bounds: CGRect, context: LayoutContext) -> PlacedNode {
        placed(in: bounds)
    }

    /// The picture in bounds, which it covers or fits.
    package func placed(in bounds: CGRect) -> PlacedNode {
        PlacedNode(
            id: id, kind: .image, frame: bounds, content: .picture(picture, extent: extent(in: bounds)),
            attributes: picture.facts + [.init("contentMode", contentMode.rawValue)])
    }

    /// The frame of the whole picture when it covers, or fits, the bounds and is centred in them.
    private func extent(in bounds: CGRect) -> CGRect {
        let across = bounds.width / idealSize.width
        let down = bounds.height / idealSize.height
        let scale = contentMode == .fill ? max(across, down) : min(across, down)
        let size = CGSize(width: idealSize.width * scale, height: idealSize.height * scale)
        return CGRect(
            x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }
}

extension Picture {
    /// The size at which one pixel of the picture is one pixel of a display with its scale, in points.
    package var pointSize: CGSize {
        CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
    }
}
