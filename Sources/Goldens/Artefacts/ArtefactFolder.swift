import Drawing
import Foundation
import ViewLayout

/// The folder in which a failing comparison leaves what is needed to judge it, outside the goldens:
/// `NAME.expected.png`, `NAME.actual.png`, `NAME.difference.png`, all three in `NAME.strip.png`, and the new record as
/// `NAME.actual.layout`.
public struct ArtefactFolder: Sendable {
    /// The folder, as the caller wrote it.
    public let root: String

    /// Uses a folder, which need not exist yet.
    public init(root: String) { self.root = root }

    private enum Kind: String, CaseIterable {
        case expected = "expected.png"
        case actual = "actual.png"
        case difference = "difference.png"
        case strip = "strip.png"
        case record = "actual.layout"
    }

    /// Writes the artefacts of a comparison that failed, and removes those that an earlier run left for the same cell.
    /// - Returns: the names of the files written, relative to the folder.
    /// - Throws: an error that names the file when one cannot be written.
    func write(
        _ verdict: GoldenVerdict, of rendering: Rendering, for cell: GoldenCell, store: GoldenStore
    ) throws -> [String] {
        var pictures: [(kind: Kind, bitmap: Bitmap)] = []
        switch verdict {
        case .equal:
            break
        case .different(let difference):
            pictures = [(.actual, rendering.picture)]
            if difference.pixels != nil, let expected = try store.picture(of: cell) {
                let comparison = PixelComparison(expected: expected, actual: rendering.picture)
                let marked = DifferencePicture.make(expected: expected, comparison: comparison)
                pictures = [(.expected, expected), (.actual, rendering.picture), (.difference, marked)]
                pictures.append((.strip, try ComparisonStrip.make(of: pictures.map(\.bitmap))))
            }
        case .missing, .unreadable, .blank:
            pictures = [(.actual, rendering.picture)]
        }
        var files: [Kind: [UInt8]] = [:]
        for picture in pictures where picture.bitmap.width > 0 && picture.bitmap.height > 0 {
            files[picture.kind] = PNGEncoder.encode(picture.bitmap, text: [])
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
