import Foundation
import Testing
import UIKitAPI

/// Each change of an app's view changes its picture or its record.
@MainActor struct ViewMutationTests {
    /// A card as apps make them: a photo under a gradient, a badge, labels, a bar and a button.
    final class Card: UIView {
        let title = UILabel(frame: CGRect(x: 12, y: 90, width: 176, height: 24))
        let note = UILabel(frame: CGRect(x: 12, y: 116, width: 176, height: 40))
        let photo = UIImageView(frame: CGRect(x: 0, y: 0, width: 200, height: 80))
        let badge = UIView(frame: CGRect(x: 150, y: 10, width: 40, height: 40))
        let bar = UIProgressView(frame: CGRect(x: 12, y: 164, width: 176, height: 4))
        let join = UIButton(type: .system)
        let answer = UISwitch(frame: CGRect(x: 140, y: 174, width: 51, height: 31))
        let shade = CAGradientLayer()
        let ring = CAShapeLayer()

        static func photo(_ color: UIColor) -> UIImage {
            UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { context in
                color.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
                UIColor.white.setFill()
                context.fill(CGRect(x: 2, y: 2, width: 4, height: 2))
            }
        }

        init() {
            super.init(frame: CGRect(x: 0, y: 0, width: 200, height: 210))
            backgroundColor = .systemBackground
            photo.image = Self.photo(.systemTeal)
            photo.clipsToBounds = true
            title.text = "Dinner at seven?"
            note.text = "Bring a friend and something sweet to share with all of us."
            note.numberOfLines = 2
            note.font = .systemFont(ofSize: 13)
            badge.backgroundColor = .systemYellow
            badge.layer.cornerRadius = 8
            bar.progress = 0.5
            join.setTitle("Join", for: .normal)
            join.frame = CGRect(x: 12, y: 174, width: 60, height: 30)
            shade.frame = CGRect(x: 0, y: 40, width: 200, height: 40)
            shade.colors = [UIColor.clear.cgColor, UIColor.black.cgColor]
            ring.frame = CGRect(x: 10, y: 10, width: 30, height: 30)
            ring.path = UIBezierPath(ovalIn: CGRect(x: 3, y: 3, width: 24, height: 24)).cgPath
            ring.fillColor = nil
            ring.strokeColor = UIColor.white.cgColor
            ring.lineWidth = 3
            photo.layer.addSublayer(shade)
            photo.layer.addSublayer(ring)
            for view in [photo, title, note, badge, bar, join, answer] as [UIView] { addSubview(view) }
        }

        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    }

    nonisolated struct Mutation: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let change: @MainActor @Sendable (Card) -> Void

        init(_ name: String, _ change: @escaping @MainActor @Sendable (Card) -> Void) {
            (testDescription, self.change) = (name, change)
        }
    }

    nonisolated static let mutations: [Mutation] = [
        Mutation("a label's text") { $0.title.text = "Dinner at eight?" },
        Mutation("a label's colour") { $0.title.textColor = .systemRed },
        Mutation("a label's font size") { $0.title.font = .systemFont(ofSize: 16) },
        Mutation("a label's font weight") { $0.title.font = .systemFont(ofSize: 17, weight: .semibold) },
        Mutation("a label's alignment") { $0.title.textAlignment = .right },
        Mutation("a label's lines") { $0.note.numberOfLines = 1 },
        Mutation("a label's break mode") {
            $0.title.lineBreakMode = .byTruncatingHead; $0.title.frame.size.width = 80
        },
        Mutation("a label's width") { $0.note.frame.size.width = 120 },
        Mutation("a label's attributes") {
            $0.title.attributedText = NSAttributedString(
                string: "Dinner at seven?", attributes: [.underlineStyle: NSUnderlineStyle.single.rawValue])
        },
        Mutation("a label's spacing") {
            $0.title.attributedText = NSAttributedString(string: "Dinner at seven?", attributes: [.kern: 1])
        },
        Mutation("a colour within a text") {
            let text = NSMutableAttributedString(string: "Dinner at seven?")
            text.addAttribute(.foregroundColor, value: UIColor.systemRed, range: NSRange(location: 0, length: 6))
            $0.title.attributedText = text
        },
        Mutation("a background") { $0.backgroundColor = .systemGray6 },
        Mutation("a frame's place") { $0.badge.frame.origin.x -= 1 },
        Mutation("a frame's size") { $0.badge.frame.size.height += 1 },
        Mutation("a centre") { $0.badge.center.y += 2 },
        Mutation("an opacity") { $0.badge.alpha = 0.9 },
        Mutation("a hidden view") { $0.badge.isHidden = true },
        Mutation("a corner radius") { $0.badge.layer.cornerRadius = 10 },
        Mutation("masked corners") { $0.badge.layer.maskedCorners = [.layerMinXMinYCorner] },
        Mutation("a corner curve") { $0.badge.layer.cornerCurve = .continuous },
        Mutation("a border") { $0.badge.layer.borderWidth = 1 },
        Mutation("a border's colour") {
            $0.badge.layer.borderWidth = 1
            $0.badge.layer.borderColor = UIColor.red.cgColor
        },
        Mutation("a shadow") { $0.badge.layer.shadowOpacity = 0.3 },
        Mutation("a turn") { $0.badge.transform = CGAffineTransform(rotationAngle: 0.1) },
        Mutation("a stretch") { $0.badge.transform = CGAffineTransform(scaleX: 1.1, y: 1.1) },
        Mutation("a clip") {
            $0.photo.clipsToBounds = false; $0.photo.contentMode = .scaleAspectFill
        },
        Mutation("an image") { $0.photo.image = Card.photo(.systemOrange) },
        Mutation("a content mode") { $0.photo.contentMode = .scaleAspectFit },
        Mutation("a gradient's colour") { $0.shade.colors = [UIColor.clear.cgColor, UIColor.blue.cgColor] },
        Mutation("a gradient's direction") { $0.shade.endPoint = CGPoint(x: 1, y: 0.5) },
        Mutation("an outline's part") { $0.ring.strokeEnd = 0.9 },
        Mutation("an outline's width") { $0.ring.lineWidth = 2 },
        Mutation("the order of views") { $0.sendSubviewToBack($0.badge) },
        Mutation("a removed view") { $0.note.removeFromSuperview() },
        Mutation("a share") { $0.bar.progress = 0.55 },
        Mutation("a switch") { $0.answer.isOn = true },
        Mutation("a tint") { $0.tintColor = .systemPink },
        Mutation("a button's title") { $0.join.setTitle("Joined", for: .normal) },
        Mutation("a button that cannot be used") { $0.join.isEnabled = false },
        Mutation("the bounds' origin") { $0.bounds.origin.y = 4 },
        Mutation("an accessibility label") { $0.badge.accessibilityLabel = "new" },
        Mutation("a button that cannot be used and looks the same") {
            $0.join.setTitleColor($0.join.currentTitleColor, for: .disabled)
            $0.join.isEnabled = false
        },
        Mutation("a heading") { $0.title.accessibilityTraits = .header },
        Mutation("a trait beside the class's own") { $0.join.accessibilityTraits.insert(.selected) },
        Mutation("a label that is not read") { $0.title.isAccessibilityElement = false },
        Mutation("a view that is read") { $0.badge.isAccessibilityElement = true },
        Mutation("a view whose content is not read") { $0.badge.accessibilityElementsHidden = true },
        Mutation("an identifier") { $0.badge.accessibilityIdentifier = "badge" },
    ]

    @Test(arguments: mutations) func aChangeIsSeen(_ mutation: Mutation) throws {
        let card = Card()
        let before = try DrawnView(card, scale: 2)
        #expect(try DrawnView(Card(), scale: 2).pixels == before.pixels)
        mutation.change(card)
        let after = try DrawnView(card, scale: 2)
        #expect(after.pixels != before.pixels || after.record != before.record)
    }
}
