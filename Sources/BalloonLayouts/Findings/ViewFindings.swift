import Foundation
import ViewLayout

/// Findings about what an app draws in a live layout: what can be tapped, and what follows the viewer's settings.
enum ViewFindings {
    /// All of them, in drawing order.
    static func findings(in root: PlacedNode, for traits: TraitCollection) -> [Finding] {
        root.namedChildren.flatMap { findings(in: $0.node, named: $0.name, target: $0.node.frame, for: traits) }
    }

    /// - Parameter target: the frame of the outermost node that holds nothing but this one: what can be tapped.
    private static func findings(
        in node: PlacedNode, named name: String, target: CGRect, for traits: TraitCollection
    ) -> [Finding] {
        var findings: [Finding] = []
        if node.kind == "button", let small = smallTarget(name, target, for: traits) { findings.append(small) }
        if node.kind == "text", let fixed = fixedSize(node, name, for: traits) { findings.append(fixed) }
        let children = node.namedChildren
        return findings
            + children.flatMap { child in
                Self.findings(
                    in: child.node, named: child.name, target: children.count == 1 ? target : child.node.frame,
                    for: traits)
            }
    }

    /// "Apple HIG, Accessibility, Buttons and controls": 44 points, on devices that are touched.
    private static func smallTarget(_ name: String, _ frame: CGRect, for traits: TraitCollection) -> Finding? {
        let length = min(frame.width, frame.height)
        let isTouched = traits.userInterfaceIdiom == .phone || traits.userInterfaceIdiom == .pad
        guard isTouched, length < Button.minimumTouchLength - PlacementFindings.tolerance else { return nil }
        let side = frame.width < frame.height ? "wide" : "tall"
        return Finding(
            .touchTargetSmall, node: name, points: Button.minimumTouchLength - length,
            message:
                "\(name) is \(MetricValue.number((length * 10).rounded() / 10)) points \(side) where it can be tapped, less "
                + "than \(MetricValue.number(Button.minimumTouchLength)); give it padding or a frame")
    }

    /// A text in a font that was given in points. On the Mac no text follows a text size.
    private static func fixedSize(_ node: PlacedNode, _ name: String, for traits: TraitCollection) -> Finding? {
        guard traits.userInterfaceIdiom != .mac, case .text(let text) = node.content,
            text.text.contains(where: { $0.isLetter || $0.isNumber }),
            node.attributes.contains(where: { $0.name == "font" && $0.value == "system" })
        else { return nil }
        let size = node.attributes.first { $0.name == "size" }.flatMap { Double($0.value) } ?? 0
        return Finding(
            .textSizeFixed, node: name,
            message:
                "\(name) has \(MetricValue.number(CGFloat(size))) points at every text size; use a text style such as body"
        )
    }
}
