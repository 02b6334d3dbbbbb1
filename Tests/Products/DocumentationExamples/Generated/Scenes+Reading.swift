// Written by DocumentationExamplesTests from the comments of the sources: change the comment.
// swift-format-ignore-file
import BalloonTesting
import Balloons
import Lint
import Sweeps
import Testing

extension Given {
    func example_SceneError_1() async throws {
        do {
            print(try BalloonScene(contentsOf: "Examples/dinner-invitation.yaml").name)
        } catch let error as SceneError {
            for one in error.all { print(one.file, one.message, one.fix) }
        }
    }

    func example_SceneError_ScenePlace_1() async throws {
        do {
            _ = try BalloonScene(text: "mesage:", file: "invitation.yaml")
        } catch let error as SceneError {
            if let place = error.place { print("line \(place.line), column \(place.column)") }
        }
    }
}
