import Foundation
import ViewLayout

/// What an author expects of a scene's balloon, for some viewers: `{node: caption, lines: 1}`.
///
/// It asks every viewer whom ``viewers`` chooses. Other systems, and viewers without the app, see another layout: they are
/// asked only where the condition names them.
package struct Expectation: Sendable {
    /// Where it stands in the scene: `expect[0]`.
    package let path: String
    /// The part that it is about; nil for the balloon as a whole.
    let part: String?
    /// What is expected of it, each with the key that says so.
    let checks: [(key: String, check: ExpectationCheck)]
    /// The viewers whom it asks; nil for all.
    let viewers: CellFilter?

    /// The traits by which a viewer sees another layout than the scene's own viewer.
    private static let otherLayouts = [ViewerTrait.receiver, .hasApp]

    /// Whether a viewer of a scene is asked.
    /// - Parameter own: the scene's own viewer.
    package func asks(_ viewer: TraitCollection, besides own: TraitCollection) -> Bool {
        guard viewers?.matches(viewer) ?? true else { return false }
        return Self.otherLayouts.allSatisfy { trait in
            names(trait) || trait.value(of: viewer) == trait.value(of: own)
        }
    }

    /// Whether its condition names a trait.
    package func names(_ trait: ViewerTrait) -> Bool { viewers?.traitNames.contains(trait.name) ?? false }

    /// The languages that it compares.
    var locales: [String] { checks.flatMap(\.check.locales) }

    /// Whether pixels must be drawn to judge it.
    var needsPixels: Bool { checks.contains { $0.check.needsPixels } }

    /// Whether it is judged at each width: another viewer's balloon decides about it, or it asks some widths only.
    var needsEveryWidth: Bool {
        !locales.isEmpty || !(viewers?.values(of: .transcriptWidth).isEmpty ?? true)
    }

    /// Records where a width is among those of the condition.
    func note(_ width: CGFloat, in decisions: LayoutDecisions?) {
        guard let decisions, let viewers else { return }
        for case .points(let named) in viewers.values(of: .transcriptWidth) {
            decisions.append(.excess(width - named))
            decisions.append(.way(width < named ? -1 : width > named ? 1 : 0))
        }
    }
}
