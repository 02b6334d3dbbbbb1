import Foundation

/// What Chromium 156 did with the fonts in Fonts/, recorded by Scripts/record-chromium.
struct ChromiumReference: Decodable {
    let lang: String
    let text: String
    /// CSS properties beside those of every string.
    let style: [String: String]?
    /// The spans of a text that has some.
    let runs: [Span]?
    let cells: [Cell]

    /// A part of a text, and its CSS.
    struct Span: Decodable {
        let length: Int
        let css: [String: String]

        init(from decoder: any Decoder) throws {
            var pair = try decoder.unkeyedContainer()
            length = try pair.decode(Int.self)
            css = try pair.decode([String: String].self)
        }
    }

    struct Cell: Decodable {
        let size: Double
        let width: Double
        /// The UTF-16 offset each line starts at, and its width in pixels.
        let lines: [[Double]]
    }

    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Resources/Chromium")

    static func recorded(_ file: String = "recorded.jsonl") throws -> [ChromiumReference] {
        try lines(of: file).map { try JSONDecoder().decode(ChromiumReference.self, from: Data($0.utf8)) }
    }

    /// The cells known to differ, each as `lang size width text`, with their causes.
    static func knownDisagreements(_ file: String = "disagreements.tsv") throws -> [String: String] {
        let rows = try lines(of: file).map { $0.split(separator: "\t", maxSplits: 1) }
        return Dictionary(uniqueKeysWithValues: rows.map { (String($0[1]), String($0[0])) })
    }

    private static func lines(of file: String) throws -> [Substring] {
        try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8).split(separator: "\n")
    }
}
