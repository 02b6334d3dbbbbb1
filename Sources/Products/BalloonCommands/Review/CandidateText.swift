import Foundation
import Goldens

/// A candidate as text for people: its changes, and the pictures to view.
enum CandidateText {
    /// The lines below a heading.
    static func lines(of candidate: PendingCandidate, in folder: PendingFolder) -> [String] {
        var lines = candidate.result.details.map { row($0.label, $0.text) }
        let names = candidate.files
        let golden = GoldenStore(root: candidate.goldens).path(of: names.picture)
        if FileManager.default.fileExists(atPath: golden) { lines.append(row("was", golden)) }
        if candidate.hashes.picture != nil { lines.append(row("is", folder.path(of: names.picture, candidate))) }
        // The difference cannot be painted into a folder that is not writable, such as one of another machine.
        if let difference = (try? folder.difference(of: candidate)) ?? nil { lines.append(row("differs", difference)) }
        if let refusal = candidate.refusal { lines.append(row("refused", refusal)) }
        return lines
    }

    private static func row(_ label: String, _ text: String) -> String {
        let single = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        return "  " + label + String(repeating: " ", count: max(1, 9 - label.count)) + single
    }
}
