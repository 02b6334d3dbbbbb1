import Drawing
import Foundation
import Support

extension GoldenStore {
    /// The sheet of a scene; nil where it has none.
    /// - Throws: ``GoldenProblem`` for a file that is not a sheet.
    func sheet(ofScene scene: String) throws -> GoldenSheet? {
        let path = path(of: GoldenSheet.file(ofScene: scene))
        guard let identity = FileIdentity.text(of: path) else { return nil }
        if let sheet = lastSheet.sheet(at: path, identity: identity) { return sheet }
        guard let bytes = try AtomicFile.read(path, limit: Self.maximumFileSize) else { return nil }
        let sheet = try GoldenSheet(file: bytes)
        lastSheet.keep(sheet, at: path, identity: identity)
        return sheet
    }

    /// Why a sheet does not show the picture of a cell's golden; nil where it does, and where the cell is not on a
    /// sheet.
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

    /// The picture on the sheet for a golden that keeps its hash; nil where no sheet shows it.
    func pictureOnSheet(of name: String, pixelHash: String) -> Bitmap? {
        (try? sheet(ofScene: GoldenCell.scene(ofName: name)))??.picture(of: name, pixelHash: pixelHash)
    }

    /// The sheet that a new one replaces; nil where there is none, or only one that is damaged and may be lost.
    /// - Throws: ``GoldenError/unreadable(_:)`` for a file that may hide a good sheet; an error that names the file
    ///   when it cannot be read.
    func sheetToReplace(ofScene scene: String) throws -> GoldenSheet? {
        do {
            return try sheet(ofScene: scene)
        } catch let error as GoldenProblem {
            guard error.problem.mayHideGolden else { return nil }
            throw GoldenError.unreadable(
                UnreadableGolden(file: GoldenSheet.file(ofScene: scene), problem: error.problem))
        }
    }

    /// The scenes that have a sheet.
    func scenesWithSheet() throws -> [String] {
        guard FileManager.default.fileExists(atPath: root) else { return [] }
        return try FolderListing.names(in: root).compactMap(GoldenSheet.scene(ofFile:)).sorted()
    }
}
