import Drawing
import ViewLayout

extension GoldenStore {
    /// Compares a rendering with its golden, exactly. Writes nothing.
    ///
    /// The record is compared first, because it says what has changed. It is also compared as text, so that no edit of
    /// the file is overlooked. Then the pixels are compared. If the picture's text has their hash and its data are
    /// unchanged, two hashes are enough. The golden is decoded and compared pixel by pixel only when the hashes differ,
    /// or when a tool has rewritten the file.
    ///
    /// A picture that shows nothing or has flaws fails even where it equals its golden.
    /// - Throws: when a file of the store cannot be read.
    package func verify(_ rendering: Rendering, for cell: GoldenCell) throws -> GoldenVerdict {
        verify(rendering, for: cell, against: try files(of: cell))
    }

    /// Compares a rendering with the files of its golden, which were already read.
    func verify(_ rendering: Rendering, for cell: GoldenCell, against files: Files) -> GoldenVerdict {
        var pictures: ComparedPictures?
        return verify(rendering, for: cell, against: files, comparing: &pictures)
    }

    /// Compares a rendering with the files of its golden, which were already read.
    /// - Parameter pictures: gets the pictures that were compared pixel by pixel.
    func verify(
        _ rendering: Rendering, for cell: GoldenCell, against files: Files, comparing pictures: inout ComparedPictures?
    ) -> GoldenVerdict {
        if cell.blankReason == nil, let blank = rendering.blank { return .blank(blank) }
        let verdict = compare(rendering, for: cell, files, &pictures)
        guard !rendering.flaws(in: cell).isEmpty else { return verdict }
        switch verdict {
        case .equal, .missing: return .flawed(rendering.flaws, nil)
        case .different(let difference): return .flawed(rendering.flaws, difference)
        // The damaged file must be fixed first, so the flaws are not reported.
        case .unreadable, .blank, .flawed: return verdict
        }
    }

    private func compare(
        _ rendering: Rendering, for cell: GoldenCell, _ files: Files, _ pictures: inout ComparedPictures?
    ) -> GoldenVerdict {
        let names = Self.fileNames(of: cell, as: files.form ?? expectedForm(of: cell, files))
        guard !files.hasBothForms else {
            return .unreadable([UnreadableGolden(file: names.picture, problem: .bothForms)])
        }
        guard let pictureFile = files.picture, let recordFile = files.record else {
            return .missing(
                files: [(names.picture, files.picture), (names.record, files.record)].filter { $0.1 == nil }.map(\.0))
        }

        let picture: GoldenPicture
        let record: GoldenRecord
        switch (GoldenPicture.reading(pictureFile, as: files.form ?? .picture), GoldenRecord.reading(recordFile)) {
        case (.success(let readPicture), .success(let readRecord)):
            (picture, record) = (readPicture, readRecord)
        case (let pictureResult, let recordResult):
            let problems = [(names.picture, pictureResult.problem), (names.record, recordResult.problem)]
            return .unreadable(
                problems.compactMap { file, problem in problem.map { UnreadableGolden(file: file, problem: $0) } })
        }

        let drawn = rendering.layout.withURLs(as: record.layout)
        let layout = LayoutDifference(from: record.layout, to: drawn)
        var pixels: PixelDifference?
        let hasEqualPixels = picture.trustedPixelHash == rendering.pixelHash
        let golden: Bitmap?
        do {
            golden = try hasEqualPixels ? nil : picture.decoded()
        } catch {
            return .unreadable([UnreadableGolden(file: names.picture, problem: error)])
        }
        if let golden {
            let compared = ComparedPictures(expected: golden, actual: rendering.picture)
            pictures = compared
            pixels = compared.comparison.difference(
                nodes: NodeMap(from: record.layout, to: drawn, scale: rendering.scale))
            // If the layout has changed, it says what has moved.
            let moved = layout.isEmpty ? compared.movement(in: pixels?.region) : nil
            pixels?.moved = moved
        }
        let isMismatchedPair = !picture.wasRecorded(with: record)
        let edit =
            layout.isEmpty
            ? RecordEdit(
                file: record.text, of: record.layout, comparedWith: drawn, isMismatchedPair: isMismatchedPair
            ) : nil
        let isPictureUnknown = !hasEqualPixels && golden == nil
        if layout.isEmpty && pixels == nil && edit == nil && !isPictureUnknown { return .equal }
        return .different(
            GoldenDifference(
                layout: layout, pixels: pixels, edit: edit, isMismatchedPair: isMismatchedPair,
                isPictureUnknown: isPictureUnknown))
    }

    /// The form that a golden without a picture should have: a hash if all other goldens of the scene keep hashes.
    func expectedForm(of cell: GoldenCell, _ files: Files) -> GoldenForm {
        // A new cell gets a picture, so the folder need not be listed.
        guard files.record != nil else { return .picture }
        return sceneForms.forms(ofScene: cell.scene) { try goldens() } == [.hash] ? .hash : .picture
    }
}

extension Result where Failure == UnreadableGolden.Problem {
    /// The problem; nil when there is none.
    fileprivate var problem: UnreadableGolden.Problem? {
        switch self {
        case .success: nil
        case .failure(let problem): problem
        }
    }
}
