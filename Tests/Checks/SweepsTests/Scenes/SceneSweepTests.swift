import BalloonLayouts
import Drawing
import Foundation
import Goldens
import Scenes
import Sweeps
import Testing
import Typesetting
import ViewLayout

@testable import Sweeps

private func scene(_ axes: String = "", caption: String = "Dinner at noon on Thursday with everyone") throws
    -> BalloonScene
{
    try BalloonScene(
        text: """
            message:
              summaryText: Dinner
              layout: {template: {caption: {key: dinner}, subcaption: Table for four}}
            app: {name: Table}
            strings: {en: {dinner: \(caption)}, ar: {dinner: العشاء عند الظهر يوم الخميس}}
            \(axes)
            """, file: "Examples/dinner.yaml")
}

private let axes = """
    sweep: {transcriptWidths: [200, 260, 402], preferredContentSizeCategories: [large, accessibilityMedium], locales: [en, ar], userInterfaceStyles: [light, dark]}
    """

@Test func everyCellIsMeasuredInTheOrderOfTheAxes() throws {
    let scene = try scene(axes)
    let fonts = try FontCascade.bundled()
    var told: [Int] = []
    let sweep = try SceneSweep(of: scene, fonts: fonts, workerCount: 2, progress: { told.append($0) })
    #expect(sweep.cells.map(\.traits) == scene.sweep.cells(over: scene.traits))
    #expect(told == Array(stride(from: 3, through: 24, by: 3)))
    for cell in sweep.cells {
        let balloon = try scene.layout(traits: cell.traits, fonts: fonts)
        #expect(cell.size == balloon.size)
        #expect(cell.texts.map(\.id) == ["caption", "subcaption"])
    }
    #expect(sweep.violations == [])
}

@Test func theOutcomeDoesNotDependOnTheWorkers() throws {
    let scene = try scene(axes)
    let fonts = try FontCascade.bundled()
    let tables = try [1, 2, 7].map { workerCount in
        try SweepTable([SceneSweep(of: scene, fonts: fonts, workerCount: workerCount)]).json()
    }
    #expect(Set(tables).count == 1)
}

@Test func aCutTextIsSummedUpOnceWithItsCells() throws {
    let long = String(repeating: "a long caption that goes on and on ", count: 8)
    let scene = try scene("sweep: {transcriptWidths: [320, 402], locales: [en, ar]}", caption: long)
    let sweep = try SceneSweep(of: scene, fonts: FontCascade.bundled(), workerCount: 1)
    // The subcaption is written out beside a caption that has a key, which is another finding.
    let summaries = sweep.findingSummaries.filter { $0.finding.kind != .textNotInStrings }
    #expect(summaries.map(\.finding.kind) == [.textTruncated])
    #expect(summaries.map(\.finding.node) == ["caption"])
    #expect(summaries.map(\.cellCount) == [2])
    #expect(summaries.map(\.first.transcriptWidth) == [320])
    #expect(sweep.cells.map { $0.texts[0].isTruncated } == [true, false, true, false])
}

/// U+E000 is for private use, so no font draws it; Japanese has no such string.
@Test func whatCannotBeLaidOutIsAFindingOfItsCells() throws {
    let broken = try BalloonScene(
        text: """
            message: {summaryText: a, layout: {template: {caption: {key: dinner}}}}
            strings: {de: {dinner: Abendessen}, ar: {dinner: "\\uE000"}, ja: {lunch: a}}
            traits: {locale: de}
            """, file: "broken.yaml")
    var axes = TraitAxes()
    axes[\.locale] = ["de", "ar", "ja"]
    axes[\.transcriptWidth] = [320, 402]
    let sweep = try SceneSweep(
        of: broken, axes: axes, fonts: FontCascade.bundled(missingGlyphs: .error), workerCount: 2)
    #expect(
        sweep.cells.map { $0.findings.map(\.kind).contains(.notLaidOut) } == [false, true, true, false, true, true])
    #expect(sweep.cells.map { $0.size == .zero } == [false, true, true, false, true, true])
    let messages = sweep.cells.compactMap { $0.findings.first { $0.kind == .notLaidOut }?.message }
    #expect(
        messages.first?.hasPrefix(
            "broken.yaml:1:62: in locale ar: message.layout.template.caption: no font draws U+E000") == true)
    #expect(messages.dropFirst().first?.contains("\"dinner\"") == true)
    // A sheet shows the others.
    var pages = 0
    try ContactSheet.draw(sweep, of: broken, fonts: .bundled(), workerCount: 1) { _ in pages += 1 }
    #expect(pages == 1)
    // What is not there is not compared with what is.
    #expect(sweep.violations == [] && !sweep.isComplete)
}

/// Widths are measured in ascending order, and told in the order of their axis.
@Test func cellsAreInTheOrderOfAnAxisThatIsNotSorted() throws {
    let scene = try scene("sweep: {transcriptWidths: [402, 200, 320, 260], locales: [en, ar]}")
    let fonts = try FontCascade.bundled()
    let sweep = try SceneSweep(of: scene, fonts: fonts, workerCount: 1)
    #expect(sweep.cells.map(\.traits) == scene.sweep.cells(over: scene.traits))
    #expect(sweep.cells.map(\.transcriptWidth) == [402, 402, 200, 200, 320, 320, 260, 260])
    for cell in sweep.cells { #expect(try cell.size == scene.layout(traits: cell.traits, fonts: fonts).size) }
}

/// A cell counts once for a finding, however often the text is split in it.
@Test func aFindingIsCountedByItsCells() {
    let split = Finding(.wordBroken, node: "caption", message: "a")
    let other = Finding(.wordBroken, node: "subcaption", message: "b")
    let sweep = SceneSweep(
        scene: "dinner",
        cells: [
            .sample(.sample(width: 320), findings: [split, split, other]),
            .sample(.sample(width: 402), findings: [split]),
        ])
    #expect(sweep.findingSummaries.map(\.cellCount) == [2, 1])
    #expect(sweep.findingSummaries.map(\.first.transcriptWidth) == [320, 320])
}
