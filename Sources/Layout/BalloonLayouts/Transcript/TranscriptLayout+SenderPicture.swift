import Drawing
import Foundation
import ViewLayout

extension TranscriptLayout {
    /// A disc with the sender's initials, in place of a picture.
    func avatar(of sender: Transcript.Entry.Sender, bottom: CGFloat) throws -> PlacedNode {
        let side = metrics.avatarSide
        let x = isIncomingOnRight ? traits.transcriptWidth - margin - side : margin
        let frame = CGRect(
            x: grid.roundedToNearest(x), y: grid.roundedToNearest(bottom - side), width: side, height: side)
        var node = try disc(in: frame, initials: Initials.of(sender.name ?? sender.identifier))
        node.attributes = [.init("sender", sender.identifier)]
        return node
    }

    /// A disc with initials.
    func disc(in frame: CGRect, initials: String) throws -> PlacedNode {
        try InitialsDisc(frame: frame, initials: initials, textShare: metrics.avatarTextShare).placed(in: context)
    }
}

/// A disc with initials, in place of somebody's picture.
struct InitialsDisc {
    var frame: CGRect
    var initials: String
    /// The size of the initials, relative to the disc's side.
    var textShare: CGFloat

    /// The disc, named as pictures of senders are.
    func placed(in context: LayoutContext) throws -> PlacedNode {
        let colors = TranscriptColors.avatar(for: context.traits)
        let side = frame.width
        let letter = Text(
            initials, font: .system(size: Double(side * textShare), weight: .semibold), color: .literal(.white))
        let measurement = try letter.measure(.unspecified, in: context)
        let size = measurement.size
        let place = CGRect(
            x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width, height: size.height)
        return PlacedNode(
            id: TranscriptLayout.avatarName, kind: .fill, frame: frame,
            content: .gradient(
                .rounded(frame, radius: side / 2, style: .circular),
                LinearGradient(down: frame, from: colors.top, to: colors.bottom)),
            children: [letter.place(measurement, in: place, context: context)])
    }
}

/// The text on the disc of a sender without a picture.
enum Initials {
    /// The first letters of the first and the last word of a name, in capitals.
    static func of(_ name: String) -> String {
        let words = name.split(separator: " ", omittingEmptySubsequences: true)
        let ends = words.count > 1 ? [words.first, words.last] : [words.first]
        return ends.compactMap { $0?.first.map { String($0).uppercased() } }.joined()
    }
}
