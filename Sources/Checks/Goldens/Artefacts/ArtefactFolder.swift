import Drawing
import Files
import Foundation
import Support
import ViewLayout

/// The folder to which a failing comparison writes the files that show it, outside the goldens:
/// `NAME.expected.png`, `NAME.actual.png`, `NAME.difference.png`, all three in `NAME.strip.png`, and the new record as
/// `NAME.actual.layout`.
package struct ArtefactFolder: Sendable {
    /// The folder, as the caller wrote it.
    package let root: String

    /// Uses a folder, which need not exist yet, for the failures of a store.
    /// - Throws: ``GoldenError/artefactsAmongGoldens(folder:)`` when it lies among the goldens.
    package init(root: String, besides store: GoldenStore) throws {
        self.root = root
        guard Self.path(of: root, below: store.root) == nil else {
            throw GoldenError.artefactsAmongGoldens(folder: store.root)
        }
    }

    /// The path of a folder relative to another folder that contains it; empty for the same folder, nil for a folder
    /// elsewhere.
    static func path(of folder: String, below other: String) -> String? {
        let (own, other) = (resolved(folder), resolved(other))
        if own == other { return "" }
        return own.hasPrefix(other + "/") ? String(own.dropFirst(other.count + 1)) : nil
    }

    /// The absolute path of the folder with symbolic links resolved, as far as the folder exists.
    private static func resolved(_ folder: String) -> String {
        let path = URL(fileURLWithPath: folder).standardizedFileURL.path
        var existing = path
        while existing != "/", !FileManager.default.fileExists(atPath: existing) {
            existing = PathName.parent(of: existing)
        }
        let base = URL(fileURLWithPath: existing).resolvingSymlinksInPath().path
        let rest = path.dropFirst(existing.count).drop { $0 == "/" }
        return rest.isEmpty ? base : (base == "/" ? "" : base) + "/" + rest
    }

    private enum Kind: String, CaseIterable {
        case expected = "expected.png"
        case actual = "actual.png"
        case difference = "difference.png"
        case strip = "strip.png"
        case record = "actual.layout"
    }

    /// Removes the artefacts of cells that no longer exist, as long as the files are what this folder writes: somebody may
    /// keep other pictures in it.
    /// - Parameters:
    ///   - cells: the names of all cells.
    ///   - scope: the goldens that the run covers.
    func removeAll(outside cells: Set<String>, scope: GoldenScope) throws {
        let end = "." + Kind.record.rawValue
        for file in (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? [] where file.hasSuffix(end) {
            let name = String(file.dropLast(end.count))
            let path = (root as NSString).appendingPathComponent(name)
            guard !cells.contains(name), !scope.keeps(golden: name),
                let record = try AtomicFile.read(path + end, limit: GoldenStore.maximumFileSize),
                case .success = GoldenRecord.reading(record)
            else { continue }
            for kind in Kind.allCases { try AtomicFile.remove("\(path).\(kind.rawValue)") }
        }
    }

    /// Writes the artefacts of a comparison that failed, and removes those of an earlier run for the same cell.
    /// - Parameter pictures: the pictures that were compared pixel by pixel.
    /// - Returns: the names of the files written, relative to the folder.
    /// - Throws: an error that names the file when it cannot be written.
    func write(
        _ verdict: GoldenVerdict, of rendering: Rendering, comparing pictures: ComparedPictures?, for cell: GoldenCell,
        store: GoldenStore
    ) throws -> [String] {
        var files: [Kind: [UInt8]] = [:]
        func encode(_ bitmap: Bitmap, as kind: Kind) {
            // A picture without pixels is a failure too, but a PNG cannot hold it.
            if bitmap.width > 0 && bitmap.height > 0 { files[kind] = PNGEncoder.encode(bitmap) }
        }
        if verdict != .equal { encode(rendering.picture, as: .actual) }
        if verdict.difference?.pixels != nil, let pictures {
            let marked = pictures.difference
            let golden = try store.files(of: cell)
            if golden.form == .picture {
                files[.expected] = golden.picture
            } else {
                encode(pictures.expected, as: .expected)
            }
            encode(marked, as: .difference)
            encode(
                try ComparisonStrip.make(
                    expected: pictures.expected, actual: rendering.picture, difference: marked), as: .strip)
        }
        if verdict != .equal { files[.record] = GoldenRecord(rendering.layout).file }

        return try Kind.allCases.compactMap { kind in
            let name = "\(cell.name).\(kind.rawValue)"
            let path = (root as NSString).appendingPathComponent(name)
            guard let bytes = files[kind] else {
                try AtomicFile.remove(path)
                return nil
            }
            try AtomicFile.write(bytes, to: path)
            return name
        }
    }
}
