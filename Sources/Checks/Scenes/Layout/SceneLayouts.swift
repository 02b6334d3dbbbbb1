import BalloonLayouts
import Foundation
import ViewLayout

/// A scene for one viewer at any width of the transcript. What does not depend on the width is computed once.
///
/// Strings are looked up, names are inserted, and the texts of a template are analysed and shaped. For each width, a
/// template then needs only arithmetic; a live layout, a conversation and a sticker browser are laid out again.
package struct SceneLayouts: Sendable {
    private let scene: BalloonScene
    private let context: LayoutContext
    private let content: Content
    /// What the scene shows, with its texts looked up, and the findings about them.
    private enum Content: Sendable {
        case message(Message)
        case transcript(Transcript, [Finding])
        case stickers(StickerBrowser, [Finding])
        case summary(MessageSummary, on: MessageSurface)
    }

    private struct Message: Sendable {
        let layout: BalloonLayout
        let template: TemplateBalloon?
        let findings: [Finding]
    }

    /// Looks up and shapes the texts of a scene.
    /// - Parameter context: the viewer and the fonts; the transcript's width is not used.
    /// - Throws: ``SceneError`` for a string that no table has or a text that cannot be set.
    package init(of scene: BalloonScene, in context: LayoutContext) throws {
        let scene = scene.measuring(in: context.fonts)
        self.scene = scene
        self.context = context
        let traits = context.traits
        content = try scene.naming(traits) {
            if traits.surface != .transcript { return .summary(try scene.summary(for: traits), on: traits.surface) }
            switch scene.subject {
            case .message(let message):
                let layout = try scene.balloonLayout(for: context.traits)
                return .message(
                    Message(
                        layout: layout, template: try layout.setTemplate(in: context),
                        findings: scene.messageFindings(message, for: traits)
                            + scene.translationFindings(message.texts, for: traits)
                            + (try scene.texts(for: traits).identifierFindings(
                                message.texts, locale: traits.locale))))
            case .transcript(let transcript):
                let resolved = try scene.resolved(transcript, for: context.traits)
                return .transcript(resolved, try scene.findings(transcript, shownAs: resolved, for: traits))
            case .stickers(let stickers):
                return .stickers(
                    try scene.browser(stickers, for: context.traits),
                    scene.translationFindings(stickers.stickers.map(\.description), for: traits))
            }
        }
    }

    private var message: Message? {
        if case .message(let message) = content { message } else { nil }
    }

    /// Whether the scene shows a single message with a live layout, which can change between two whole points.
    package var isLive: Bool { message.map { $0.template == nil } ?? false }

    /// The balloon in a transcript of a width, in points.
    /// - Parameter decisions: records the comparisons of lengths; nil for none.
    /// - Throws: errors of laying out at this width.
    package func layout(
        transcriptWidth: CGFloat, noting decisions: LayoutDecisions? = nil
    ) throws -> PlacedBalloon {
        var context = context
        context.decisions = decisions
        context.traits.transcriptWidth = transcriptWidth
        context.counts.countLayout()
        var placed = try scene.naming(context.traits) {
            var placed =
                switch content {
                case .message(let message):
                    try message.template.map { try message.layout.place($0, in: context) }
                        ?? message.layout.place(in: context)
                case .transcript(let transcript, _): try transcript.place(in: context)
                case .stickers(let browser, _): try browser.placed(in: context)
                case .summary(let summary, let surface): try summary.placed(on: surface, in: context)
                }
            let findings = findings
            placed.addFindings(findings)
            return placed
        }
        judge(&placed, noting: decisions)
        placed.sceneInputs = { [scene, traits = context.traits] in scene.recordInputs(for: traits) }
        return placed
    }

    /// Adds what is otherwise than expected.
    private func judge(_ placed: inout PlacedBalloon, noting decisions: LayoutDecisions?) {
        // Expectations are of the balloon.
        if case .summary = content { return }
        for expectation in scene.expectations { expectation.note(placed.traits.transcriptWidth, in: decisions) }
        let asked = scene.expectations.filter { $0.asks(placed.traits, besides: scene.traits) }
        guard !asked.isEmpty else { return }
        let judge = ExpectationJudge(balloon: placed, decisions: decisions) {
            [scene, context, traits = placed.traits] in
            var context = context
            context.traits = traits.with(\.locale, $0)
            var other = scene
            other.expectations = []
            return try? other.layout(in: context).size
        }
        // A comparison is recorded while the layout is made, not when somebody asks.
        let missed = decisions.map { _ in judge.findings(asked, ofPixels: false) }
        placed.addFindings(missed ?? judge.findings(asked, ofPixels: false))
        if asked.contains(where: \.needsPixels) {
            placed.addFindings(ofPixels: judge.findings(asked, ofPixels: true))
        }
    }

    /// Whether the balloon must be placed at each width, because of what the author expects.
    package var needsEveryWidth: Bool { scene.expectations.contains(where: \.needsEveryWidth) }

    /// The properties of a template that a sweep needs, without its tree of nodes, in a transcript of a width in
    /// points; nil for other content, and where the places of its parts may cause findings.
    /// - Throws: errors of laying out at this width.
    package func clearTemplate(transcriptWidth: CGFloat) throws -> UnobstructedTemplate? {
        guard let message, let template = message.template, scene.expectations.isEmpty else { return nil }
        let traits = context.traits.with(\.transcriptWidth, transcriptWidth)
        return try scene.naming(traits) {
            try message.layout.clear(template, for: traits, findings: message.findings)
        }
    }

    /// The size of a live balloon in a transcript of a width, in points, without placing its view; nil for what is
    /// not a live balloon.
    /// - Parameter fit: the answer at another width from which no height differs; nil to measure the view.
    /// - Throws: errors of laying out at this width.
    package func liveSize(transcriptWidth: CGFloat, withHeightsOf fit: ViewFit?) throws -> LiveSize? {
        guard let message else { return nil }
        var context = context
        context.traits.transcriptWidth = transcriptWidth
        return try scene.naming(context.traits) { try message.layout.liveSize(in: context, withHeightsOf: fit) }
    }

    /// The findings that do not depend on the width.
    private var findings: [Finding] {
        switch content {
        case .message(let message): message.findings
        case .transcript(_, let findings), .stickers(_, let findings): findings
        case .summary: []
        }
    }
}
