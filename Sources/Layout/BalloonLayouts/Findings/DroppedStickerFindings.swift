import Drawing
import Foundation
import ViewLayout

/// Findings about a dropped sticker: the texts that it covers, and the part that the edge of the transcript clips.
struct DroppedStickerFindings: Sendable {
    let sticker: PlacedNode
    /// What the sticker was dropped on, by the name that findings use.
    let owner: String?
    /// The nodes below it, each with its owner.
    let below: [(node: PlacedNode, owner: String?)]

    /// The findings of all stickers of a conversation. A text that several stickers cover is reported once, for the one
    /// that covers most.
    /// - Parameter transcript: the box that clips the stickers.
    /// - Complexity: O(nodes + pixels) for each sticker.
    static func findings(of stickers: [DroppedStickerFindings], in transcript: CGRect) -> [Finding] {
        let all = stickers.flatMap { $0.findings(in: transcript) }
        var most: [String: CGFloat] = [:]
        for finding in all where finding.kind == .textCovered {
            most[finding.subject] = max(most[finding.subject] ?? 0, finding.points ?? 0)
        }
        return all.filter { finding in
            guard finding.kind == .textCovered else { return true }
            guard most[finding.subject] == finding.points else { return false }
            most[finding.subject] = nil
            return true
        }
    }

    private func findings(in transcript: CGRect) -> [Finding] {
        guard case .picture(let picture, let extent) = sticker.content else { return [] }
        // Only opaque pixels count, so the order of the stickers does not matter.
        let opacity = PictureOpacity(picture, extent: extent)
        let covered = below.flatMap { node, owner in
            CoveredText.findings(in: node, under: .picture(opacity)) { name in
                "a dropped sticker covers \(name); move it, or make it smaller"
            }.map { $0.about(owner) }
        }
        return covered + [cut(in: transcript, opacity)].compactMap { $0?.about(owner) }
    }

    private func cut(in transcript: CGRect, _ opacity: PictureOpacity) -> Finding? {
        guard let drawn = opacity.opaqueFrame else { return nil }
        let excess = max(
            transcript.minX - drawn.minX, drawn.maxX - transcript.maxX, transcript.minY - drawn.minY,
            drawn.maxY - transcript.maxY)
        // Rounding to pixels moves edges by less than this.
        guard excess > 1 else { return nil }
        return Finding(
            .nodeOutsideBalloon, node: sticker.name, points: excess,
            message: "a dropped sticker extends beyond the transcript, where it is clipped; move it inward")
    }
}
