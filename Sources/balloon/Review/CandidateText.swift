import Foundation
import Goldens

/// A candidate for people: what changed, and the pictures to look at.
enum CandidateText {
    /// The lines below a heading.
    static func lines(of candidate: PendingCandidate, in folder: PendingFolder) -> [String] {
        var lines = candidate.result.details.map { row($0.label, $0.text) }
        let names = candidate.files
        let pictures = [
            (
                "was", GoldenStore(root: candidate.goldens).path(of: names.picture),
                FileManager.default.fileExists(
                    atPath: GoldenStore(root: candidate.goldens).path(of: names.picture))
            ),
            ("is", folder.path(of: names.picture, candidate), candidate.hashes.picture != nil),
            (
                "differs", folder.path(of: names.difference, candidate),
                FileManager.default.fileExists(atPath: folder.path(of: names.difference, candidate))
            ),
        ]
        lines += pictures.filter(\.2).map { row($0.0, $0.1) }
        if let refusal = candidate.refusal { lines.append(row("refused", refusal)) }
        return lines
    }

    private static func row(_ label: String, _ text: String) -> String {
        let single = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        return "  " + label + String(repeating: " ", count: max(1, 9 - label.count)) + single
    }
}
