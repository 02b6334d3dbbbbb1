import BalloonFixtures
import BalloonLayouts
import Goldens
import Scenes
import Sweeps
import Testing
import ViewLayout

/// Goldens and sweeps of what other systems show, and viewers without the app.
private func scene(_ axes: String, traits: String = "{}", url: String = "https://example.com/7") throws -> BalloonScene
{
    try BalloonScene(
        text: """
            message:
              summaryText: Concert
              url: \(url)
              layout:
                live:
                  view: {fill: tint, frame: {height: 160}}
                  contentSize: {height: fit}
                  alternate: {caption: Concert}
            app: {name: Countdown}
            traits: \(traits)
            \(axes)
            """, file: "live.yaml")
}

@Test func aGoldenForEachReceiver() throws {
    let scene = try scene("goldens: {receivers: all, hasApp: [true, false]}")
    let goldens = try scene.declaredGoldens()
    #expect(goldens.count == 12)
    #expect(
        goldens.prefix(3).map(\.cell.name) == ["live@ios27_with-app", "live@ios27_without-app", "live@ios26_with-app"])
    let kinds = try goldens.map { try scene.layout(traits: $0.traits, fonts: fonts()).balloon.kind }
    #expect(kinds.prefix(8) == [.live, .template, .live, .template, .template, .template, .fallback, .fallback])
    #expect(kinds.suffix(4) == [.template, .template, .template, .template])
    #expect(goldens.last?.traits.transcriptWidth == 198 && goldens.last?.traits.userInterfaceIdiom == .watch)
}

@Test(arguments: ViewerTrait.all.map(\.name)) func eachAxisGivesGoldensTheirNames(name: String) throws {
    let trait = try #require(ViewerTrait.all.first { $0.name == name })
    let values = "[\(trait.usualValue), \(try trait.otherValue)]"
    let goldens = try scene("goldens: {\(trait.axisName): \(values)}").declaredGoldens()
    #expect(Set(goldens.map(\.cell.name)).count == 2 && goldens.allSatisfy { $0.cell.axes.map(\.name) == [name] })
}

@Test func aSweepOverReceiversTellsThemApart() throws {
    let scene = try scene("sweep: {receivers: [ios26, ios9, watchos], transcriptWidths: [320, 402]}")
    let sweep = try SceneSweep(of: scene, fonts: fonts(), workerCount: 2)
    #expect(sweep.cells.map(\.traits.receiver) == [.ios26, .ios9, .watchos, .ios26, .ios9, .watchos])
    // A width that is given stays on the watch, too.
    #expect(sweep.cells.map(\.traits.transcriptWidth) == [320, 320, 320, 402, 402, 402])
    for cell in sweep.cells {
        let alone = try scene.layout(traits: cell.traits, fonts: fonts())
        #expect(alone.size == cell.size && alone.findings == cell.findings)
    }
}

@Test func aCellOfWhichNothingArrivesIsEmptyInASweepAndRefusedAsAGolden() throws {
    let scene = try scene("goldens: {receivers: [ios9]}\nsweep: {receivers: [ios26, ios9]}", url: "\"data:,7\"")
    let sweep = try SceneSweep(of: scene, fonts: fonts(), workerCount: 1)
    #expect(sweep.cells.map(\.size.height) == [160, 0])
    #expect(sweep.cells[1].findings.contains { $0.kind == .fallbackIncomplete })
    var pages = 0
    try ContactSheet.draw(sweep, of: scene, fonts: fonts(), workerCount: 1) { _ in pages += 1 }
    #expect(pages == 1)
    let golden = try #require(try scene.declaredGoldens().first)
    let error = #expect(throws: SceneError.self) {
        try BalloonRenderer().rendering(of: golden, in: LayoutContext(traits: TraitCollection(), fonts: fonts()))
    }
    #expect(error?.file == "live.yaml")
}

@Test func receiversAndDevicesThatExcludeEachOtherAreRefused() throws {
    #expect(throws: SceneError.self) { try scene("sweep: {receivers: [ios9], userInterfaceIdioms: [watch]}") }
    #expect(try scene("sweep: {receivers: [ios26, macos], userInterfaceIdioms: [phone]}").sweep.cellCount == 1)
    #expect(try scene("sweep: {receivers: [ios26, ios9], userInterfaceIdioms: [phone, pad]}").sweep.cellCount == 4)
    #expect(throws: SceneError.self) { try scene("", traits: "{receiver: macos, userInterfaceIdiom: phone}") }
    #expect(try scene("", traits: "{receiver: ios9, userInterfaceIdiom: pad}").traits.transcriptWidth == 500)
    #expect(try scene("", traits: "{receiver: watchos, transcriptWidth: 176}").traits.transcriptWidth == 176)
}

@Test func anAxisTakesAndGivesValuesOfItsTrait() {
    var axes = TraitAxes()
    axes[\.receiver] = [.ios9, .ios26]
    axes[\.explicitLayoutDirection] = [.rightToLeft]
    axes[\.displayScale] = [1, 2]
    #expect(axes[\.receiver] == [.ios9, .ios26] && axes[\.explicitLayoutDirection] == [.rightToLeft])
    #expect(axes[\.displayScale] == [1, 2] && axes.cellCount == 4 && axes[\.locale].isEmpty)
    axes[\.receiver] = []
    #expect(axes.cellCount == 2 && axes.cells(over: TraitCollection()).map(\.pixelsPerPoint) == [1, 2])
}
