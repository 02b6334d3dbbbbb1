import BalloonLayouts
import Typesetting

/// What a file holds: its tree, and the keys that are listed twice, of which each mapping has the first.
///
/// A repeated key is no reason to leave the rest of the file unread, so that its author hears of all errors at once.
package struct SceneTree: Sendable {
    package let root: SceneNode
    /// An error for each key that is listed again.
    package let repeated: [SceneError]

    /// - Throws: the first of some errors of a file, with all others; nothing where there is none.
    package static func refuse(_ errors: [SceneError], in file: String) throws {
        if let summary = SceneErrors.summary(of: errors, in: file) { throw summary }
    }
}

/// The limits of scene files, each with its reason.
package enum SceneLimits {
    /// Bytes in a scene file: far more than in any hand-written scene, and few enough to be read quickly.
    package static let maximumFileSize = 10 << 20
    /// The nesting depth of values. A view of twenty nested stacks needs sixty; the limit keeps recursion on the stack.
    package static let maximumDepth = 200
    /// Values in a scene once its aliases are expanded: stops YAML bombs.
    package static let maximumNodeCount = 100_000
    /// Values in a string catalogue: those of a file of the maximum size, each of which has about ten bytes. JSON has no
    /// aliases that would multiply them.
    package static let maximumCatalogueNodeCount = 1_000_000
    /// Aliases (`*name`) in a scene. Each can multiply the time of reading; a scene of one message needs few.
    package static let maximumAliasCount = 16
    /// Lines of a scene that begin with `%`, as directives do: YAML has two kinds, and a scene needs none.
    package static let maximumDirectiveCount = 100
    /// Bytes of a text with its arguments and the names of participants: more than the text engine accepts, whose
    /// UTF-16 units have at most three bytes each.
    package static let maximumTextByteCount = 3 * TypesettingLimits.maximumTextLength
    /// Elements in the view of a live layout, including those in stacks and grids: a balloon shows a few dozen.
    package static let maximumElementCount = 2_000
    /// Participants of a conversation, and the characters of an identifier: Messages has groups of 32, and a UUID has 36.
    package static let maximumParticipantCount = 100
    package static let maximumIdentifierLength = 128
    /// Names that a scene varies: every one multiplies the cells.
    package static let maximumVariableCount = 16
    /// Combinations of all values that a scene varies: the captions of a large app.
    package static let maximumContentCount = 100_000
    /// Letters of a text that is as wide as possible: far more than a balloon shows.
    package static let maximumLetterCount = 1_000
    /// The maximum length in points in a scene: the maximum width of the text engine.
    package static let maximumLength = BalloonLimits.maximumLength
    /// Cells that the axes of one scene can have: enough for each width of a phone, all locales and categories.
    package static let maximumCellCount = 100_000
    /// The maximum number of pairs of values for axes with a cover, so that the cover is found in seconds.
    package static let maximumPairCount = 20_000
    /// Cells of a scene that the command line can sweep: they are kept until all are compared, 50 bytes each.
    package static let maximumSweepCellCount = 10_000_000
    /// Pixels of all pictures of a scene, 400 MB: two photographs of a phone's 48-megapixel camera, or a conversation
    /// with a hundred pictures in the size that a balloon shows at 3x.
    package static let maximumPixelCount = 100_000_000
    /// Errors of one file that are reported: more than anybody reads at once.
    package static let maximumErrorCount = 100
}
