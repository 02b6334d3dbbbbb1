import Foundation
import Goldens
import Scenes
import Support
import ViewLayout

/// One golden of a scene: its name and the traits it is drawn for.
package struct SceneGolden: Sendable {
    /// The scene.
    package let scene: Scene
    /// The name.
    package let cell: GoldenCell
    /// The viewer.
    package let traits: TraitCollection
}

extension Scene {
    /// The goldens that the scene declares: every combination of its `goldens` axes, or its traits alone.
    /// - Throws: `GoldenNameError` when the scene's name makes no portable file name.
    package func declaredGoldens() throws -> [SceneGolden] {
        try goldens.cells(over: traits).map { traits in
            let cell = try GoldenCell(scene: name, axes: axes(of: traits), source: file)
            return SceneGolden(scene: self, cell: cell, traits: traits)
        }
    }

    /// The point of `traits` on each axis that the scene declares.
    private func axes(of traits: TraitCollection) -> [GoldenAxis] {
        var axes: [GoldenAxis] = []
        func add(_ isDeclared: Bool, _ name: String, _ value: String) {
            if isDeclared { axes.append(GoldenAxis(name, value)) }
        }
        add(
            !goldens.transcriptWidths.isEmpty, "transcriptWidth",
            "w" + ShortDecimal.exact(Double(traits.transcriptWidth)))
        add(
            !goldens.transcriptHeights.isEmpty, "transcriptHeight",
            "h" + ShortDecimal.exact(Double(traits.transcriptHeight)))
        add(!goldens.locales.isEmpty, "locale", traits.locale)
        add(
            !goldens.preferredContentSizeCategories.isEmpty, "preferredContentSizeCategory",
            traits.preferredContentSizeCategory.shortName)
        add(!goldens.userInterfaceStyles.isEmpty, "userInterfaceStyle", traits.userInterfaceStyle.rawValue)
        add(
            !goldens.layoutDirections.isEmpty, "layoutDirection", traits.layoutDirection == .rightToLeft ? "rtl" : "ltr"
        )
        add(!goldens.legibilityWeights.isEmpty, "legibilityWeight", "weight-" + traits.legibilityWeight.rawValue)
        add(
            !goldens.accessibilityContrasts.isEmpty, "accessibilityContrast",
            "contrast-" + traits.accessibilityContrast.rawValue)
        add(!goldens.userInterfaceIdioms.isEmpty, "userInterfaceIdiom", traits.userInterfaceIdiom.rawValue)
        add(!goldens.displayScales.isEmpty, "displayScale", "\(traits.pixelsPerPoint)x")
        return axes
    }
}
