import BalloonLayouts
import Drawing
import Goldens
import Scenes
import Typesetting
import ViewLayout

extension BalloonRenderer {
    /// A placed balloon as a picture and its record, with the flaws that a golden must not show.
    /// - Parameter allowances: the flaws that the author allows.
    /// - Throws: the errors of drawing; ``GoldenFailure`` for a live layout of which nothing is drawn;
    ///   `TypesettingError` for a character that no font has, because a golden must not show an empty box in its place,
    ///   and likewise for a text that shows a specifier such as %lld.
    package func rendering(
        of balloon: PlacedBalloon, allowing allowances: [LintAllowance] = []
    ) throws -> Rendering {
        guard !balloon.hasUndrawnView else {
            throw GoldenFailure(
                kind: .badInput,
                message: "the view of a live layout is not drawn, so every golden of it would be equal; pass the app's "
                    + "controller to placedBalloon(of:presenting:), and give its view something to show"
            )
        }
        try balloon.refuseMissingGlyphs()
        try balloon.refuseUnfinishedTexts()
        let judged = JudgedFlaws(of: balloon, allowances)
        let drawn = try picture(of: balloon)
        // The balloon alone is drawn only where its picture does not say already that there is something in it.
        let empty =
            balloon.certainlyShowsContent(in: drawn) ? nil : try balloon.withoutContent.map { try picture(of: $0) }
        return Rendering(
            picture: drawn, layout: balloon.record, scale: Double(balloon.traits.pixelsPerPoint), empty: empty,
            flaws: judged.refused, assumed: judged.assumed, kept: judged.kept,
            fonts: { balloon.displayList().fontFiles.map(EngineFingerprint.Component.init) })
    }

    /// What a golden shows, as a picture and its record.
    /// - Throws: the errors of typesetting its texts and of drawing; `SceneError` when the viewer is shown nothing.
    /// - Parameter context: the fonts, and the texts that other goldens have shaped; its traits are not used.
    package func rendering(of golden: SceneGolden, in context: LayoutContext) throws -> Rendering {
        var context = context
        context.traits = golden.traits
        let balloon = try golden.scene.layout(in: context)
        try golden.scene.refuseEmpty(balloon)
        return try rendering(of: balloon, allowing: golden.scene.lintAllowances)
    }
}

extension PlacedBalloon {
    /// Refuses a balloon with a text that no viewer of the app reads: a specifier without its argument, or words that
    /// wait for the system's grammar.
    fileprivate func refuseUnfinishedTexts() throws {
        let kinds: Set<Finding.Kind> = [.argumentMissing, .inflectionUnresolved]
        guard let finding = findings.first(where: { kinds.contains($0.kind) }) else { return }
        throw GoldenFailure(kind: .badInput, message: finding.message)
    }
}
