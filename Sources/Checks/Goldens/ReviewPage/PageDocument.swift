import Support
import ViewLayout

/// The data of the page, which its script reads.
struct PageDocument: Encodable {
    let version = BalloonVersion.current
    let causes: [Cause]
    let cells: [Cell]

    struct Cause: Encodable {
        let number: Int
        let sentence: String
        let variants, following: [String]
        /// The indices of the cells.
        let cells: [Int]
        let example: Int
        /// The commands for the cells that fail only for this cause; nil where there are none such cells.
        let alone: Commands?
        /// The commands for all cells of this cause, including those that fail for others too; nil where no cell does.
        let together: Commands?
    }

    struct Commands: Encodable {
        let note: String
        let accept, reject: String

        init(_ note: String, choosing options: String, words: String) {
            self.note = note
            (accept, reject) = ("balloon accept \(options)\(words)", "balloon reject \(options)\(words)")
        }
    }

    struct Cell: Encodable {
        let name, source, status, sentence: String
        let viewer: [String]
        let causes: [Int]
        let details: [[String]]
        let changes: [String]
        let was, now: Picture
        let refusal, accept: String?
    }

    struct Picture: Encodable {
        /// The name of the picture in the page; nil where there is none.
        let picture: String?
        /// The width in points, which the picture is shown at.
        let width: Double
        /// What a screen reader says, one text per element.
        let words: [String]
    }

    init(
        _ review: PendingReview, in folder: PendingFolder, words: String, pictures: inout PagePictures
    ) throws {
        var indices: [String: Int] = [:]
        for (index, candidate) in review.candidates.enumerated() { indices[review.name(of: candidate)] = index }
        causes = review.groups.causes.map { cause in
            let (alone, together) = Self.commands(about: cause, in: review, words)
            return Cause(
                number: cause.number, sentence: cause.sentence, variants: cause.variants,
                following: cause.following.map(\.sentence),
                cells: cause.cells.compactMap { indices[$0] }, example: indices[cause.example] ?? 0,
                alone: alone, together: together)
        }
        var cells: [Cell] = []
        for candidate in review.candidates {
            let result = candidate.result
            cells.append(
                Cell(
                    name: review.name(of: candidate), source: result.source, status: result.status.words,
                    sentence: result.sentence, viewer: result.viewer.map { "\($0.name) \($0.value)" },
                    causes: review.causes(of: candidate).map(\.number),
                    details: result.details.map { [$0.label, $0.text] }
                        + (result.pixels.map { [["pixels", $0.words], ["in", $0.nodeWords]] } ?? []),
                    changes: ChangeFact.causes(among: result.facts).following.map(\.sentence),
                    was: try Self.picture(candidate, in: candidate.goldens, pictures: &pictures),
                    now: try Self.picture(
                        candidate, in: folder.folder(ofGoldens: candidate.goldens), pictures: &pictures),
                    refusal: candidate.refusal,
                    accept: candidate.refusal == nil
                        ? "balloon accept \(CellFilter.shellWord(naming: review.name(of: candidate)))\(words)" : nil))
        }
        self.cells = cells
    }

    /// The commands about a cause: those that name only this cause, and those that also include cells with other
    /// causes.
    private static func commands(
        about cause: GoldenCause, in review: PendingReview, _ words: String
    ) -> (alone: Commands?, together: Commands?) {
        let (shared, count) = (cause.shared.count, cause.cells.count)
        let alone = Commands(
            shared == 0 ? "" : "\(count - shared) of \(count) cells fail for nothing else:",
            choosing: "--cause \(review.reference(to: cause))", words: words)
        guard shared > 0 else { return (alone, nil) }
        let others = Set(cause.shared.flatMap { review.groups.numbers(ofCell: $0) }).subtracting([cause.number])
        let names = others.sorted().map(String.init).joined(separator: ", ")
        let note = "\(shared) of \(count) cells fail for \(Counted.word(others.count, "cause")) \(names), too. "
        let options = review.options(choosing: review.candidates(of: cause))
        return (
            shared == count ? nil : alone,
            Commands(
                note + (options == nil ? "All cells of this cause:" : "All cells of these causes:"),
                choosing: options ?? "'cause=\(cause.number)'", words: words)
        )
    }

    /// A picture with its words. A file that cannot be used is omitted; the cell's sentence says what is wrong with it.
    private static func picture(
        _ candidate: PendingCandidate, in folder: String, pictures: inout PagePictures
    ) throws -> Picture {
        let store = GoldenStore(root: folder)
        let limit = GoldenStore.maximumFileSize
        let names = candidate.files
        let picture = try store.files(named: candidate.name).pictureFile
        let record = try AtomicFile.read(store.path(of: names.record), limit: limit).flatMap { file in
            if case .success(let record) = GoldenRecord.reading(file) { record.layout } else { nil }
        }
        return Picture(
            picture: pictures.add(picture), width: Double(record?.nodes.first?.frame.width ?? 0),
            words: record?.spokenWords ?? [])
    }
}
