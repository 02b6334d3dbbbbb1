// Written by DocumentationExamplesTests from the comments of the sources: change the comment.
// swift-format-ignore-file
import BalloonTesting
import Balloons
import Lint
import Sweeps
import Testing

extension Given {
    func example_BalloonScene_1() async throws {
        let scene = try BalloonScene(contentsOf: "Examples/dinner-invitation.yaml")
        var traits = scene.traits
        traits.locale = "de"
        let balloon = try scene.layout(traits: traits, fonts: .bundled())
        print(scene.name, balloon.size)
        _ = scene
        _ = traits
        _ = balloon
    }

    func example_LintAllowance_1() async throws {
        let scene = try BalloonScene(contentsOf: "Examples/dinner-invitation.yaml")
        for allowance in scene.lintAllowances { print(allowance.rule, allowance.node ?? "everywhere", allowance.reason) }
        let long = LintAllowance(.textTruncated, node: "caption", reason: "the app shows the rest")
        print(long.rule)
        _ = scene
        _ = long
    }

    func example_TraitAxes_1() async throws {
        var axes = TraitAxes()
        axes[\.locale] = ["en", "ar", "th"]
        axes[\.preferredContentSizeCategory] = [.large, .accessibilityLarge]
        for traits in axes.cells(over: scene.traits) { print(try scene.layout(traits: traits, fonts: fonts).size) }
        _ = axes
    }
}
