import Drawing
import Foundation
import Typesetting
import Workloads

/// The goals of drawing: time beside cairo with Pango, time and size beside libpng, memory.
struct Pictures {
    let drawing: BalloonDrawing
    private let fonts: FontCascade

    init(fonts: FontCascade) throws {
        self.fonts = fonts
        drawing = try BalloonDrawing(fonts: fonts)
    }

    /// The rows of the scenarios that are wanted, by their names.
    func rows(where isWanted: (String) -> Bool) throws -> [Row] {
        var rows: [Row] = []
        let layoutAndDrawing = try drawing.drawing()
        if isWanted(layoutAndDrawing.name) { rows += try Measurement(layoutAndDrawing).rows }
        for (name, bitmap, isFlat) in try drawing.pictures() {
            let scenario = BalloonDrawing.encoding(name, bitmap, isFlat: isFlat)
            guard isWanted(scenario.name) else { continue }
            rows += try Measurement(scenario).rows
            let size = try scenario.balloon.run()
            let peer = try scenario.others[0].run()
            let most = isFlat ? 1 : 1.05
            rows.append(
                Row(
                    scenario: scenario.name, goal: "at most \(Amount.plain(most)) x the size of libpng 6",
                    balloon: "\(Int(size)) B, \(Amount.plain(size / peer)) x", others: "libpng 6 \(Int(peer)) B",
                    isMet: size <= most * peer))
        }
        for scenario in Comparing.scenarios() where isWanted(scenario.name) { rows += try Measurement(scenario).rows }
        for make in GoldenComparing.scenarios() {
            let scenario = try make()
            if isWanted(scenario.name) { rows += try Measurement(scenario).rows }
        }
        if isWanted(Self.glyphsName) { rows.append(try glyphs()) }
        if isWanted(Self.memoryName) { rows.append(try memory()) }
        return rows
    }

    private static let glyphsName = "drawing glyphs, those of a balloon full of text"
    private static let rounds = 15
    private static let repeats = 10

    /// What glyphs add to drawing, beside copying as many bytes as they change.
    private func glyphs() throws -> Row {
        let drawing = try GlyphDrawing(fonts: fonts)
        let contenders = [drawing.withGlyphs, drawing.withoutGlyphs, drawing.copying]
        for contender in contenders { _ = try contender.run() }
        var (ours, ratios): ([Double], [Double]) = ([], [])
        for _ in 0..<Self.rounds {
            let times = try contenders.map {
                try Measurement.duration(of: $0, repeats: Self.repeats) / .nanoseconds(1) / Double(Self.repeats)
            }
            ours.append(times[0] - times[1])
            ratios.append((times[0] - times[1]) / times[2])
        }
        let (time, ratio) = (median(ours), median(ratios))
        return Row(
            scenario: Self.glyphsName, goal: "at most 10 x memcpy of the bytes they change",
            balloon: "\(Amount.time(time)), \(Amount.plain(ratio)) x",
            others: "memcpy of \(drawing.changedBytes) B \(Amount.time(time / ratio))", isMet: ratio <= 10)
    }

    private static let memoryName = "memory after drawing 10,000 balloons"

    /// What 9,000 more balloons add to the memory in use after the first thousand.
    private func memory() throws -> Row {
        for _ in 0..<1_000 { _ = try drawing.draw() }
        let before = Self.residentMemory()
        for _ in 0..<9_000 { _ = try drawing.draw() }
        let grown = Self.residentMemory() - before
        return Row(
            scenario: Self.memoryName, goal: "flat: at most 1 MB more than after 1,000",
            balloon: "\(Amount.plain(grown / 1e6)) MB more", others: "", isMet: grown <= 1e6)
    }

    /// Bytes of this process in memory, as the kernel counts them.
    private static func residentMemory() -> Double {
        let fields = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ") ?? []
        return fields.count > 1 ? (Double(fields[1]) ?? 0) * 4096 : 0
    }
}
