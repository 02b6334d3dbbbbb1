import BalloonLayouts
import Drawing
import Foundation
import Goldens
import Scenes
import Typesetting
import ViewLayout

/// Everything on which a sweep depends, as a digest. Rows of two sweeps are combined only where it is equal.
package enum SweepFingerprint {
    /// Returns the digest of a sweep. It is made of the version, the fonts and libraries, the viewers, the texts of
    /// each scene's file and of the files that it names, and of its words, picture, findings and record in each
    /// language. The texts of the files cover what the scene's own viewer does not see: metrics of other text sizes, or
    /// the end of a truncated text.
    /// - Complexity: O(pixels of the scenes' balloons), once per language.
    package static func text(_ plans: [SweepPlan], fonts: FontCascade) -> String {
        let engine = EngineFingerprint(fonts: fonts)
        var parts = [engine.version] + (engine.fonts + engine.libraries).map { "\($0.name) \($0.identity)" }
        for plan in plans {
            parts += [plan.scene.name, plan.scene.source] + plan.scene.resources.texts
            parts += plan.axes.traits.map { trait in
                "\(trait.name) " + plan.axes[trait].map(\.description).joined(separator: " ")
            }
            parts += ViewerTrait.all.map { "\($0.name) \($0.shortText(of: plan.scene.traits))" }
            var locales: [String] = []
            for row in plan.rows where !locales.contains(row.traits.locale) { locales.append(row.traits.locale) }
            // An alternate layout has its own picture and words.
            parts += locales.flatMap { locale in
                [true, false].map { shown(plan.scene, in: locale, hasApp: $0, fonts: fonts) }
            }
        }
        return SHA256.hexadecimalDigest(of: Array(parts.joined(separator: "\n").utf8))
    }

    /// The content that a scene shows in a language to its own viewer, with and without the app.
    private static func shown(
        _ scene: BalloonScene, in locale: String, hasApp: Bool, fonts: FontCascade
    ) -> String {
        var traits = scene.traits
        (traits.locale, traits.hasApp) = (locale, hasApp)
        do {
            let balloon = try scene.layout(traits: traits, fonts: fonts)
            let pixels = balloon.isEmpty ? [] : try balloon.picture(scale: 1).pixels
            return [
                scene.words(for: traits).joined(separator: "\n"), balloon.record.text,
                balloon.findings.map(\.message).joined(), SHA256.hexadecimalDigest(of: pixels),
            ]
            .joined(separator: "\n")
        } catch {
            return "\(error)"
        }
    }
}
