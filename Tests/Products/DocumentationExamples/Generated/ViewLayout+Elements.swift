// Written by DocumentationExamplesTests from the comments of the sources: change the comment.
// swift-format-ignore-file
import BalloonTesting
import Balloons
import Lint
import Sweeps
import Testing

extension Given {
    func example_LayoutContext_1() async throws {
        var context = LayoutContext(traits: scene.traits, fonts: try .bundled())
        for width in [320.0, 375, 402, 440] {
            context.traits.transcriptWidth = width  // the shaped texts are kept
            print(width, try scene.layout(in: context).size)
        }
        _ = context
    }
}
