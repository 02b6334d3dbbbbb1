import BalloonFixtures
import BalloonLayouts
import Foundation
import MessagesAPI
import MessagesHost
import Testing
import UIKitAPI
import ViewLayout

/// What is wrong with the constraints of an app's view is found in its balloon.
@MainActor @Suite struct ConstraintFindingsTests {
    /// A controller with a label that its test constrains.
    private final class Card: MSMessagesAppViewController {
        let label = UILabel()
        var constrain: (UIView, UILabel) -> [NSLayoutConstraint] = { _, _ in [] }

        override func viewDidLoad() {
            super.viewDidLoad()
            label.text = "Dinner at seven"
            label.accessibilityIdentifier = "title"
            label.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(label)
            NSLayoutConstraint.activate(constrain(view, label))
        }

        override func contentSizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 120) }
    }

    private func findings(_ constrain: @escaping (UIView, UILabel) -> [NSLayoutConstraint]) throws -> [Finding] {
        let alternate = MSMessageTemplateLayout()
        alternate.caption = "Dinner"
        let message = MSMessage()
        message.layout = MSMessageLiveLayout(alternateLayout: alternate)
        let context = try LayoutContext(traits: TraitCollection(), fonts: .bundled())
        return try LiveLayoutHost.place(BalloonLayout(message: message), of: message, in: context) {
            let controller = Card()
            controller.constrain = constrain
            return controller
        }.findings.filter { $0.kind == .constraintsConflict || $0.kind == .layoutAmbiguous }
    }

    @Test func complete() throws {
        let found = try findings { view, label in
            [
                label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
                label.topAnchor.constraint(equalTo: view.topAnchor, constant: 16),
            ]
        }
        #expect(found.isEmpty)
    }

    @Test func conflict() throws {
        let found = try findings { view, label in
            [
                label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
                label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
                label.topAnchor.constraint(equalTo: view.topAnchor), label.widthAnchor.constraint(equalToConstant: 400),
            ]
        }
        #expect(found.map(\.kind) == [.constraintsConflict])
        #expect(found.first?.message.contains("title.width") == true)
    }

    @Test func ambiguity() throws {
        let found = try findings { view, label in
            [label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16)]
        }
        #expect(found.map(\.kind) == [.layoutAmbiguous])
        #expect(found.first?.node == "title")
    }

    /// What counts is the size that the balloon has, of 120 points, and not the larger one that was offered.
    @Test(
        arguments: [
            (120, 0, []), (121, 0, [.constraintsConflict]), (20, 120, []), (20, 121, [.constraintsConflict]),
        ] as [(CGFloat, CGFloat, [Finding.Kind])])
    func findingsAreThoseOfTheBalloonsSize(height: CGFloat, least: CGFloat, kinds: [Finding.Kind]) throws {
        let found = try findings { view, label in
            [
                label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                label.topAnchor.constraint(equalTo: view.topAnchor),
                label.heightAnchor.constraint(equalToConstant: height),
                label.bottomAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor),
                view.heightAnchor.constraint(greaterThanOrEqualToConstant: least),
            ]
        }
        #expect(found.map(\.kind) == kinds)
    }
}
