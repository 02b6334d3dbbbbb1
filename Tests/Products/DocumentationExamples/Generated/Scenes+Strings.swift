// Written by DocumentationExamplesTests from the comments of the sources: change the comment.
// swift-format-ignore-file
import BalloonTesting
import Balloons
import Lint
import Sweeps
import Testing

extension Given {
    func example_VariedValue_1() async throws {
        let names: [VariedValue] = ["Bo", "Maximiliane", .longest(20)]
        let people: [VariedValue] = [0, 1, 21, .counts]
        let varied = try scene.varying(["guest": names, "seats": people])
        print(varied.traits.content)
        _ = names
        _ = people
        _ = varied
    }
}
