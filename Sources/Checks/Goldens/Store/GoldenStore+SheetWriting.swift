import Drawing
import Foundation
import Support

extension GoldenStore {
    /// Writes the sheet of a scene, then the files of the cells that are new on it. The sheet contains the pictures of
    /// all goldens that keep a hash: new renderings, and pictures of the existing sheet. All files are complete before
    /// the first is replaced.
    /// - Throws: ``GoldenError`` when the sheet would be too large, or when the existing file may hide a good sheet:
    ///   nothing is written.
    func writeSheet(ofScene scene: String, adding drafts: [SheetDrafts.Draft], limits: GoldenSheetLimits) throws {
        try holdingFolder {
            var files = drafts.flatMap { self.files(of: $0.golden) }
            if let sheet = try newSheet(ofScene: scene, adding: drafts, limits) {
                files.insert((sheet, path(of: GoldenSheet.file(ofScene: scene))), at: 0)
            }
            try AtomicFile.write(together: files)
            for draft in drafts { try removeOtherForm(of: draft.golden) }
        }
    }

    /// Removes the pictures of deleted goldens from the sheet of a scene. A sheet that has none is not touched; neither
    /// is one that cannot be read.
    package func tidySheet(ofScene scene: String) throws {
        guard let places = (try? sheet(ofScene: scene))??.places else { return }
        let names = Set(try goldens().map(\.name))
        guard places.keys.contains(where: { !names.contains($0) }) else { return }
        try writeSheet(ofScene: scene, adding: [], limits: .standard)
    }

    /// Locks the folder, so that no other thread or process writes a sheet at the same time and loses cells. The folder
    /// is locked because the sheet may not exist yet.
    private func holdingFolder(_ body: () throws -> Void) throws {
        let folder = root.isEmpty ? "." : root
        try refuseFileAsFolder()
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try FileLock.hold(folder, body)
    }

    /// A cell of the sheet to be written.
    private struct Entry {
        let name, hash: String
        let size: (width: Int, height: Int)
        let bitmap: () throws -> Bitmap?
    }

    /// The file of the sheet; nil where no cell is on it.
    private func newSheet(
        ofScene scene: String, adding drafts: [SheetDrafts.Draft], _ limits: GoldenSheetLimits
    ) throws -> [UInt8]? {
        let old = try sheetToReplace(ofScene: scene)
        let drawn = Set(drafts.map(\.golden.name))
        let others = try goldens().map(\.name).filter { GoldenCell.scene(ofName: $0) == scene && !drawn.contains($0) }
        let kept = try others.compactMap { name -> Entry? in
            guard let old, let hash = try files(named: name).keptHash, let place = old.place(of: name, pixelHash: hash)
            else { return nil }
            return Entry(name: name, hash: hash, size: (place.width, place.height)) {
                old.picture(of: name, pixelHash: hash)
            }
        }
        let entries = try (drafts.map(entry(for:)) + kept).sorted { $0.name < $1.name }
        // Their arrangement is checked before any picture is decoded.
        _ = try limits.arrangement(entries.map(\.size), ofScene: scene)
        let cells = try entries.compactMap { entry in
            try entry.bitmap().map { GoldenSheet.Cell(name: entry.name, hash: entry.hash, bitmap: $0) }
        }
        guard !cells.isEmpty else { return nil }
        let arrangement = try limits.arrangement(
            cells.map { ($0.bitmap.width, $0.bitmap.height) }, ofScene: scene)
        let file = GoldenSheet.encoded(cells, arrangement)
        guard file.count <= limits.fileSize else {
            throw GoldenError.sheetFileTooLarge(scene: scene, cellCount: cells.count, byteCount: file.count)
        }
        return file
    }

    private func entry(for draft: SheetDrafts.Draft) throws -> Entry {
        let golden = draft.golden
        func damaged(_ reason: String) -> GoldenError {
            .unreadable(UnreadableGolden(file: "\(golden.name).png", problem: .damaged(reason: reason)))
        }
        guard let size = draft.picture.withUnsafeBytes({ PNGChunks.imageSize(of: $0) }) else {
            throw damaged("it has no header")
        }
        return Entry(name: golden.name, hash: golden.pixelHash, size: size) {
            let bitmap = try PictureFile.decode(draft.picture, name: golden.name).bitmap
            guard PixelHash.hexadecimalDigest(of: bitmap) == golden.pixelHash else {
                throw damaged("its pixels are not those that its text names")
            }
            return bitmap
        }
    }
}
