import BalloonFixtures
import BalloonLayouts
import Foundation
import Sweeps
import Testing
import ViewLayout

@testable import Sweeps

private func violated(_ cells: [SweepCell]) -> [SweepInvariant] {
    SceneSweep(scene: "dinner", cells: cells).violations.map(\.invariant)
}

@Test func aGoodSweepHoldsEverything() {
    var cells: [SweepCell] = []
    for width in [320, 375, 402] as [CGFloat] {
        for (category, height, lineHeight) in [(.large, 35, 16), (.extraLarge, 40, 20)]
            as [(ContentSizeCategory, CGFloat, Double)]
        {
            for style in [UserInterfaceStyle.light, .dark] {
                cells.append(
                    .sample(
                        .sample(width: width, category: category, style: style), width: width - 100, height: height,
                        lines: width < 350 ? 2 : 1, lineHeight: lineHeight))
            }
        }
    }
    // Two lines at 320 points, one beyond, in a balloon whose height says so.
    let consistent = cells.map { cell in
        SweepCell(
            traits: cell.traits, size: CGSize(width: cell.size.width, height: cell.texts[0].height + 19),
            texts: cell.texts)
    }
    #expect(violated(consistent) == [])
}

@Test func moreLinesInAWiderTranscriptAreNamed() {
    let cells = [
        SweepCell.sample(.sample(width: 320), height: 35, lines: 1),
        SweepCell.sample(.sample(width: 375), height: 35, lines: 2),
    ]
    let violations = SceneSweep(scene: "dinner", cells: cells).violations
    #expect(
        violations.map(\.description) == [
            "caption takes 2 lines instead of 1, from 320 to 375 L en light (linesNeverGrowWithWidth)"
        ])
}

/// What could not be laid out has no size: those beside it are neighbours.
@Test(arguments: [(1, []), (2, [SweepInvariant.linesNeverGrowWithWidth])])
func aCellThatWasNotLaidOutIsPassedOver(lines: Int, broken: [SweepInvariant]) {
    let failure = Finding(.notLaidOut, node: "scene", message: "too long")
    let cells = [
        SweepCell.sample(.sample(width: 320), height: 35, lines: 1),
        SweepCell(traits: .sample(width: 375), size: .zero, texts: [], findings: [failure]),
        SweepCell.sample(.sample(width: 402), height: 35, lines: lines),
    ]
    #expect(violated(cells) == broken)
}

/// Neighbours are sorted along the trait, in whatever order the cells were declared.
@Test func neighboursAreTheNextOnTheTraitNotInTheList() {
    let cells = [402, 320, 375].map { (width: CGFloat) in
        SweepCell.sample(.sample(width: width), lines: width == 375 ? 3 : width == 320 ? 2 : 1)
    }
    #expect(violated(cells) == [.linesNeverGrowWithWidth])
}

/// What holds from narrow to wide and from small to large holds in whatever order a sweep names them.
@Test(arguments: [[320, 375, 402], [402, 375, 320], [375, 402, 320]] as [[CGFloat]])
func theOrderOfDeclarationViolatesNothing(widths: [CGFloat]) {
    let cells = widths.map { width in
        SweepCell.sample(.sample(width: width), height: 500 - width, lines: width < 400 ? 2 : 1)
    }
    #expect(violated(cells) == [])
    let sizes: [CGFloat: ContentSizeCategory] = [320: .large, 375: .extraLarge, 402: .accessibilityMedium]
    #expect(
        violated(
            widths.map { width in
                .sample(.sample(category: sizes[width] ?? .large), height: width / 5, lineHeight: Double(width) / 20)
            }) == [])
}

@Test func cellsThatDifferInMoreThanOneTraitAreNoNeighbours() {
    let cells = [
        SweepCell.sample(.sample(width: 320, locale: "en"), lines: 1),
        SweepCell.sample(.sample(width: 375, locale: "th"), lines: 2),
    ]
    #expect(violated(cells) == [])
}

@Test func truncationThatComesWithWidthIsNamed() {
    let cells = [
        SweepCell.sample(.sample(width: 320)), SweepCell.sample(.sample(width: 375), isTruncated: true),
    ]
    #expect(violated(cells) == [.truncationNeverComesWithWidth])
    #expect(violated(cells.reversed().map { SweepCell.sample($0.traits, isTruncated: !$0.texts[0].isTruncated) }) == [])
}

@Test func heightThatGrowsWithWidthIsNamedUnlessAPictureGrows() {
    func cells(hasPicture: Bool) -> [SweepCell] {
        [320, 375].map { .sample(.sample(width: $0), height: $0 / 2, hasPicture: hasPicture) }
    }
    #expect(violated(cells(hasPicture: false)) == [.heightNeverGrowsWithWidth])
    #expect(violated(cells(hasPicture: true)) == [])
}

@Test func smallerLinesAtALargerTextSizeAreNamed() {
    let cells = [
        SweepCell.sample(.sample(category: .large), lineHeight: 16),
        SweepCell.sample(.sample(category: .accessibilityMedium), lineHeight: 15.5),
    ]
    #expect(violated(cells) == [.linesNeverShrinkWithCategory])
}

/// A balloon may get lower with larger text when it gets wider, as at the accessibility sizes.
@Test func aLowerBalloonAtALargerTextSizeIsNamedUnlessItIsWider() {
    func cells(width: CGFloat) -> [SweepCell] {
        [
            .sample(.sample(category: .large), width: 280, height: 60),
            .sample(.sample(category: .accessibilityMedium), width: width, height: 50),
        ]
    }
    #expect(violated(cells(width: 280)) == [.heightNeverShrinksWithCategory])
    #expect(violated(cells(width: 346)) == [])
}

@Test func appearanceMayNotChangeTheLayout() {
    let cells = [
        SweepCell.sample(.sample(style: .light)), SweepCell.sample(.sample(style: .dark), lines: 2),
    ]
    #expect(violated(cells) == [.colorsKeepLayout])
}

/// Light, dark and increased contrast change colours; Bold Text changes the letters.
@Test func neitherStyleNorContrastMayChangeTheLayout() {
    let usual = TraitCollection.sample()
    let others = [
        usual.with(\.userInterfaceStyle, .dark), usual.with(\.accessibilityContrast, .high),
        usual.with(\.legibilityWeight, .bold),
    ]
    func found(_ change: (TraitCollection) -> SweepCell) -> [Int] {
        others.map { other in
            SceneSweep(scene: "dinner", cells: [.sample(usual), change(other)]).violations
                .count { $0.invariant == .colorsKeepLayout }
        }
    }
    #expect(found { .sample($0, lines: 2) } == [1, 1, 0])
    #expect(found { .sample($0, height: 36) } == [1, 1, 0])
    #expect(found { .sample($0, width: 281) } == [1, 1, 0])
    #expect(found { .sample($0) } == [0, 0, 0])
}

/// The first viewer is named up to the last word that differs, the second one in full.
@Test(arguments: [
    (TraitCollection.sample(width: 320), "from 402 to 320 L en light"),
    (.sample(category: .accessibilityMedium), "from 402 L to 402 AX1 en light"),
    (.sample(locale: "de"), "from 402 L en to 402 L de light"),
    (.sample(style: .dark), "from 402 L en light to 402 L en dark"),
    (.sample(width: 320, style: .dark), "from 402 L en light to 320 L en dark"), (.sample(), "at 402 L en light"),
])
func aViolationNamesWhatDiffers(_ second: TraitCollection, _ words: String) {
    let violation = SweepViolation(
        invariant: .colorsKeepLayout, node: nil, first: .sample(), second: second, problem: "differs")
    #expect(violation.description == "the balloon differs, \(words) (colorsKeepLayout)")
}

@Test func mirroringMayNotChangeTheSize() {
    let cells = [
        SweepCell.sample(.sample(direction: .leftToRight), width: 280),
        SweepCell.sample(.sample(direction: .rightToLeft), width: 281),
    ]
    #expect(violated(cells) == [.directionKeepsSize])
}

@Test func aBalloonWiderThanTheTranscriptIsNamed() {
    let violations = SceneSweep(
        scene: "dinner", cells: [.sample(.sample(width: 200), width: 212)]
    ).violations
    #expect(
        violations.map(\.description) == [
            "the balloon is 12 points wider than the transcript, at 200 L en light (widthWithinTranscript)"
        ])
}

/// A balloon at its greatest height gives up lines; a text that is cut already says nothing by its lines.
@Test func relationsAreThoseOfWholeTexts() {
    #expect(
        violated([
            .sample(.sample(width: 320), lines: 1, isTruncated: true), .sample(.sample(width: 375), lines: 3),
        ]) == [])
    #expect(
        violated([
            .sample(.sample(category: .large), height: 500, lines: 3, lineHeight: 40),
            .sample(.sample(category: .extraLarge), height: 460, lines: 1, lineHeight: 39, isTruncated: true),
        ]) == [])
}

/// A live view that needs another height while its size function answers the same.
@Test(arguments: [
    (SweepInvariant.answerIgnoresCategory, TraitCollection.sample(category: .extraLarge)),
    (.answerIgnoresLocale, .sample(locale: "de")),
])
func anAnswerThatStaysThoughTheNeedChangesIsNamed(_ invariant: SweepInvariant, _ other: TraitCollection) {
    func fit(answered: CGFloat, needed: CGFloat?) -> ViewFit {
        ViewFit(
            offered: CGSize(width: 280, height: 500), answered: CGSize(width: 280, height: answered),
            neededHeight: needed)
    }
    func sweep(_ answers: [(CGFloat, CGFloat?)]) -> [SweepViolation] {
        let cells = zip([TraitCollection.sample(), other], answers).map { traits, answer in
            SweepCell.sample(traits, height: answer.0, fit: fit(answered: answer.0, needed: answer.1))
        }
        return SceneSweep(scene: "dinner", cells: cells).violations
    }
    let ignoring = sweep([(235, 230), (235, 242)])
    #expect(ignoring.map(\.invariant) == [invariant])
    #expect(ignoring.first?.problem == "returns the same size although its view needs 12 points more")
    #expect(sweep([(235, 230), (247, 242)]).isEmpty)
    #expect(sweep([(235, 230), (235, 230.2)]).isEmpty)
    #expect(sweep([(235, nil), (235, nil)]).isEmpty)
}

@Test func aHeightThatJumpsWithAPointIsFound() {
    func relations(_ heights: [CGFloat], step: CGFloat = 1, hasPicture: Bool = true) -> [SweepInvariant] {
        let cells = heights.enumerated().map { index, height in
            SweepCell.sample(
                .sample(width: 320 + CGFloat(index) * step), width: 280 + CGFloat(index), height: height, lines: 2,
                lineHeight: 20, hasPicture: hasPicture)
        }
        return SceneSweep(scene: "dinner", cells: cells).violations.map(\.invariant)
    }
    // A line of 20 points and two for a picture that grows.
    #expect(relations([300, 278]) == [])
    #expect(relations([300, 277]) == [.heightNeverJumpsWithWidth])
    #expect(relations([300, 323]) == [.heightNeverJumpsWithWidth])
    #expect(relations([300, 322, 344]) == [])
    // Two devices are no neighbours.
    #expect(relations([300, 200], step: 12) == [])
}

/// Two buttons whose titles break at one width: each is a line shorter. A text that loses two lines at once is a jump.
@Test func textsThatBreakAtOneWidthAreNoJump() {
    let answer = CGSize(width: 280, height: 120)
    let fit = ViewFit(offered: answer, answered: answer, neededHeight: nil)
    func relations(_ lines: [[Int]], in view: ViewFit?) -> [SweepInvariant] {
        let cells = lines.enumerated().map { index, counts in
            let texts = counts.enumerated().map {
                SweepCell.Text(id: "text-\($0)", height: Double($1) * 20, lineCount: $1, isTruncated: false)
            }
            let height = CGFloat(counts.reduce(0, +) * 20)
            return SweepCell(
                traits: .sample(width: 320 + CGFloat(index)), size: CGSize(width: 280, height: height), texts: texts,
                findings: [], fit: view)
        }
        return SceneSweep(scene: "vote", cells: cells).violations.map(\.invariant)
    }
    #expect(relations([[2, 2, 2], [1, 1, 1]], in: fit) == [])
    #expect(relations([[4, 1], [1, 1]], in: fit) == [.heightNeverJumpsWithWidth])
    // Messages shares the rows of a template, and its author chooses what stands in one.
    #expect(relations([[2, 2, 2], [1, 1, 1]], in: nil) == [.heightNeverJumpsWithWidth])
}

/// The page says what each relation is.
@Test func eachRelationIsInThePage() throws {
    let page = try String(contentsOfFile: packageFolder + "/Documentation/Sweeps.md", encoding: .utf8)
    for relation in SweepInvariant.allCases { #expect(page.contains("| `\(relation.rawValue)` |"), "\(relation)") }
}
