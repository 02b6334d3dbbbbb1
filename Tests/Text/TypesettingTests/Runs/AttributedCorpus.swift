import Foundation
import TestSupport

@testable import Typesetting

/// A text with styled runs.
struct AttributedCaption: Sendable, CustomStringConvertible {
    let units: [UInt16]
    let language: String
    let style: TextStyle
    let runs: [StyledRun]

    var text: String { String(decoding: units, as: UTF16.self) }

    func paragraph(_ fonts: FontCascade) throws -> Paragraph {
        try Paragraph(utf16: units, runs: runs, style: style, language: language, fonts: fonts)
    }

    var description: String {
        let runs = runs.map { "\($0.length)×\($0.style.pointSize)/\($0.style.weight.rawValue)" }
        return "\(text.debugDescription) (\(language), \(style.pointSize) pt, \(runs.joined(separator: " ")))"
    }
}

/// Random attributed texts: captions of the corpus in 45 languages, divided anywhere, also inside words, letters and
/// surrogate pairs. The same on every machine.
enum AttributedCorpus {
    static let count = 2_000

    /// Every n-th of the texts.
    static func sample(every step: Int) -> [AttributedCaption] {
        var random = SeededGenerator(seed: 35)
        let captions = CaptionCorpus.captions
        let all = (0..<count).map { _ in
            make(captions[Int.random(in: captions.indices, using: &random)], &random)
        }
        return stride(from: 0, to: all.count, by: step).map { all[$0] }
    }

    private static func make(_ caption: Caption, _ random: inout SeededGenerator) -> AttributedCaption {
        var units = caption.units
        if units.isEmpty { units = Array("AV".utf16) }
        let base = caption.style(tracking: Bool.random(using: &random) ? .system : .none)
        var cuts = Set(
            (0..<Int.random(in: 1...5, using: &random)).map { _ in Int.random(in: 0...units.count, using: &random) })
        cuts.formUnion([0, units.count])
        let ends = cuts.sorted()
        let runs = zip(ends, ends.dropFirst()).map { start, end in
            run(length: end - start, base: base, &random)
        }
        return AttributedCaption(units: units, language: caption.language, style: base, runs: runs)
    }

    private static func run(length: Int, base: TextStyle, _ random: inout SeededGenerator) -> StyledRun {
        var run = StyledRun(length: length, style: base)
        switch Int.random(in: 0..<9, using: &random) {
        // Another colour alone, which the engine does not know.
        case 0..<4: break
        case 4: run.style.weight = .semibold
        case 5: run.style.pointSize = [9, 12.5, 17, 22, 34][Int.random(in: 0..<5, using: &random)]
        case 6: run.kern = Double(Int.random(in: -8...16, using: &random)) / 4
        case 7: run.baselineOffset = Double(Int.random(in: -4...8, using: &random))
        default:
            run.style.isItalic = true
            run.style.pointSize *= 1.5
        }
        return run
    }
}
