import Drawing
import Foundation

extension CALayer {
    private var cornerStyle: CornerStyle { cornerCurve == .continuous ? .continuous : .circular }

    private var hasAllCorners: Bool { isRound.allSatisfy { $0 } }

    /// Whether each corner is round, clockwise from the top right.
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

    /// The line inside its edge; nil for none.
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

    /// The shadow of what is drawn; nil for none. A layer that is cut to its edge throws none, as it is cut as well.
    func shadow(in space: LayerSpace) -> Shadow? {
        guard shadowOpacity > 0, !masksToBounds, var color = shadowColor?.color else { return nil }
        color.alpha = UInt8((Double(color.alpha) * Double(min(shadowOpacity, 1))).rounded())
        guard color.alpha > 0 else { return nil }
        return Shadow(
            color, radius: shadowRadius * space.scale, x: shadowOffset.width * space.scale,
            y: shadowOffset.height * space.scale)
    }

    /// What the layer is cut to by its mask: the outline of a shape, else the rectangle. Nil without a mask, and for one
    /// that fades, such as a gradient.
    func maskShape(in space: LayerSpace) -> Shape? {
        guard let mask, let own = LayerSpace(of: mask, in: space), own.degrees == 0 else { return nil }
        if let outline = mask as? CAShapeLayer { return outline.shape(mappedBy: own.map) }
        return mask is CAGradientLayer ? nil : mask.shape(in: own)
    }

    /// The layers in it in the order in which they are drawn.
    var layersBackToFront: [CALayer] {
        layers.enumerated().sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
            .map(\.element)
    }
}
