import BalloonLayouts
import Foundation
import Support
import ViewLayout

/// A row of widths in a journal: all data of its cells, so that the cells that are read equal those that were written.
struct JournalLine: Codable, Sendable {
    /// The scene's name.
    let scene: String
    /// The row's place in the plan of the scene.
    let row: Int
    /// The data that the cells of an interval of widths share, each once.
    private let contents: [Contents]
    /// For each cell the index of its contents.
    private let places: [Int]
    /// For each cell its width and height, and the size of its picture, in points.
    private let lengths: [Double]
    /// For each cell the answer of its live layout; empty where no cell has one.
    private let fits: [ViewFit?]

    private struct Contents: Codable {
        let texts: [SweepCell.Text]
        let hasPicture: Bool
        let findings: [Finding]
    }

    init(scene: String, row: Int, cells: [SweepCell]) {
        self.scene = scene
        self.row = row
        var contents: [Contents] = []
        var places: [Int] = []
        var known: [ObjectIdentifier: Int] = [:]
        for cell in cells {
            let identity = ObjectIdentifier(cell.contents)
            if known[identity] == nil {
                known[identity] = contents.count
                contents.append(
                    Contents(texts: cell.texts, hasPicture: cell.hasPicture, findings: cell.findings))
            }
            places.append(known[identity] ?? 0)
        }
        self.contents = contents
        self.places = places
        lengths = cells.flatMap { cell in
            [cell.size.width, cell.size.height, cell.canvasSize.width, cell.canvasSize.height].map { Double($0) }
        }
        fits = cells.contains { $0.fit != nil } ? cells.map(\.fit) : []
    }

    /// The cells, for the viewer and the widths of the row in the plan; nil when the row does not fit them.
    func cells(of row: SweepPlan.Row) -> [SweepCell]? {
        let widths = row.widths
        let viewer = SweepCell.Row(row.traits)
        guard places.count == widths.count, lengths.count == 4 * widths.count,
            places.allSatisfy(contents.indices.contains), fits.isEmpty || fits.count == widths.count
        else { return nil }
        let shared = contents.map {
            SweepCell.Contents(row: viewer, texts: $0.texts, hasPicture: $0.hasPicture, findings: $0.findings)
        }
        return widths.indices.map { index in
            let lengths = lengths[(4 * index)..<(4 * index + 4)].map { CGFloat($0) }
            return SweepCell(
                transcriptWidth: widths[index], size: CGSize(width: lengths[0], height: lengths[1]),
                canvasSize: CGSize(width: lengths[2], height: lengths[3]), contents: shared[places[index]],
                fit: fits.isEmpty ? nil : fits[index])
        }
    }
}

/// Writes and reads lines of JSON. Lengths that are not finite, such as an answer that is not a size, are words.
enum JournalCoding {
    private static let words = (positive: "inf", negative: "-inf", neither: "nan")

    static func bytes(_ value: some Encodable) throws -> [UInt8] {
        let encoder = JSONEncoder.line
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: words.positive, negativeInfinity: words.negative, nan: words.neither)
        return Array(try encoder.encode(value)) + [0x0A]
    }

    static func value<Value: Decodable>(_ type: Value.Type, of line: Data) throws -> Value {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: words.positive, negativeInfinity: words.negative, nan: words.neither)
        return try decoder.decode(type, from: line)
    }
}
