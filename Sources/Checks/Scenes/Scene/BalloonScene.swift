import BalloonLayouts
import Drawing
import Foundation
import Typesetting
import ViewLayout

/// A scene file: a message, a conversation or a sticker browser, who looks at it, and in which variations.
///
/// ```swift
/// let scene = try BalloonScene(contentsOf: "Examples/dinner-invitation.yaml")
/// var traits = scene.traits
/// traits.locale = "de"
/// let balloon = try scene.layout(traits: traits, fonts: .bundled())
/// print(scene.name, balloon.size)
/// ```
public struct BalloonScene: Sendable {
    /// The file as the caller named it; used in errors.
    public var file: String
    /// The text of the file; empty for a scene that was made in code.
    package var source = ""
    /// The other files that it was read from.
    package var resources = SceneResources()
    /// The file's name without its extension: the scene's name in reports and goldens.
    public var name: String
    /// The subject: a message, a conversation or a sticker browser.
    package var subject: SceneSubject
    /// The app that made it.
    package var app: SceneApp
    /// The viewer's names for the participants.
    package var participants: ParticipantNames
    /// The identifier of the sender; nil when the scene does not say.
    package var sender: String?
    /// The identifier of the viewer; nil for the sender.
    package var viewer: String?
    /// The strings that texts name by key.
    package var strings: SceneStrings
    /// What its texts say in turn.
    package var vary: [ContentVariable] = []
    /// The fonts in which the widest letters of a language are measured; the bundled ones when nil.
    var measuringFonts: FontCascade?
    /// What was found about its strings so far; nil where nobody asks twice.
    var translations: TranslationMemory?
    /// The traits of the viewer, without variations.
    public var traits: TraitCollection
    /// Values that replace those of ``MessagesMetrics`` on any device.
    package var metrics: MetricOverrides
    /// The variations that are kept as goldens.
    public var goldens: TraitAxes
    /// The variations that a sweep visits.
    public var sweep: TraitAxes
    /// The problems that `balloon lint` finds and the author allows.
    public var lintAllowances: [LintAllowance] = []
    /// What the author expects of its balloon.
    package var expectations: [Expectation] = []
    /// Why its goldens may show nothing but the balloon; nil where they must show something.
    package var blankReason: String?

    /// Who sent the message, seen from the viewer. A scene without a viewer is seen by the sender.
    public var side: BalloonSide { viewer == nil || viewer == sender ? .outgoing : .incoming }
}

/// What a scene shows.
package indirect enum SceneSubject: Sendable {
    /// One message.
    case message(SceneMessage)
    /// A conversation.
    case transcript(SceneTranscript)
    /// A sticker browser.
    case stickers(SceneStickers)
}

/// The app of a scene.
package struct SceneApp: Sendable, Equatable {
    /// The app's name.
    package var name: String?
    /// The app's icon.
    package var icon: Picture?

    package init(name: String? = nil, icon: Picture? = nil) { (self.name, self.icon) = (name, icon) }
}

/// The message of a scene, under the names of ``MSMessage``.
package struct SceneMessage: Sendable {
    /// How the balloon looks.
    package var layout: SceneLayout
    /// One line for collapsed messages, the conversation list and notifications.
    package var summaryText: SceneText?
    /// What the receiving app reads.
    package var url: URL?
    /// What VoiceOver says in place of the generated description.
    package var accessibilityLabel: SceneText?
    /// Whether the message disappears after it was read.
    package var shouldExpire = false
}

/// The layout of a scene's message.
package enum SceneLayout: Sendable {
    /// Drawn by Messages from a picture and texts.
    case template(SceneTemplate)
    /// Drawn by the app.
    case live(SceneLive)
}

/// A template layout whose texts are not looked up yet.
package struct SceneTemplate: Sendable, Equatable {
    /// The picture.
    package var image: Picture?
    /// The media file where Messages reads it, in a scenario; nil where ``image`` stands for it.
    package var mediaFileURL: URL?
    /// The size of the media file that the picture stands for; nil for an image.
    package var mediaByteCount: Int?
    /// The white texts over the picture.
    package var imageTitle, imageSubtitle: SceneText?
    /// The top row of the caption bar.
    package var caption, trailingCaption: SceneText?
    /// The bottom row of the caption bar.
    package var subcaption, trailingSubcaption: SceneText?
}

extension SceneTemplate: TemplateTextHolder {}

/// A live layout as a scene declares it.
package struct SceneLive: Sendable {
    /// What the app draws.
    package var view: SceneElement
    /// The background that it asks for; nil for the system's own.
    package var tint: ColorReference?
    /// The width that its size function answers; nil for the offered one.
    package var answeredWidth: LengthExpression?
    /// The height that its size function answers.
    package var answeredHeight = AnsweredHeight.offered
    /// What is drawn where the app cannot run.
    package var alternate: SceneTemplate
}

extension BalloonScene {
    /// What the author keeps: ``lintAllowances``, and an empty balloon where there is a reason for it.
    package var allowances: [LintAllowance] {
        lintAllowances + [blankReason.map { LintAllowance(.balloonEmpty, reason: $0) }].compactMap(\.self)
    }

    /// The allowances of the scenes in a conversation, each for its own entry.
    var allowancesOfEntries: [LintAllowance] {
        guard case .transcript(let transcript) = subject else { return [] }
        return transcript.entries.enumerated().flatMap { index, entry -> [LintAllowance] in
            // A message without its own file has no allowances of its own.
            guard case .message(let message) = entry.content, message.scene.file != file else { return [] }
            return message.scene.allowances.map { allowance in
                var allowance = allowance
                allowance.entry = Transcript.Entry.path(at: index)
                return allowance
            }
        }
    }
}

extension BalloonScene {
    /// The possible names of the scene from its file, the shortest first: `dinner` and `party-dinner` for
    /// `party/dinner.yaml`. The shortest one that distinguishes it from other scenes is used.
    package var pathNames: [String] {
        let components = URL(fileURLWithPath: file).standardizedFileURL.deletingPathExtension().pathComponents
            .filter { $0 != "/" }
        return components.indices.reversed().map { components[$0...].joined(separator: "-") }
    }
}

/// Which combinations of values are cells.
package enum AxesCover: String, CaseIterable {
    /// Only as many as are necessary for each pair of values of two axes to occur.
    case pairs
}

extension BalloonScene {
    /// A finding for each expectation that asks none of some viewers, and so holds nothing, and for each that compares a
    /// language in which none of them reads.
    package func unaskedExpectations(of viewers: some Sequence<TraitCollection>) -> [Finding] {
        expectations.compactMap { expectation -> Finding? in
            func asks(_ locale: String? = nil) -> Bool {
                viewers.contains { (locale ?? $0.locale) == $0.locale && expectation.asks($0, besides: traits) }
            }
            let problem: String
            if !asks() {
                problem = "asks no viewer, so that nothing holds it; change its when or unless"
            } else if let unread = expectation.locales.first(where: { !asks($0) }) {
                problem = "compares \(unread), in which no viewer reads; add strings in it, or take it out"
            } else {
                return nil
            }
            return Finding(.expectationUnasked, node: expectation.path, message: "\(expectation.path) \(problem)")
        }
    }
}
