import BalloonLayouts
import Foundation
import Goldens
import Scenes
import Typesetting
import ViewLayout

/// The smallest form of a difference between two revisions of a scene: the shortest texts, and the range of widths
/// around that of a golden, at which the first change still happens.
package struct ShrunkDifference: Sendable, Equatable, Encodable {
    /// A text that the change needs.
    package struct Text: Sendable, Equatable, Encodable {
        /// The name of its node.
        package let node: String
        /// The text in the two revisions; nil where it does not exist.
        package let was, now: String?
    }

    /// The change, as it is described for the shortened texts.
    package let sentence: String
    /// The transcript's widths in whole points, from the narrowest to the widest.
    package let narrowest, widest: Int
    /// Whether these are all widths that were tried.
    package let isEveryWidth: Bool
    /// The texts of a template.
    package let texts: [Text]

    /// The widths that are tried: from the narrowest phone in a split view to the widest pad.
    package static let widths = 240...1366
    /// Longer texts are not shortened.
    private static let maximumTextLength = 400

    /// Shrinks a difference; nil where the layouts of the golden do not differ.
    /// - Throws: the error of laying out a revision at the golden's own width.
    package init?(from old: SceneGolden, to new: SceneGolden, fonts: FontCascade) throws {
        var pair = Revisions(old: old.scene, new: new.scene, fonts: fonts)
        let (oldBalloon, newBalloon) = (
            try old.scene.layout(traits: old.traits, fonts: fonts),
            try new.scene.layout(traits: new.traits, fonts: fonts)
        )
        guard let first = Revisions.facts(from: oldBalloon.record, to: newBalloon.record).first else { return nil }
        let traits = new.traits
        let texts = pair.shrinkTexts(oldBalloon, newBalloon, keeping: first, for: traits)
        self.texts = texts
        sentence = pair.fact(like: first, for: traits)?.sentence ?? first.sentence
        let own = Int(traits.transcriptWidth)
        func shows(_ width: Int) -> Bool {
            var traits = traits
            traits.transcriptWidth = CGFloat(width)
            return pair.fact(like: first, for: traits) != nil
        }
        let lowest = min(own, Self.widths.lowerBound)
        let highest = max(own, Self.widths.upperBound)
        narrowest = (lowest..<own).reversed().first { !shows($0) }.map { $0 + 1 } ?? lowest
        widest = ((own + 1)..<(highest + 1)).first { !shows($0) }.map { $0 - 1 } ?? highest
        isEveryWidth = narrowest == lowest && widest == highest
    }

    /// Two revisions of a scene, whose texts are shortened step by step.
    private struct Revisions {
        var old, new: BalloonScene
        let fonts: FontCascade

        static func facts(from old: LayoutRecord, to new: LayoutRecord) -> [ChangeFact] {
            let layout = LayoutDifference(from: old, to: new)
            guard !layout.isEmpty else { return [] }
            return ChangeFact.facts(
                of: .different(GoldenDifference(layout: layout, pixels: nil, isTornPair: false)))
        }

        /// Finds the change of the same fact of the same node; nil where it does not happen, or where a revision cannot
        /// be laid out.
        func fact(like other: ChangeFact, for traits: TraitCollection) -> ChangeFact? {
            guard let before = try? old.layout(traits: traits, fonts: fonts),
                let after = try? new.layout(traits: traits, fonts: fonts)
            else { return nil }
            return Self.facts(from: before.record, to: after.record)
                .first { $0.node == other.node && $0.fact == other.fact }
        }

        /// Makes each text of the template as short as possible while the change still happens.
        mutating func shrinkTexts(
            _ oldBalloon: PlacedBalloon, _ newBalloon: PlacedBalloon, keeping fact: ChangeFact,
            for traits: TraitCollection
        ) -> [Text] {
            // The texts of other layouts cannot be replaced.
            guard old.isTemplateMessage, new.isTemplateMessage else { return [] }
            return TemplateText.allCases.compactMap { text in
                let was = oldBalloon.root.text(named: text.rawValue)
                let now = newBalloon.root.text(named: text.rawValue)
                let longest = max(was?.count ?? 0, now?.count ?? 0)
                guard longest > 0 else { return nil }
                let lengths = longest <= ShrunkDifference.maximumTextLength ? Array(1..<longest) : []
                let shortest = lengths.first { length in
                    var shorter = self
                    shorter.set(text, was: was, now: now, length)
                    return shorter.fact(like: fact, for: traits) != nil
                }
                if let shortest { set(text, was: was, now: now, shortest) }
                let length = shortest ?? longest
                return Text(
                    node: text.rawValue, was: was.map { String($0.prefix(length)) },
                    now: now.map { String($0.prefix(length)) })
            }
        }

        private mutating func set(_ text: TemplateText, was: String?, now: String?, _ length: Int) {
            old.set(text, to: was.map { String($0.prefix(length)) })
            new.set(text, to: now.map { String($0.prefix(length)) })
        }
    }
}

extension BalloonScene {
    /// Whether the scene shows a message with a template, and nothing around it.
    fileprivate var isTemplateMessage: Bool {
        guard case .message(let message) = subject, case .template = message.layout else { return false }
        return true
    }

    /// Replaces a text of a template.
    fileprivate mutating func set(_ text: TemplateText, to string: String?) {
        guard case .message(var message) = subject, case .template(var template) = message.layout else { return }
        template[text] = string.map { .literal($0) }
        message.layout = .template(template)
        subject = .message(message)
    }
}

extension PlacedNode {
    /// The complete text of a node with a name, also where it is truncated.
    fileprivate func text(named name: String) -> String? {
        if id == name, case .text(let placed) = content { return placed.text }
        return children.lazy.compactMap { $0.text(named: name) }.first
    }
}
