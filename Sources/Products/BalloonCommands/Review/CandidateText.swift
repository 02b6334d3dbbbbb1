import Drawing
import Foundation
import Goldens

/// A candidate as text for people: its changes, and the pictures to view.
enum CandidateText {
    /// The lines below a heading.
    /// - Parameter inline: shows each picture below its name; nil for the names alone.
    static func lines(
        of candidate: PendingCandidate, in folder: PendingFolder, showing inline: InlinePictures? = nil
    ) -> [String] {
        var lines = candidate.result.details.map { row($0.label, $0.text) }
        let names = candidate.files
        if let golden = (try? StoredGolden(name: candidate.name, in: candidate.goldens)) ?? nil,
            let place = golden.sheetPlace
        {
            lines.append(row("was", place.words(in: candidate.goldens)))
            // The terminal shows only the cell, not the whole sheet.
            if let inline, let picture = try? golden.pixels() {
                lines.append(inline.text(of: PNGEncoder.encode(picture)))
            }
        }
        let pictures = [
            (
                "was", GoldenStore(root: candidate.goldens).path(of: names.picture),
                FileManager.default.fileExists(
                    atPath: GoldenStore(root: candidate.goldens).path(of: names.picture))
            ),
            ("is", folder.path(of: names.picture, candidate), candidate.hashes.picture != nil),
        ]
        // The difference cannot be painted into a folder that is not writable, such as one of another machine.
        let difference = (try? folder.difference(of: candidate)) ?? nil
        let shown = pictures.filter(\.2).map { ($0.0, $0.1) } + (difference.map { [("differs", $0)] } ?? [])
        for (label, path) in shown {
            lines.append(row(label, path))
            if let inline { lines.append(inline.text(ofFile: path)) }
        }
        if let refusal = candidate.refusal { lines.append(row("refused", refusal)) }
        return lines
    }

    private static func row(_ label: String, _ text: String) -> String {
        let single = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        return "  " + label + String(repeating: " ", count: max(1, 9 - label.count)) + single
    }
}
