import Foundation
import Support
import ViewLayout

/// Findings about an app's view in a live layout: about its buttons, and about texts that ignore the viewer's settings.
enum ViewFindings {
    /// All of these findings, in drawing order.
    static func findings(in root: PlacedNode, for traits: TraitCollection) -> [Finding] {
        var findings: [Finding] = []
        for (name, child) in root.namedChildren {
            append(in: child, named: name, target: child.frame, isSaid: false, for: traits, to: &findings)
        }
        return findings + (traits.isTouched ? TouchTargets(in: root).overlaps : []) + ButtonNames.findings(in: root)
            + ReadingOrder.findings(in: root) + TouchingTexts.findings(in: root) + RedAndGreen.findings(in: root)
    }

    /// - Parameters:
    ///   - target: the frame of the outermost node that contains only this one, which can be tapped.
    ///   - isSaid: whether the app says in words what a node around this one is.
    private static func append(
        in node: PlacedNode, named name: String, target: CGRect, isSaid: Bool, for traits: TraitCollection,
        to findings: inout [Finding]
    ) {
        let isSaid = isSaid || node.accessibilityLabel != nil
        func add(_ finding: Finding?) {
            if let finding { findings.append(finding) }
        }
        if node.kind == .button { add(smallTarget(node, name, target, for: traits)) }
        if node.kind == .text {
            add(fixedSize(node, name, for: traits))
            if !isSaid { add(blank(node, name)) }
            add(mixedDirection(node, name, for: traits))
            add(arrow(node, name, for: traits))
        }
        if let content = node.attributes.first(where: { $0.name == "undrawn" })?.value {
            add(
                Finding(
                    .contentNotDrawn, node: name,
                    message: "\(name) shows a \(content) on iOS, which is not drawn here; show a picture in its place"))
        }
        if node.kind == .image {
            add(PictureFindings.enlarged(inView: node, named: name))
            // How much of a picture is cropped is checked on upright phones only: on its side, a view crops what it can.
            if traits.transcriptWidth <= traits.transcriptHeight { add(PictureFindings.cropped(node, named: name)) }
        }
        let children = node.namedChildren
        for (name, child) in children {
            append(
                in: child, named: name, target: children.count == 1 ? target : child.frame, isSaid: isSaid, for: traits,
                to: &findings)
        }
    }

    /// "Apple HIG, Accessibility, Buttons and controls": 44 points, on devices with a touch screen.
    private static func smallTarget(
        _ node: PlacedNode, _ name: String, _ frame: CGRect, for traits: TraitCollection
    ) -> Finding? {
        let length = min(frame.width, frame.height)
        guard traits.isTouched, length < Button.minimumTouchLength - PlacementFindings.tolerance else { return nil }
        let side = frame.width < frame.height ? "wide" : "tall"
        return Finding(
            .touchTargetSmall, node: name, points: Button.minimumTouchLength - length,
            message:
                "\(name)\(node.firstText.map { " " + QuotedText.beginning(of: $0) } ?? "") is "
                + "\(MetricValue.tenths(length)) points \(side) where it can be tapped, less than \(MetricValue.number(Button.minimumTouchLength)); give it padding or a frame"
        )
    }

    /// A text in a font with a fixed size in points. On the Mac, no text follows the text size.
    private static func fixedSize(_ node: PlacedNode, _ name: String, for traits: TraitCollection) -> Finding? {
        guard traits.userInterfaceIdiom != .mac, case .text(let text) = node.content,
            text.text.contains(where: { $0.isLetter || $0.isNumber }),
            node.attributes.contains(where: { $0.name == "font" && $0.value == "system" })
        else { return nil }
        let size = node.attributes.first { $0.name == "size" }.flatMap { Double($0.value) } ?? 0
        return Finding(
            .textSizeFixed, node: name,
            message:
                "\(name) \(QuotedText.beginning(of: text.text)) has \(MetricValue.number(CGFloat(size))) points at every text "
                + "size; use a text style such as body")
    }

    /// A text without visible characters, such as an empty string. Emoji alone count as a picture in a view.
    private static func blank(_ node: PlacedNode, _ name: String) -> Finding? {
        guard case .text(let text) = node.content, text.text.allSatisfy(\.isWhitespace) else { return nil }
        return Finding(.textWithoutWords, node: name, message: "\(name) is blank; say something, or leave it out")
    }

    private static func arrow(_ node: PlacedNode, _ name: String, for traits: TraitCollection) -> Finding? {
        guard case .text(let text) = node.content else { return nil }
        return ArrowDirection.finding(in: text.text, named: name, for: traits)
    }

    private static func mixedDirection(_ node: PlacedNode, _ name: String, for traits: TraitCollection) -> Finding? {
        guard case .text(let text) = node.content else { return nil }
        return MixedDirection.finding(in: text.text, named: name, for: traits)
    }
}

extension TraitCollection {
    /// Whether the device has a touch screen.
    var isTouched: Bool { userInterfaceIdiom == .phone || userInterfaceIdiom == .pad }
}

extension PlacedNode {
    /// The first text in the node.
    fileprivate var firstText: String? {
        if case .text(let text) = content { return text.text }
        return children.lazy.compactMap(\.firstText).first
    }
}
