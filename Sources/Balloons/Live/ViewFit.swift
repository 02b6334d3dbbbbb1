import Foundation
import ViewLayout

/// Compares the size that was answered for a view with what the view needs.
enum ViewFit {
    /// Clipped content and blank space, in points. Less than a pixel is neither.
    /// - Parameters:
    ///   - size: what the view has.
    ///   - answered: what was answered; the balloon can be larger, so as to hold the icon.
    static func findings(
        _ view: any Element, in size: CGSize, answered: CGSize, context: LayoutContext
    ) throws -> [Finding] {
        let pixel = PixelGrid(context.traits).pixel
        let ideal = try view.measure(ProposedSize(width: size.width, height: nil), in: context).size
        let taken = try view.measure(ProposedSize(size), in: context).size
        var findings: [Finding] = []
        let missingHeight = max(ideal.height, taken.height) - size.height
        if missingHeight > pixel {
            findings.append(
                Finding(
                    .contentClipped, points: missingHeight,
                    message: "the view needs more height than contentSizeThatFits answered, so it is cut"))
        }
        let missingWidth = taken.width - size.width
        if missingWidth > pixel {
            findings.append(
                Finding(
                    .contentClipped, points: missingWidth,
                    message: "the view needs more width than contentSizeThatFits answered, so it is cut"))
        }
        let blank = min(size.height, answered.height) - taken.height
        if blank > pixel {
            findings.append(
                Finding(
                    .blankSpace, points: blank,
                    message: "contentSizeThatFits answered more height than the view fills"))
        }
        return findings
    }
}
