import Foundation
import Testing
import UIKitAPI

/// The names behind Apple's constants that are texts: dictionaries and archives of apps hold them.
struct RawNamesTests {
    /// The attributes of texts, as UIKit and Core Text name them.
    @Test func ofAttributes() {
        let keys: [NSAttributedString.Key] = [
            .font, .foregroundColor, .backgroundColor, .paragraphStyle, .kern, .tracking, .underlineStyle,
            .underlineColor, .strikethroughStyle, .strikethroughColor, .baselineOffset, .link, .attachment, .shadow,
            .strokeColor, .strokeWidth,
        ]
        #expect(
            keys.map(\.rawValue) == [
                "NSFont", "NSColor", "NSBackgroundColor", "NSParagraphStyle", "NSKern", "CTTracking", "NSUnderline",
                "NSUnderlineColor", "NSStrikethrough", "NSStrikethroughColor", "NSBaselineOffset", "NSLink",
                "NSAttachment", "NSShadow", "NSStrokeColor", "NSStrokeWidth",
            ])
        let documents: [NSAttributedString.DocumentType] = [.plain, .html, .rtf]
        #expect(documents.map(\.rawValue) == ["NSPlainText", "NSHTML", "NSRTF"])
    }

    /// The names of Core Animation are those of its constants, but for the rules of fills.
    @Test func ofLayers() {
        let timings: [CAMediaTimingFunctionName] = [.linear, .easeIn, .easeOut, .easeInEaseOut, .default]
        #expect(timings.map(\.rawValue) == ["linear", "easeIn", "easeOut", "easeInEaseOut", "default"])
        let fills: [CAMediaTimingFillMode] = [.removed, .forwards, .backwards, .both]
        #expect(fills.map(\.rawValue) == ["removed", "forwards", "backwards", "both"])
        let transitions: [CATransitionType] = [.fade, .moveIn, .push, .reveal]
        #expect(transitions.map(\.rawValue) == ["fade", "moveIn", "push", "reveal"])
        let sides: [CATransitionSubtype] = [.fromLeft, .fromRight, .fromTop, .fromBottom]
        #expect(sides.map(\.rawValue) == ["fromLeft", "fromRight", "fromTop", "fromBottom"])
        let gradients: [CAGradientLayerType] = [.axial, .radial, .conic]
        #expect(gradients.map(\.rawValue) == ["axial", "radial", "conic"])
        let gravities: [CALayerContentsGravity] = [.center, .resize, .resizeAspect, .resizeAspectFill]
        #expect(gravities.map(\.rawValue) == ["center", "resize", "resizeAspect", "resizeAspectFill"])
        let (caps, joins): ([CAShapeLayerLineCap], [CAShapeLayerLineJoin]) = (
            [.butt, .round, .square], [.miter, .round, .bevel]
        )
        #expect(
            caps.map(\.rawValue) == ["butt", "round", "square"] && joins.map(\.rawValue) == ["miter", "round", "bevel"])
        let rules: [CAShapeLayerFillRule] = [.nonZero, .evenOdd]
        #expect(rules.map(\.rawValue) == ["non-zero", "even-odd"])
    }

    @Test func ofEmitters() {
        let shapes: [CAEmitterLayerEmitterShape] = [.point, .line, .rectangle, .circle, .cuboid, .sphere]
        #expect(shapes.map(\.rawValue) == ["point", "line", "rectangle", "circle", "cuboid", "sphere"])
        let modes: [CAEmitterLayerEmitterMode] = [.points, .outline, .surface, .volume]
        #expect(modes.map(\.rawValue) == ["points", "outline", "surface", "volume"])
        let orders: [CAEmitterLayerRenderMode] = [.unordered, .oldestFirst, .oldestLast, .backToFront, .additive]
        #expect(orders.map(\.rawValue) == ["unordered", "oldestFirst", "oldestLast", "backToFront", "additive"])
    }
}
