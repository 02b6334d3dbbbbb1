import AppFixtures
import BalloonFixtures
import Drawing
import Foundation
import MessagesAPI
import Testing
import UIKitAPI
import ViewLayout

@testable import BalloonLayouts
@testable import MessagesHost

/// The background that a controller asks for (facts 10.8.1).
@MainActor @Suite struct MessageTintTests {
    private final class Tinted: MSMessagesAppViewController {
        var tint: UIColor?
        override var messageTintColor: UIColor? { tint }
        override func contentSizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 80) }
    }

    private func placed(_ tint: UIColor?, _ traits: TraitCollection = TraitCollection()) throws -> PlacedBalloon {
        let layout = BalloonLayout(content: .live(LiveContent(view: nil, alternate: template(caption: "Concert"))))
        return try LiveLayoutHost.place(layout, of: MSMessage(), in: context(traits)) {
            let controller = Tinted()
            controller.tint = tint
            return controller
        }
    }

    private func background(_ balloon: PlacedBalloon) -> String? {
        balloon.balloon.attributes.first { $0.name == "background" }?.value
    }

    @Test(
        "The colour fills the balloon under the view, in light and dark alike", arguments: UserInterfaceStyle.allCases)
    func fill(style: UserInterfaceStyle) throws {
        let navy = UIColor(red: 0.11, green: 0.14, blue: 0.25, alpha: 1)
        let balloon = try placed(navy, TraitCollection(userInterfaceStyle: style))
        #expect(background(balloon) == "#1c2440" && !balloon.findings.map(\.kind).contains(.tintNotPlain))
        guard case .fill(_, let color) = balloon.balloon.content else { throw CocoaError(.featureUnsupported) }
        #expect(color.hexadecimal == "#1c2440")
    }

    @Test("Without a colour the balloon has the system's grey")
    func none() throws { #expect(try background(placed(nil)) == "#e9e9eb") }

    @Test("A dynamic colour and one of Display P3 are reported")
    func notPlain() throws {
        let colors: [UIColor] = [
            .label, UIColor { $0.userInterfaceStyle == .dark ? .black : .white },
            UIColor(displayP3Red: 1, green: 0.2, blue: 0, alpha: 1),
        ]
        for color in colors {
            #expect(try placed(color).findings.map(\.kind).contains(.tintNotPlain), "\(color)")
        }
        #expect(try !placed(.white).findings.map(\.kind).contains(.tintNotPlain))
    }

    @Test("After invalidateMessageTintColor() the balloon has the new colour, and its size is not asked again")
    func invalidated() throws {
        var controllers: [Tinted] = []
        let host = TranscriptHost(
            participants: HostParticipants(local: UUID(), remote: [UUID()], names: [:]), context: try context()
        ) {
            let controller = Tinted()
            controller.tint = .white
            controllers.append(controller)
            return controller
        }
        try host.openConversation()
        try host.receive(liveMessage(), from: host.participants.remote[0], as: "concert")
        #expect(try background(host.balloon(of: "concert")) == "#ffffff")
        host.clearLog()
        let controller = try #require(controllers.first)
        controller.tint = .black
        #expect(try background(host.balloon(of: "concert")) == "#ffffff")
        controller.invalidateMessageTintColor()
        #expect(try background(host.balloon(of: "concert")) == "#000000")
        #expect(host.log.count == 1)
        // Nil is the system's grey again, and a colour can follow it.
        let later = try [nil, UIColor.white, nil].map { (color: UIColor?) in
            controller.tint = color
            controller.invalidateMessageTintColor()
            return try background(host.balloon(of: "concert"))
        }
        #expect(later == ["#e9e9eb", "#ffffff", "#e9e9eb"] && host.log.count == 4)
        #expect(try host.balloon(of: "concert").size.height == 80)
    }
}
