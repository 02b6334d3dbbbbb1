import BalloonLayouts
import Scenes

extension PlacedBalloon {
    /// For each finding why the author of a scene keeps it; nil where nobody does.
    package func allowedReasons(in scene: BalloonScene) -> [String?] {
        LintAllowances(scene.allowances).reasons(for: findings, seenBy: traits)
    }
}
