import BalloonFixtures
import BalloonLayouts
import Foundation
import Scenes
import Testing
import ViewLayout

@testable import Sweeps

/// What a cell keeps of a balloon, and what it is called.
struct SweepCellTests {
    /// Height follows the width of a picture, and not of the app's icon.
    @Test(arguments: [
        ("app: {name: A, icon: images/icon-poll.png}", "", false), ("", "image: images/event-map.png, ", true),
        ("app: {name: A, icon: images/icon-poll.png}", "image: images/event-map.png, ", true), ("", "", false),
    ])
    func anIconIsNoPicture(app: String, image: String, hasPicture: Bool) throws {
        let scene = try BalloonScene(
            text: "message: {summaryText: a, layout: {template: {\(image)caption: a}}}\n\(app)\n",
            file: packageFolder + "/Examples/a.yaml")
        let cell = SweepCell(try scene.layout(fonts: fonts()), of: SweepCell.Row(scene.traits))
        #expect(cell.hasPicture == hasPicture && cell.texts.map(\.id) == ["caption"])
    }

    /// Between the ends of an interval nothing changes that the cells show, and of a live layout not the height either.
    @Test func cellsOfOneIntervalHaveOneHeight() {
        let contents = SweepCell.Contents(row: SweepCell.Row(.sample()), texts: [], hasPicture: false, findings: [])
        func cell(_ width: CGFloat, _ height: CGFloat, _ contents: SweepCell.Contents) -> SweepCell {
            let size = CGSize(width: width - 100, height: height)
            return SweepCell(transcriptWidth: width, size: size, canvasSize: size, contents: contents)
        }
        let first = cell(320, 40, contents)
        #expect(first.sharesInterval(with: cell(375, 40, contents)))
        #expect(!first.sharesInterval(with: cell(375, 41, contents)))
        let others = SweepCell.Contents(row: SweepCell.Row(.sample()), texts: [], hasPicture: false, findings: [])
        #expect(!first.sharesInterval(with: cell(375, 40, others)))
        #expect(first != cell(320, 41, contents) && first != cell(321, 40, contents) && first == cell(320, 40, others))
    }

    /// A name is one word for whoever reads a table, and differs where a viewer differs.
    @Test(arguments: ViewerTrait.all.map(\.name)) func aNameHasNoSpacesAndTellsViewersApart(_ name: String) throws {
        let trait = try #require(ViewerTrait.named(name))
        var other = TraitCollection()
        try trait.set(trait.otherValue, in: &other)
        let words = TraitText.identifier(other)
        #expect(!words.contains(" ") && words != TraitText.identifier(TraitCollection()))
        #expect(words == SweepCell.sample(other).id(in: "a").dropFirst(2))
        #expect(TraitText.summary(other).split(separator: " ").joined(separator: "-") == words)
    }

    @Test func aTextThatACellDoesNotHaveHasNoLines() {
        let cell = SweepCell.sample(lines: 2)
        #expect(
            cell["caption"].lineCount == 2 && cell["subcaption"].lineCount == 0 && cell["subcaption"].id == "subcaption"
        )
        let failed = SweepCell(failure: "no font", transcriptWidth: 320, of: SweepCell.Row(.sample()))
        #expect(
            !failed.isLaidOut && failed.findings.map(\.kind) == [.notLaidOut] && failed.size == .zero && cell.isLaidOut)
    }

    /// Cells are equal when everything that was measured is, and not where one part of it is another.
    @Test func everyPartOfACellCounts() {
        func cell(
            _ traits: TraitCollection = .sample(), width: CGFloat = 280, canvas: CGFloat = 40, id: String = "caption",
            lines: Int = 1, height: Double = 16, isTruncated: Bool = false, hasPicture: Bool = false,
            findings: [Finding] = [], fit: ViewFit? = nil
        ) -> SweepCell {
            let text = SweepCell.Text(id: id, height: height, lineCount: lines, isTruncated: isTruncated)
            return SweepCell(
                traits: traits, size: CGSize(width: width, height: 35),
                canvasSize: CGSize(width: width, height: canvas),
                texts: [text], hasPicture: hasPicture, findings: findings, fit: fit)
        }
        let finding = Finding(.wordBroken, node: "caption", message: "a")
        let fit = ViewFit(offered: .zero, answered: .zero, neededHeight: nil)
        let others = [
            cell(.sample(width: 401)), cell(.sample(locale: "de")), cell(.sample(style: .dark)), cell(width: 281),
            cell(canvas: 41), cell(id: "subcaption"), cell(lines: 2), cell(height: 17), cell(isTruncated: true),
            cell(hasPicture: true), cell(findings: [finding]), cell(fit: fit),
        ]
        #expect(others.map { $0 == cell() } == [Bool](repeating: false, count: others.count))
        #expect(others.map { cell() == $0 } == [Bool](repeating: false, count: others.count))
        #expect(cell() == cell() && cell(findings: [finding], fit: fit) == cell(findings: [finding], fit: fit))
    }
}
