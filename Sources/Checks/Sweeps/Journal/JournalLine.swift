import BalloonLayouts
import Foundation
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
    private let fits: [Fit?]

    fileprivate struct Contents: Codable {
        let texts: [Text]
        let hasPicture: Bool
        let findings: [StoredFinding]
    }

    fileprivate struct Text: Codable {
        let id: String
        let height: Double
        let lineCount: Int
        let isTruncated: Bool
    }

    fileprivate struct StoredFinding: Codable {
        let kind: String
        let node, entry: String?
        let points: Double?
        let message: String
    }

    fileprivate struct Fit: Codable {
        let offered, answered: [Double]
        let neededHeight: Double?
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
                contents.append(Contents(cell))
            }
            places.append(known[identity] ?? 0)
        }
        self.contents = contents
        self.places = places
        lengths = cells.flatMap { cell in
            [cell.size.width, cell.size.height, cell.canvasSize.width, cell.canvasSize.height].map { Double($0) }
        }
        fits = cells.contains { $0.fit != nil } ? cells.map { $0.fit.map(Fit.init) } : []
    }

    /// The cells, for the viewer and the widths of the row in the plan; nil when the row does not fit them.
    func cells(of row: SweepPlan.Row) -> [SweepCell]? {
        let widths = row.widths
        let viewer = SweepCell.Row(row.traits)
        guard places.count == widths.count, lengths.count == 4 * widths.count,
            places.allSatisfy(contents.indices.contains), fits.isEmpty || fits.count == widths.count,
            fits.allSatisfy({ $0?.isReadable != false })
        else { return nil }
        let shared = contents.compactMap { $0.restored(for: viewer) }
        guard shared.count == contents.count else { return nil }
        return widths.indices.map { index in
            let lengths = lengths[(4 * index)..<(4 * index + 4)].map { CGFloat($0) }
            return SweepCell(
                transcriptWidth: widths[index], size: CGSize(width: lengths[0], height: lengths[1]),
                canvasSize: CGSize(width: lengths[2], height: lengths[3]), contents: shared[places[index]],
                fit: fits.isEmpty ? nil : fits[index]?.restored)
        }
    }
}

extension JournalLine.Contents {
    fileprivate init(_ cell: SweepCell) {
        texts = cell.texts.map {
            JournalLine.Text(id: $0.id, height: $0.height, lineCount: $0.lineCount, isTruncated: $0.isTruncated)
        }
        hasPicture = cell.hasPicture
        findings = cell.findings.map { finding in
            JournalLine.StoredFinding(
                kind: finding.kind.rawValue, node: finding.node, entry: finding.entry,
                points: finding.points.map { Double($0) }, message: finding.message)
        }
    }

    /// Nil for a kind of finding that does not exist.
    fileprivate func restored(for viewer: SweepCell.Row) -> SweepCell.Contents? {
        let findings = findings.compactMap { stored in
            Finding.Kind(rawValue: stored.kind).map { kind in
                Finding(
                    kind, node: stored.node, points: stored.points.map { CGFloat($0) }, message: stored.message,
                    entry: stored.entry)
            }
        }
        guard findings.count == self.findings.count else { return nil }
        return SweepCell.Contents(
            row: viewer,
            texts: texts.map {
                SweepCell.Text(id: $0.id, height: $0.height, lineCount: $0.lineCount, isTruncated: $0.isTruncated)
            },
            hasPicture: hasPicture, findings: findings)
    }
}

extension JournalLine.Fit {
    fileprivate init(_ fit: ViewFit) {
        offered = [Double(fit.offered.width), Double(fit.offered.height)]
        answered = [Double(fit.answered.width), Double(fit.answered.height)]
        neededHeight = fit.neededHeight.map { Double($0) }
    }

    /// Whether the lengths can be sizes.
    fileprivate var isReadable: Bool { offered.count == 2 && answered.count == 2 }

    fileprivate var restored: ViewFit {
        ViewFit(
            offered: CGSize(width: offered[0], height: offered[1]),
            answered: CGSize(width: answered[0], height: answered[1]),
            neededHeight: neededHeight.map { CGFloat($0) })
    }
}

/// Writes and reads lines of JSON. Lengths that are not finite, such as an answer that is not a size, are words.
enum JournalCoding {
    private static let words = (positive: "inf", negative: "-inf", neither: "nan")

    static func bytes(_ value: some Encodable) throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
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
