import Drawing
import Foundation
import Support
import Synchronization

extension GoldenStore {
    /// The sheet of a scene; nil where it has none.
    /// - Throws: ``GoldenProblem`` for a file that is not a sheet.
    func sheet(ofScene scene: String) throws -> GoldenSheet? {
        let path = path(of: GoldenSheet.file(ofScene: scene))
        guard let identity = FileIdentity.text(of: path) else { return nil }
        if let known = Self.lastSheet.withLock({ $0 }), known.path == path, known.identity == identity {
            return known.sheet
        }
        guard let bytes = try AtomicFile.read(path, limit: Self.maximumFileSize) else { return nil }
        let sheet = try GoldenSheet(file: bytes)
        Self.lastSheet.withLock { $0 = (path, identity, sheet) }
        return sheet
    }

    /// The sheet that was read last: the cells of a scene are compared one after the other.
    private static let lastSheet = Mutex<(path: String, identity: String, sheet: GoldenSheet)?>(nil)

    /// Why a sheet does not show what a cell's golden says; nil where it does, and where the cell is not on a sheet.
    func sheetProblem(of cell: GoldenCell, pixelHash: String) -> GoldenVerdict? {
        guard cell.isOnSheet else { return nil }
        let file = GoldenSheet.file(ofScene: cell.scene)
        do {
            guard let sheet = try sheet(ofScene: cell.scene) else { return .missing(files: [file]) }
            guard sheet.shows(cell.name, pixelHash: pixelHash) else {
                return .unreadable([UnreadableGolden(file: file, problem: .otherOnSheet(cell: cell.name))])
            }
            return nil
        } catch let error as GoldenProblem {
            return .unreadable([UnreadableGolden(file: file, problem: error.problem)])
        } catch {
            return .unreadable([UnreadableGolden(file: file, problem: .damaged(reason: "\(error)"))])
        }
    }

    /// The picture of a golden that keeps its hash, from the sheet of its scene; nil where no sheet shows it.
    func pictureOnSheet(of name: String, pixelHash: String) -> Bitmap? {
        (try? sheet(ofScene: GoldenCell.scene(ofName: name)))??.picture(of: name, pixelHash: pixelHash)
    }

    /// The scenes that have a sheet.
    func scenesWithSheet() throws -> [String] {
        guard FileManager.default.fileExists(atPath: root) else { return [] }
        return try FolderListing.names(in: root).compactMap(GoldenSheet.scene(ofFile:)).sorted()
    }

    /// Writes the sheet of a scene: the pictures of all its goldens that keep a hash, from what was drawn now and from the
    /// sheet that is there. A sheet that is as it should be is not touched.
    /// - Parameter pictures: PNG files of what was drawn now, by the names of the cells.
    /// - Throws: ``GoldenError/sheetTooLarge(scene:cellCount:width:height:)``.
    func writeSheet(ofScene scene: String, adding pictures: [String: [UInt8]]) throws {
        let path = path(of: GoldenSheet.file(ofScene: scene))
        guard FileManager.default.fileExists(atPath: path) else {
            return try writeSheetAlone(ofScene: scene, adding: pictures)
        }
        // Another process may be about to add pictures, too.
        try FileLock.hold(path) { try writeSheetAlone(ofScene: scene, adding: pictures) }
    }

    private func writeSheetAlone(ofScene scene: String, adding pictures: [String: [UInt8]]) throws {
        let old = (try? sheet(ofScene: scene)) ?? nil
        let names = try goldens().map(\.name).filter { GoldenCell.scene(ofName: $0) == scene }
        let cells = try names.compactMap { name -> (name: String, hash: String, bitmap: Bitmap)? in
            let files = try files(named: name)
            guard files.form == .hash, let hash = files.picture.flatMap({ try? HashFile.metadata(of: $0) })?.pixelHash
            else { return nil }
            let drawn = pictures[name].flatMap { try? PictureFile.decode($0, name: name).bitmap }
            let isNew = drawn.map { PixelHash.hexadecimalDigest(of: $0) == hash } == true
            return (isNew ? drawn : old?.picture(of: name, pixelHash: hash)).map { (name, hash, $0) }
        }
        guard !cells.isEmpty else { return }
        let arrangement = GoldenSheetArrangement(cells.map { ($0.bitmap.width, $0.bitmap.height) })
        guard max(arrangement.width, arrangement.height) <= DrawingLimits.maximumCanvasSide,
            arrangement.width * arrangement.height <= DrawingLimits.maximumPixelCount
        else {
            throw GoldenError.sheetTooLarge(
                scene: scene, cellCount: cells.count, width: arrangement.width, height: arrangement.height)
        }
        let file = Self.sheet(cells, arrangement)
        try AtomicFile.write(file, to: path(of: GoldenSheet.file(ofScene: scene)))
    }

    private static func sheet(
        _ cells: [(name: String, hash: String, bitmap: Bitmap)], _ arrangement: GoldenSheetArrangement
    ) -> [UInt8] {
        var pixels = [UInt8](repeating: 0, count: arrangement.width * arrangement.height * 4)
        var places: [String: GoldenSheet.Place] = [:]
        for (cell, corner) in zip(cells, arrangement.corners) {
            let (bitmap, length) = (cell.bitmap, cell.bitmap.width * 4)
            for row in 0..<bitmap.height {
                let start = ((corner.y + row) * arrangement.width + corner.x) * 4
                pixels.replaceSubrange(
                    start..<start + length, with: bitmap.pixels[row * length..<(row + 1) * length])
            }
            places[cell.name] = GoldenSheet.Place(
                x: corner.x, y: corner.y, width: bitmap.width, height: bitmap.height, pixelHash: cell.hash)
        }
        let bare = PNGEncoder.encode(
            Bitmap(width: arrangement.width, height: arrangement.height, pixels: pixels), effort: .size)
        let text = GoldenSheetText(places: places, imageDataHash: GoldenPicture.imageDataHash(of: bare))
        return PNGEncoder.inserting(text.textChunks, into: bare)
    }
}
