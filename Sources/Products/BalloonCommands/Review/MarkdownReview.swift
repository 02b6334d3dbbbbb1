import Foundation
import Goldens
import Reports
import Support

/// What is pending as a Markdown document with pictures beside it, for a comment or a page that a forge shows: one example
/// for each cause, before and after.
struct MarkdownReview {
    let review: PendingReview
    let folder: PendingFolder

    /// How many causes have pictures; the table names all.
    private static let shownCauses = 20

    /// Writes the document, and its pictures into a folder of the same name without the ending.
    func write(to file: String) throws {
        let stem = (file as NSString).deletingPathExtension
        let paragraphs = CauseParagraphs(review)
        var blocks: [MarkdownBlock] = [.heading("Goldens to look at")]
        if review.candidates.isEmpty { blocks.append(.paragraph("nothing is pending")) }
        var shown: [String: Int] = [:]
        for cause in review.groups.causes.prefix(Self.shownCauses) {
            guard let candidate = review.candidate(named: cause.example) else { continue }
            blocks.append(.paragraph(paragraphs.heading(cause, state: review.reference(to: cause))))
            // A cell with two causes is shown once.
            if let earlier = shown.updateValue(cause.number, forKey: cause.example) {
                blocks.append(.paragraph("in the pictures of cause \(earlier)"))
                continue
            }
            blocks.append(.paragraph("\(cause.example) of \(candidate.result.source)"))
            let pictures = try pictures(of: candidate, number: cause.number, into: stem)
            if !pictures.isEmpty { blocks.append(.pictures(pictures)) }
        }
        let others = review.groups.causes.dropFirst(Self.shownCauses).map { paragraphs.heading($0) }
        if !others.isEmpty { blocks.append(.list(others)) }
        try AtomicFile.write(Array(blocks.markdown.utf8), to: file)
    }

    /// Copies the pictures of a candidate.
    /// - Returns: their paths relative to the document.
    private func pictures(
        of candidate: PendingCandidate, number: Int, into stem: String
    ) throws -> [(label: String, path: String)] {
        let files = [
            ("before", GoldenStore(root: candidate.goldens).path(of: candidate.files.picture)),
            ("after", folder.path(of: candidate.files.picture, candidate)),
            ("difference", try folder.difference(of: candidate)),
        ]
        return try files.compactMap { label, path in
            guard let path, let bytes = try AtomicFile.read(path, limit: GoldenStore.maximumFileSize) else {
                return nil
            }
            let name = "\(number)-\(label).png"
            try AtomicFile.write(bytes, to: (stem as NSString).appendingPathComponent(name))
            return (label, "\((stem as NSString).lastPathComponent)/\(name)")
        }
    }
}
