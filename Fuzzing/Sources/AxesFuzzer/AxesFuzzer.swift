import Foundation
import FuzzerDriver
import ViewLayout

@testable import Goldens
@testable import Scenes
@testable import Sweeps
@testable import Typesetting
@testable import ViewLayout

/// Reads any text as the axes of a sweep, a line for each: the word of an option and its value, `widths 320:440:20`;
/// `pairs` for a cover of pairs, `where FILTER` for a filter of cells.
///
/// What is refused is an error of one sentence. What is taken spans as many cells as it says, each once; a cover holds
/// every two values, and a few cells are measured, none of which may be lost.
private func fuzzAxes(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    var texts: [(trait: ViewerTrait, text: String)] = []
    var filters: [CellFilter] = []
    var axes = TraitAxes()
    for line in text.split(separator: "\n").prefix(20) {
        let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
        let value = parts.count > 1 ? parts[1] : ""
        switch parts.first {
        case "pairs": axes.coversPairs = true
        case "where": filters += filter(value)
        case let word?: texts += ViewerTrait.all.filter { $0.axisOption == "--\(word)" }.prefix(1).map { ($0, value) }
        case nil: break
        }
    }
    do {
        try axes.replace(texts, languages: ["en", "ar", "th"])
    } catch let error as SweepAxisError {
        precondition(!error.reason.isEmpty && !error.reason.contains("\n"), "an error is a sentence")
        return 0
    } catch {
        preconditionFailure("an error of another type: \(error)")
    }
    precondition(axes.cellCount <= SceneLimits.maximumSweepCellCount, "a sweep has at most so many cells")
    guard axes.cellCount <= 2_000, let scene = Inputs.scene else { return 0 }
    let cells = axes.cells(over: scene.traits)
    precondition(cells.count == axes.cellCount, "the axes span as many cells as they say")
    if axes.coversPairs { checkCover(of: axes) }
    for cell in cells.prefix(50) {
        let facts = CellFacts(name: "dinner@L", scene: "dinner", traits: cell)
        for filter in filters { _ = filter.matches(facts) }
    }
    // A sweep takes every width of a row, whatever is covered: widths cost next to nothing.
    if cells.count <= 24, !axes.coversPairs { measure(scene, axes) }
    return 0
}

private func filter(_ text: String) -> [CellFilter] {
    do {
        return [try CellFilter(text)]
    } catch let error as CellFilterError {
        precondition((0...text.count).contains(error.offset) && !error.reason.isEmpty, "the caret lies in the filter")
    } catch {
        preconditionFailure("an error of another type: \(error)")
    }
    return []
}

/// Every two values of two axes meet in a cell.
private func checkCover(of axes: TraitAxes) {
    let counts = axes.traits.map { axes[$0].count }
    let cells = axes.cover.cells
    for first in counts.indices {
        for second in counts.indices.dropFirst(first + 1) {
            let met = Set(cells.map { [$0[first], $0[second]] })
            precondition(met.count == counts[first] * counts[second], "two values meet in no cell")
        }
    }
}

private func measure(_ scene: BalloonScene, _ axes: TraitAxes) {
    do {
        guard let fonts = Inputs.fonts else { preconditionFailure("the fonts are in the package") }
        let sweep = try SceneSweep(of: scene, axes: axes, fonts: fonts, workerCount: 1)
        precondition(sweep.cells.count == axes.cellCount && sweep.isComplete, "a cell is lost")
        precondition(
            sweep.cells.allSatisfy { $0.size.width.isFinite && $0.size.height.isFinite }, "a cell has a finite size")
    } catch {
        preconditionFailure("a sweep fails: \(error)")
    }
}

/// What every run shares.
private enum Inputs {
    static let fonts = try? FontCascade.bundled(missingGlyphs: .box)
    static let scene = try? BalloonScene(
        text: """
            message: {layout: {template: {caption: Dinner at 7? Table for four, trailingCaption: "$45",
              subcaption: Ferry Building}}}
            """, file: "dinner.yaml")
}

/// SwiftPM renames a program's main function to this.
@_cdecl("AxesFuzzer_main")
public func runFuzzer(
    _ argumentCount: CInt, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> CInt {
    var (count, values) = (argumentCount, arguments)
    return LLVMFuzzerRunDriver(&count, &values) { fuzzAxes($0, $1) }
}
