import BalloonFixtures
import BalloonLayouts
import Foundation

/// How a kind of finding is raised, and a similar case that does not raise it.
enum FindingExample {
    /// Two scenes, as YAML. Their pictures are named as from a file in `Examples`.
    case scenes(raising: String, fixed: String, seenBy: FindingView = .measure)
    /// For cases that a scene cannot express: how to do it in Swift, and the tests that do it (suite and function).
    case swift(_ how: String, raising: String, fixed: String)

    /// The folder of the scenes: `KIND.yaml` raises a kind, and `KIND.fixed.yaml` raises nothing.
    static let folder = packageFolder + "/Documentation/Findings"

    /// The example of a kind.
    /// - Throws: an error of Foundation for a kind that has neither scenes nor tests.
    init(of kind: Finding.Kind) throws {
        if let example = Self.inSwift[kind] {
            self = example
            return
        }
        func scene(_ suffix: String) throws -> String {
            let text = try String(contentsOfFile: "\(Self.folder)/\(kind)\(suffix).yaml", encoding: .utf8)
            return text.hasSuffix("\n") ? String(text.dropLast()) : text
        }
        self = .scenes(
            raising: try scene(""), fixed: try scene(".fixed"), seenBy: Self.views[kind] ?? .measure)
    }

    /// The commands of scenes that `balloon measure` without options does not report.
    private static let views: [Finding.Kind: FindingView] = [
        .answerIgnoresCategory: .audit,
        .answerIgnoresLocale: .audit,
        .urlMissing: .lint,
        .fallbackIncomplete: .olderSystem,
        .pictureUndescribed: .lint,
        .expectationUnasked: .lint,
    ]

    /// The examples that are tests.
    private static let inSwift: [Finding.Kind: FindingExample] = [
        .answerIsNoSize: .swift(
            "A controller whose contentSizeThatFits returns CGFloat.nan as the height; a scene cannot say that.",
            raising: "LiveLayoutHostTests/tooLarge", fixed: "LiveLayoutHostTests/defaultAnswer"),
        .answerDiffers: .swift(
            "A controller whose contentSizeThatFits adds 5 points to the height at each call.",
            raising: "AnswerFindingsTests/differing", fixed: "AnswerFindingsTests/steady"),
        .answerNeedsConversation: .swift(
            "A controller whose contentSizeThatFits returns 44 points until willBecomeActive has given it a conversation.",
            raising: "AnswerFindingsTests/needsConversation", fixed: "AnswerFindingsTests/steady"),
        .pictureVanishes: .swift(
            "A view with a black logo without a background, seen in the dark.",
            raising: "GraphicContrastTests/blackLogo", fixed: "GraphicContrastTests/plate"),
        .mediaNotDecoded: .swift(
            "A message whose mediaFileURL is a film of which only the first bytes are there.",
            raising: "MessageErrorTests/film", fixed: "DiagnosticsFactsTests/transcoded"),
        .filmNeedsProgram: .swift(
            "A template whose media file is a film, where ffmpeg is installed.",
            raising: "DiagnosticsFactsTests/filmNeedsProgram", fixed: "DiagnosticsFactsTests/filmNeedsProgram"),
        .soundCut: .swift(
            "A template whose media file is a sound of more than ten minutes.",
            raising: "DiagnosticsFactsTests/soundCut", fixed: "DiagnosticsFactsTests/soundCut"),
        .urlOpensNothing: .swift(
            "A message whose URL is made of query items alone, ?scoop=mint, as in Apple's sample.",
            raising: "MessageURLLengthTests/queryItemsAlone", fixed: "MessageURLLengthTests/queryItemsAlone"),
        .urlTooLong: .swift(
            "A message whose URL has 5,001 characters; one of 5,000 is sent.",
            raising: "MessageURLLengthTests/aCharacterMore", fixed: "MessageURLLengthTests/aCharacterMore"),
        .translationUnfinished: .swift(
            "A scene with a string catalogue in which a unit has the state new or needs_review.",
            raising: "CatalogueFindingsTests/states", fixed: "CatalogueFindingsTests/complete"),
        .pluralFormMissing: .swift(
            "A scene with a string catalogue whose Russian has one and other.",
            raising: "CatalogueFindingsTests/pluralForms", fixed: "CatalogueFindingsTests/complete"),
        .stickerOpaque: .swift(
            "A sticker whose PNG has no transparent pixel at its edge.",
            raising: "StickerPackTests/opaque", fixed: "StickerPackTests/transparent"),
        .stickerCostly: .swift(
            "A sequence of a pack with four frames at 25 frames per second.",
            raising: "StickerPackTests/costly", fixed: "StickerPackTests/cheap"),
        .stringStale: .swift(
            "A scene with a string catalogue in which the key has the extractionState stale.",
            raising: "CatalogueFindingsTests/stale", fixed: "CatalogueFindingsTests/complete"),
        .contentNotDrawn: .swift(
            "A live layout whose view has a layer that plays a film, or a web view.",
            raising: "UndrawnContentTests/aFilmIsFound", fixed: "UndrawnContentTests/aLayerWithoutPlayerIsNot"),
        .pictureSmall: .swift(
            "A template whose image has 720 × 720 pixels at 3x.",
            raising: "PictureSizeTests/smallAt3x", fixed: "PictureSizeTests/recommended"),
        .notLaidOut: .swift(
            "Sweep or lint a scene that uses a key which no language of its strings has.",
            raising: "SceneSweepTests/whatCannotBeLaidOutIsAFindingOfItsCells",
            fixed: "SceneSweepTests/everyCellIsMeasuredInTheOrderOfTheAxes"),
        .constraintsConflict: .swift(
            "A controller whose view has a label that is 16 points from both sides and 400 points wide.",
            raising: "ConstraintFindingsTests/conflict", fixed: "ConstraintFindingsTests/complete"),
        .layoutAmbiguous: .swift(
            "A controller whose view has a label with constraints across and none down.",
            raising: "ConstraintFindingsTests/ambiguity", fixed: "ConstraintFindingsTests/complete"),
    ]
}

/// The command that shows the finding of an example.
enum FindingView: String {
    /// For the viewer of the scene.
    case measure = "balloon measure scene.yaml"
    /// Only when several text sizes and languages are compared.
    case audit = "balloon measure scene.yaml --audit"
    /// Only on a system before iOS 10.
    case olderSystem = "balloon measure scene.yaml --receiver ios9"
    /// About the message as a whole, for any viewer.
    case lint = "balloon lint scene.yaml"
}
