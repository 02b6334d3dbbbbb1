import Foundation
import ViewLayout

/// Finds texts that something in front of them covers: the X of a staged balloon, the app's icon, or a dropped sticker.
/// Messages does not leave room for these, so the author of a message has to.
enum CoveredText {
    /// An object drawn over text: returns the covered width of a box.
    struct Cover {
        /// Returns the covered width of a box, in points. The box contains the letters of a line, from the tops of
        /// capitals to the baseline.
        var coveredWidth: (CGRect) -> CGFloat
    }

    /// A finding for each covered text, with the covered width of its most covered line.
    /// - Parameter message: the problem and the fix, for the name of a text.
    static func findings(
        in node: PlacedNode, under cover: Cover, message: (String) -> String
    ) -> [Finding] {
        var findings: [Finding] = []
        append(in: node, named: node.name, under: cover, message: message, to: &findings)
        return findings
    }

    private static func append(
        in node: PlacedNode, named name: String, under cover: Cover, message: (String) -> String,
        to findings: inout [Finding]
    ) {
        let width = coveredWidth(of: node, under: cover)
        // Less than a point does not hide a letter.
        if width >= 1 {
            findings.append(Finding(.textCovered, node: name, points: width, message: message(name)))
        }
        for (name, child) in node.namedChildren {
            append(in: child, named: name, under: cover, message: message, to: &findings)
        }
    }

    private static func coveredWidth(of node: PlacedNode, under cover: Cover) -> CGFloat {
        guard case .text(let text) = node.content else { return 0 }
        return zip(text.layout.lines, text.lineOrigins).reduce(0) {
            max($0, cover.coveredWidth($1.0.capitals(at: $1.1)))
        }
    }
}

extension CoveredText.Cover {
    /// A disc in a square box.
    static func disc(_ box: CGRect) -> CoveredText.Cover {
        CoveredText.Cover { letters in
            let distance = max(0, letters.minY - box.midY, box.midY - letters.maxY)
            let radius = box.width / 2
            guard distance < radius else { return 0 }
            let reach = (radius * radius - distance * distance).squareRoot()
            return min(letters.maxX, box.midX + reach) - max(letters.minX, box.midX - reach)
        }
    }

    /// A box, whose corners may be quarter circles. Less than a point of its height does not hide a letter.
    static func box(_ box: CGRect, radius: CGFloat = 0) -> CoveredText.Cover {
        let rounded = RoundedBox(box, radius: radius)
        return CoveredText.Cover { letters in
            let common = letters.intersection(box)
            guard common.height >= 1 else { return 0 }
            // At rounded corners, letters count as covered by the width of the box where they reach furthest into it.
            let middle = min(max(box.midY, common.minY), common.maxY)
            return max(0, letters.intersection(box.shrunk(x: rounded.inset(at: middle), y: 0)).width)
        }
    }

    /// The opaque parts of a picture, sampled once per point.
    static func picture(_ picture: PictureOpacity) -> CoveredText.Cover {
        CoveredText.Cover { letters in
            let common = letters.intersection(picture.extent)
            guard !common.isEmpty else { return 0 }
            let columns = (0..<Int(common.width.rounded(.up))).filter { column in
                (0..<Int(common.height.rounded(.up))).contains { row in
                    picture.isOpaque(
                        CGPoint(
                            x: min(common.minX + CGFloat(column) + 0.5, common.maxX),
                            y: min(common.minY + CGFloat(row) + 0.5, common.maxY)))
                }
            }
            return min(CGFloat(columns.count), common.width)
        }
    }
}

extension CoveredText {
    /// The texts of a balloon that its icon covers; the icon is in front of everything else.
    /// - Parameters:
    ///   - radius: the radius of the icon's corners, in points.
    ///   - fix: what to do about it.
    static func underIcon(of balloon: PlacedNode, icon: CGRect?, radius: CGFloat, fix: String) -> [Finding] {
        guard let icon else { return [] }
        return findings(in: balloon, under: .box(icon, radius: radius)) { "the app's icon covers \($0); \(fix)" }
    }
}
