import Drawing
import ViewLayout

extension GoldenStore {
    /// Compares a rendering with its golden, exactly. Writes nothing.
    ///
    /// The record comes first, because a difference there says what happened; it is compared as text too, so that no
    /// edit of the file is overlooked. Then the pixels: when the picture's text
    /// holds their hash and its data are as they were recorded, two hashes are compared and nothing is decoded; only
    /// when they differ, or when a tool has rewritten the file, is the golden decoded and compared pixel by pixel.
    ///
    /// A picture that shows nothing, or has flaws, fails also where it equals its golden.
    /// - Throws: when a file of the store cannot be read.
    package func verify(_ rendering: Rendering, for cell: GoldenCell) throws -> GoldenVerdict {
        verify(rendering, for: cell, against: try files(of: cell))
    }

    /// The same with the golden's files as they were read.
    func verify(_ rendering: Rendering, for cell: GoldenCell, against files: Files) -> GoldenVerdict {
        var pictures: ComparedPictures?
        return verify(rendering, for: cell, against: files, comparing: &pictures)
    }

    /// The same.
    /// - Parameter pictures: what was compared pixel by pixel.
    func verify(
        _ rendering: Rendering, for cell: GoldenCell, against files: Files, comparing pictures: inout ComparedPictures?
    ) -> GoldenVerdict {
        if cell.blankReason == nil, let blank = rendering.blank { return .blank(blank) }
        var verdict = compare(rendering, for: cell, files, &pictures)
        if verdict == .equal, let problem = sheetProblem(of: cell, pixelHash: rendering.pixelHash) { verdict = problem }
        guard !rendering.flaws(in: cell).isEmpty else { return verdict }
        switch verdict {
        case .equal, .missing: return .flawed(rendering.flaws, nil)
        case .different(let difference): return .flawed(rendering.flaws, difference)
        // The golden's file is fixed first.
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

        let layout = LayoutDifference(from: record.layout, to: rendering.layout)
        var pixels: PixelDifference?
        let hasEqualPixels = picture.trustedPixelHash == rendering.pixelHash
        let golden: Bitmap?
        do {
            golden = try hasEqualPixels ? nil : files.decoded(picture)
        } catch {
            return .unreadable([UnreadableGolden(file: names.picture, problem: error.problem)])
        }
        if let golden {
            let compared = ComparedPictures(expected: golden, actual: rendering.picture)
            pictures = compared
            pixels = compared.comparison.difference(
                nodes: NodeMap(from: record.layout, to: rendering.layout, scale: rendering.scale))
            // Where the layout has changed it says what has moved.
            let moved = layout.isEmpty ? compared.movement(in: pixels?.region) : nil
            pixels?.moved = moved
        }
        let isTornPair = !picture.wasRecorded(with: record)
        let edit =
            layout.isEmpty
            ? RecordEdit(
                file: record.text, of: record.layout, comparedWith: rendering.layout, isTornPair: isTornPair) : nil
        let isPictureUnknown = !hasEqualPixels && golden == nil
        if layout.isEmpty && pixels == nil && edit == nil && !isPictureUnknown { return .equal }
        return .different(
            GoldenDifference(
                layout: layout, pixels: pixels, edit: edit, isTornPair: isTornPair, isPictureUnknown: isPictureUnknown))
    }

    /// What a golden without a picture would keep: the hash where the scene's other goldens do.
    func expectedForm(of cell: GoldenCell, _ files: Files) -> GoldenForm {
        if cell.isOnSheet { return .hash }
        // A cell that is new gets a picture, and the folder need not be listed for it.
        guard files.record != nil else { return .picture }
        let others = (try? goldens())?.filter { GoldenCell.scene(ofName: $0.name) == cell.scene }.flatMap(\.files) ?? []
        func has(_ form: GoldenForm) -> Bool { others.contains { $0.hasSuffix("." + form.fileExtension) } }
        return has(.hash) && !has(.picture) ? .hash : .picture
    }

    /// The pixels of a cell's golden; nil when it has none that can be decoded.
    /// - Throws: when the file cannot be read.
    package func picture(of cell: GoldenCell) throws -> Bitmap? {
        let files = try files(of: cell)
        guard let file = files.picture, let form = files.form,
            case .success(let picture) = GoldenPicture.reading(file, as: form)
        else { return nil }
        return (try? files.decoded(picture)) ?? nil
    }

    /// What a golden's picture says about itself; nil when there is no such golden or a tool has stripped its text.
    /// - Throws: when the file cannot be read or is not what it should be.
    package func metadata(of cell: GoldenCell) throws -> GoldenMetadata? {
        let files = try files(of: cell)
        guard let file = files.picture, let form = files.form else { return nil }
        switch GoldenPicture.reading(file, as: form) {
        case .success(let picture): return picture.metadata
        case .failure(let error):
            throw GoldenError.unreadable(
                UnreadableGolden(file: Self.fileNames(of: cell, as: form).picture, problem: error.problem))
        }
    }
}

extension Result where Failure == GoldenProblem {
    /// What prevents the comparison; nil when nothing does.
    fileprivate var problem: UnreadableGolden.Problem? {
        switch self {
        case .success: nil
        case .failure(let error): error.problem
        }
    }
}
