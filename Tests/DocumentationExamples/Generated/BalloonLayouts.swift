// Written by DocumentationExamplesTests from the comments of the sources: change the comment.
// swift-format-ignore-file
import BalloonTesting
import Balloons
import Sweeps
import Testing

extension Given {
    func example_BalloonLayout_1() async throws {
        let icon = UIImage(contentsOfFile: "Resources/icon.png")
        let received = try BalloonLayout(message: message, icon: icon, side: .incoming)
        let viewer = TraitCollection(transcriptWidth: 320, locale: "ar")
        let size = try received.place(in: LayoutContext(traits: viewer, fonts: .bundled())).size
        _ = icon
        _ = received
        _ = viewer
        _ = size
    }

    func example_ParticipantNames_1() async throws {
        let ada = conversation.localParticipantIdentifier.uuidString
        let names = ParticipantNames(names: [ada: "Ada"])
        print(names.replacingIdentifiers(in: "$\(ada) added a scoop"))  // Ada added a scoop
        let layout = try BalloonLayout(message: message, names: names)
        _ = ada
        _ = names
        _ = layout
    }

    func example_Finding_1() async throws {
        let balloon = try scene.layout(fonts: .bundled())
        for finding in balloon.findings where finding.severity == .error {
            print(finding.kind, finding.node ?? "the balloon", finding.message)
        }
        _ = balloon
    }

    func example_ViewFit_1() async throws {
        for cell in sweep.cells {
            guard let fit = cell.fit, let needed = fit.neededHeight, fit.answered.height < needed else { continue }
            print(cell.traits.preferredContentSizeCategory.shortName, "lacks", needed - fit.answered.height, "points")
        }
    }

    func example_BalloonRenderer_1() async throws {
        let renderer = try BalloonRenderer()
        for locale in ["en", "ar", "th"] {
            let balloon = try scene.layout(traits: TraitCollection(locale: locale), fonts: fonts)
            let png = try renderer.picture(of: balloon, scale: 2).png()
            try Data(png).write(to: URL(fileURLWithPath: "invitation-\(locale).png"))
        }
        _ = renderer
    }

    func example_PlacedBalloon_Picture_picture_1() async throws {
        let invitation = try Scene(contentsOf: "Examples/dinner-invitation.yaml")
        let balloon = try invitation.layout(fonts: .bundled())
        let png = try balloon.picture(scale: 2).png()
        _ = invitation
        _ = balloon
        _ = png
    }

    func example_BalloonSide_1() async throws {
        for side in BalloonSide.allCases {
            let balloon = try BalloonLayout(message: message, side: side).place(in: context)
            print(side, balloon.findings.count)
        }
    }

    func example_PlacedBalloon_1() async throws {
        let balloon = try Scene(contentsOf: "Examples/dinner-invitation.yaml").layout(fonts: .bundled())
        print(balloon.size, balloon.findings.map(\.kind))
        print(balloon.record.text)
        try Data(balloon.picture(scale: 2).png()).write(to: URL(fileURLWithPath: "invitation.png"))
        _ = balloon
    }

    func example_StickerSize_1() async throws {
        let size = StickerSize.large
        let browser = MSStickerBrowserView(frame: CGRect(x: 0, y: 0, width: 402, height: 300), stickerSize: size)
        let columns = Int(browser.frame.width / size.sideLength)
        _ = size
        _ = browser
        _ = columns
    }
}
