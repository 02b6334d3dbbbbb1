// Written by DocumentationExamplesTests from the comments of the sources: change the comment.
// swift-format-ignore-file
import BalloonTesting
import Balloons
import Lint
import Sweeps
import Testing

extension Given {
    func example_BalloonSide_1() async throws {
        for side in BalloonSide.allCases {
            let balloon = try BalloonLayout(message: message, side: side).place(in: context)
            print(side, balloon.findings.count)
        }
    }

    func example_PlacedBalloon_1() async throws {
        let balloon = try BalloonScene(contentsOf: "Examples/dinner-invitation.yaml").layout(fonts: .bundled())
        print(balloon.size, balloon.findings.map(\.kind))
        print(balloon.record.text)
        try Data(balloon.picture(scale: 2).png()).write(to: URL(fileURLWithPath: "invitation.png"))
        _ = balloon
    }
}
