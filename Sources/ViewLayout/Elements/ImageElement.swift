import Drawing
import Foundation

/// A picture scaled to its bounds with its aspect kept.
///
/// An offered dimension is used, a missing one follows from the aspect; with none the picture has its ideal size.
/// With ``ContentMode/fit`` the size is the largest of the aspect within the offer; with ``ContentMode/fill`` it is the
/// offer, and what the picture has beyond is cut off equally on both sides.
public struct ImageElement: Element {
    /// How a picture of another aspect is brought into its bounds.
    public enum ContentMode: String, Hashable, Sendable, CaseIterable {
        /// Scaled until the bounds are covered, then cropped.
        case fill
        /// Scaled until it fits in the bounds.
        case fit
    }

    /// The name in records.
    public var id: String?
    /// The picture.
    public var picture: Picture
    /// How it fills its bounds.
    public var contentMode: ContentMode
    /// The size without an offer, in points.
    public var idealSize: CGSize

    /// Makes an image.
    /// - Parameter idealSize: the size without an offer, in points; nil for the picture's pixels by its scale.
    public init(
        _ picture: Picture, contentMode: ContentMode = .fill, idealSize: CGSize? = nil, id: String? = nil
    ) {
        self.picture = picture
        self.contentMode = contentMode
        self.idealSize = idealSize ?? picture.pointSize
        self.id = id
    }

    /// The size for a proposal; see ``Element/measure(_:in:)``.
    public func measure(_ proposal: ProposedSize, in context: LayoutContext) throws -> ViewDimensions {
        for (name, length) in [("ideal width", idealSize.width), ("ideal height", idealSize.height)] {
            try LayoutLimits.check(length, name, of: "image", minimum: LayoutLimits.minimumIdealLength)
        }
        switch (proposal.width.map { max(0, $0) }, proposal.height.map { max(0, $0) }) {
        case (nil, nil):
            return ViewDimensions(size: idealSize, validWidths: .noWidth)
        case (let width?, nil):
            let height = width * (idealSize.height / idealSize.width)
            return ViewDimensions(size: CGSize(width: width, height: height), validWidths: .only(width))
        case (nil, let height?):
            let width = height * (idealSize.width / idealSize.height)
            return ViewDimensions(size: CGSize(width: width, height: height), validWidths: .noWidth)
        case (let width?, let height?):
            return measure(width: width, height: height)
        }
    }

    private func measure(width: CGFloat, height: CGFloat) -> ViewDimensions {
        guard contentMode == .fit else {
            return ViewDimensions(size: CGSize(width: width, height: height), validWidths: .only(width))
        }
        let widthAtHeight = height * (idealSize.width / idealSize.height)
        guard widthAtHeight < width else {
            let size = CGSize(width: width, height: min(height, width * (idealSize.height / idealSize.width)))
            return ViewDimensions(size: size, validWidths: .only(width))
        }
        return ViewDimensions(
            size: CGSize(width: widthAtHeight, height: height), validWidths: widthAtHeight.nextUp..<(.infinity))
    }

    /// The placed tree; see ``Element/place(in:proposal:context:)``.
    public func place(in bounds: CGRect, proposal: ProposedSize, context: LayoutContext) throws -> PlacedNode {
        PlacedNode(
            id: id, kind: "image", frame: bounds, content: .picture(picture, extent: extent(in: bounds)),
            attributes: [
                .init("pixels", "\(picture.bitmap.width)x\(picture.bitmap.height)"),
                .init("contentMode", contentMode.rawValue),
            ])
    }

    /// Where the whole picture lies so that it covers, or fits, the bounds from their middle.
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
    /// The size at which a pixel of the picture is a pixel of a display of its scale, in points.
    public var pointSize: CGSize {
        CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
    }
}
