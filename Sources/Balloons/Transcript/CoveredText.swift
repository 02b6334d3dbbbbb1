import Foundation
import ViewLayout

/// Finds the texts of a staged balloon that its X lies on. Messages draws the X over the balloon and keeps nothing free for
/// it, so that the author of a message has to look out.
enum CoveredText {
    /// What of a line's ascent its capitals take (San Francisco: 0.705 of 0.952 em); what is above is empty.
    private static let capitalPart: CGFloat = 0.75

    /// A finding for each text that is covered, with how wide the covered part is.
    /// - Parameter button: the box of the round button.
    static func findings(in node: PlacedNode, under button: CGRect) -> [Finding] {
        var findings: [Finding] = []
        let width = coveredWidth(of: node, under: button)
        // Less than a point hides no letter.
        if width >= 1 {
            let name = node.id ?? node.kind
            findings.append(
                Finding(
                    .textCovered, node: name, points: width,
                    message:
                        "the X of the draft lies on \(name); the balloon that is sent has none, but shorten the text "
                        + "if it must be read before"))
        }
        return findings + node.children.flatMap { Self.findings(in: $0, under: button) }
    }

    private static func coveredWidth(of node: PlacedNode, under button: CGRect) -> CGFloat {
        guard case .text(let text) = node.content else { return 0 }
        return zip(text.layout.lines, text.lineOrigins).map { line, origin in
            let top = origin.y - line.ascent * capitalPart
            let distance = max(0, top - button.midY, button.midY - origin.y)
            let radius = button.width / 2
            guard distance < radius else { return 0 }
            let reach = (radius * radius - distance * distance).squareRoot()
            return min(origin.x + line.width, button.midX + reach) - max(origin.x, button.midX - reach)
        }.max() ?? 0
    }
}
