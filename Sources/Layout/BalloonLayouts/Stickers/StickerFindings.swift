import Drawing
import Foundation
import Support

/// Findings about the stickers of a browser.
enum StickerFindings {
    /// The findings about each sticker, in the order of the stickers.
    static func findings(of browser: StickerBrowser) -> [Finding] {
        browser.cells.enumerated().flatMap { index, cell in
            let name = Self.name(at: index)
            let others = browser.cells[..<index]
            return [
                undescribed(cell, name) ?? repeated(cell, name, behind: others),
                shrunk(cell, in: browser.stickerSize, name),
                small(cell, in: browser.stickerSize, name), opaque(cell, name), costly(cell, name),
            ].compactMap { $0 }
        }
    }

    /// The findings about a sticker in a conversation, which has no cell.
    static func findings(ofSent cell: StickerBrowser.Cell, _ name: String) -> [Finding] {
        [undescribed(cell, name), opaque(cell, name)].compactMap { $0 }
    }

    /// A description without words, or with the name of a file ("Apple, MSSticker.localizedDescription": what
    /// VoiceOver says).
    private static func undescribed(_ cell: StickerBrowser.Cell, _ name: String) -> Finding? {
        let description = cell.localizedDescription
        let hasWords = SpokenText.hasWords(description)
        guard !hasWords || SpokenText.isFileName(description) else { return nil }
        let problem =
            hasWords ? "is described by a file's name, \(QuotedText.beginning(of: description))" : "has no description"
        return Finding(
            .stickerUndescribed, node: name,
            message: "\(name) \(problem), so that VoiceOver cannot say what it shows; describe it in a few words")
    }

    /// A description that an earlier sticker with another picture has.
    private static func repeated(
        _ cell: StickerBrowser.Cell, _ name: String, behind others: ArraySlice<StickerBrowser.Cell>
    ) -> Finding? {
        let words = cell.localizedDescription.lowercased()
        guard
            let index = others.firstIndex(where: { $0.localizedDescription.lowercased() == words && $0.art != cell.art }
            )
        else { return nil }
        return Finding(
            .stickerUndescribed, node: name,
            message:
                "\(name) is described as \(Self.name(at: index)) is, \(QuotedText.beginning(of: cell.localizedDescription)), so that "
                + "VoiceOver cannot tell them apart; say how they differ")
    }

    private static func name(at index: Int) -> String { index == 0 ? "sticker" : "sticker-\(index + 1)" }

    /// Art that is drawn for larger cells (facts 1.9.1). If a phone is too narrow for its cells, they shrink with their
    /// content, which is not reported.
    private static func shrunk(_ cell: StickerBrowser.Cell, in size: StickerSize, _ name: String) -> Finding? {
        let side = max(cell.art.pointSize.width, cell.art.pointSize.height)
        guard side > size.sideLength + PlacementFindings.tolerance else { return nil }
        return Finding(
            .stickerShrunk, node: name, points: side - size.sideLength,
            message:
                "\(name) “\(cell.localizedDescription)” is \(MetricValue.number(side.rounded())) points large and its cell "
                + "\(MetricValue.number(size.sideLength)), so that it is shrunk; draw it for the cell, or choose larger cells"
        )
    }

    /// Art that is drawn for the next smaller cells or even smaller ones (facts 1.9.1), in which it is shown at its own size
    /// (facts 1.9.3).
    private static func small(_ cell: StickerBrowser.Cell, in size: StickerSize, _ name: String) -> Finding? {
        let side = max(cell.art.pointSize.width, cell.art.pointSize.height)
        guard let smaller = StickerSize(rawValue: size.rawValue - 1), side <= smaller.sideLength else { return nil }
        return Finding(
            .stickerSmall, node: name, points: size.sideLength - side,
            message:
                "\(name) “\(cell.localizedDescription)” is \(MetricValue.number(side.rounded())) points large and its cell "
                + "\(MetricValue.number(size.sideLength)), as art of smaller cells is; draw it with "
                + "\(MetricValue.number(size.sideLength * 3)) pixels, or choose smaller cells")
    }

    /// Art whose edge is opaque all around (facts 1.9.6 and 1.9.12).
    private static func opaque(_ cell: StickerBrowser.Cell, _ name: String) -> Finding? {
        guard cell.art.hasOpaqueEdge else { return nil }
        return Finding(
            .stickerOpaque, node: name,
            message:
                "\(name) “\(cell.localizedDescription)” has no transparent pixel at its edge, so that it is a rectangle "
                + "on a balloon or a photograph; save it as PNG with a transparent background")
    }

    /// Frames that cost much (facts 1.9.13).
    private static func costly(_ cell: StickerBrowser.Cell, _ name: String) -> Finding? {
        guard let excesses = StickerCost(cell.art)?.excesses, !excesses.isEmpty else { return nil }
        return Finding(
            .stickerCostly, node: name,
            message:
                "\(name) “\(cell.localizedDescription)” has \(excesses.joined(separator: " and ")); make a short loop of "
                + "few frames at a low rate")
    }
}

extension Picture {
    /// Whether no pixel of the outermost rows and columns is transparent.
    fileprivate var hasOpaqueEdge: Bool {
        let bitmap = bitmap
        func isOpaque(_ x: Int, _ y: Int) -> Bool { bitmap.pixels[(y * bitmap.width + x) * 4 + 3] == 255 }
        return (0..<bitmap.width).allSatisfy { isOpaque($0, 0) && isOpaque($0, bitmap.height - 1) }
            && (0..<bitmap.height).allSatisfy { isOpaque(0, $0) && isOpaque(bitmap.width - 1, $0) }
    }
}

extension StickerBrowser {
    /// The findings about the stickers.
    package var findings: [Finding] { StickerFindings.findings(of: self) }
}
