import Drawing
import Foundation

extension CALayer {
    private var cornerStyle: CornerStyle { cornerCurve == .continuous ? .continuous : .circular }

    private var hasAllCorners: Bool { isRound.allSatisfy { $0 } }

    /// For each corner whether it is round, clockwise from the top right.
    private var isRound: [Bool] {
        [
            CACornerMask.layerMaxXMinYCorner, .layerMaxXMaxYCorner, .layerMinXMaxYCorner, .layerMinXMinYCorner,
        ].map(maskedCorners.contains)
    }

    /// The layer's rectangle with its corners, in the balloon.
    func shape(in space: LayerSpace) -> Shape {
        let (rect, radius) = (space.rect(bounds), cornerRadius * space.scale)
        guard radius > 0 else { return .rectangle(rect) }
        return hasAllCorners
            ? .rounded(rect, radius: radius, style: cornerStyle)
            : .path(RoundedRectangle.elements(rect, radius: radius, style: cornerStyle, isRound: isRound))
    }

    /// The shape of the border; nil for none.
    func borderShape(in space: LayerSpace) -> Shape? {
        let (rect, width, radius) = (space.rect(bounds), borderWidth * space.scale, cornerRadius * space.scale)
        guard width > 0, let borderColor, borderColor.color.alpha > 0 else { return nil }
        guard !hasAllCorners, radius > 0, 2 * width < min(rect.width, rect.height) else {
            return .border(rect, width: width, radius: radius, style: cornerStyle)
        }
        func outline(_ rect: CGRect, _ radius: CGFloat) -> [PathElement] {
            RoundedRectangle.elements(rect, radius: radius, style: cornerStyle, isRound: isRound)
        }
        return .evenOdd(outline(rect, radius) + outline(rect.shrunk(x: width, y: width), radius - width))
    }

    /// The shadow of the layer; nil for none. A layer that is clipped to its bounds has no shadow, because that would
    /// be clipped, too.
    func shadow(in space: LayerSpace) -> Shadow? {
        guard shadowOpacity > 0, !masksToBounds, var color = shadowColor?.color else { return nil }
        color.alpha = UInt8((Double(color.alpha) * Double(min(shadowOpacity, 1))).rounded())
        guard color.alpha > 0 else { return nil }
        return Shadow(
            color, radius: shadowRadius * space.scale, x: shadowOffset.width * space.scale,
            y: shadowOffset.height * space.scale)
    }

    /// The shape to which the layer's mask clips it: the outline of a shape layer, or the rectangle of another one. Nil
    /// without a mask, and for a mask with partial opacity, such as a gradient.
    func maskShape(in space: LayerSpace) -> Shape? {
        guard let mask, let own = LayerSpace(of: mask, in: space), own.degrees == 0 else { return nil }
        if let outline = mask as? CAShapeLayer { return outline.shape(mappedBy: own.map) }
        return mask is CAGradientLayer ? nil : mask.shape(in: own)
    }

    /// The sublayers in the order in which they are drawn.
    var layersBackToFront: [CALayer] {
        layers.enumerated().sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
            .map(\.element)
    }
}
