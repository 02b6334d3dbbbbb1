import Support
import ViewLayout

/// What the page shows, as its script reads it.
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
        let narrowest: String
        let accept, reject: String
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
        /// What a screen reader says.
        let words: [String]
    }

    init(
        _ review: PendingReview, in folder: PendingFolder, words: String, pictures: inout PagePictures
    ) throws {
        var indices: [String: Int] = [:]
        for (index, candidate) in review.candidates.enumerated() { indices[review.name(of: candidate)] = index }
        causes = review.groups.causes.map { cause in
            let reference = review.reference(to: cause)
            return Cause(
                number: cause.number, sentence: cause.sentence, variants: cause.variants,
                following: cause.following.map { "\($0.sentence) (\($0.cellCount))" },
                cells: cause.cells.compactMap { indices[$0] }, example: indices[cause.example] ?? 0,
                narrowest: cause.narrowest, accept: "balloon accept --cause \(reference)\(words)",
                reject: "balloon reject --cause \(reference)\(words)")
        }
        var cells: [Cell] = []
        for candidate in review.candidates {
            let result = candidate.result
            cells.append(
                Cell(
                    name: review.name(of: candidate), source: result.source, status: result.status.words,
                    sentence: result.sentence, viewer: result.viewer.map { "\($0.name) \($0.value)" },
                    causes: review.causes(of: candidate).map(\.number),
                    details: result.details.filter { $0.label != "layout" && !$0.label.isEmpty }
                        .map { [$0.label, $0.text] },
                    changes: result.facts.map(\.sentence),
                    was: try Self.picture(candidate, in: candidate.goldens, pictures: &pictures),
                    now: try Self.picture(
                        candidate, in: folder.folder(ofGoldens: candidate.goldens), pictures: &pictures),
                    refusal: candidate.refusal,
                    accept: candidate.refusal == nil ? "balloon accept \(candidate.name)\(words)" : nil))
        }
        self.cells = cells
    }

    /// A picture with its words; a file that cannot be used is left out: the cell's sentence says what is wrong with it.
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
