import Foundation
import Testing

@testable import UIKitAPI

/// Sizes that constraints give, as size functions of live layouts ask for them.
@MainActor @Suite struct FittingSizeTests {
    /// A picture, two texts and a button, in the manner of a card in a message.
    private func card() -> (card: UIView, title: LinesView, text: LinesView) {
        let card = UIView()
        let picture = card.adding(UIView())
        let title = card.adding(LinesView(150))
        let text = card.adding(LinesView(500))
        let button = card.adding(SizedView(90, 34))
        NSLayoutConstraint.activate([
            picture.topAnchor.constraint(equalTo: card.topAnchor),
            picture.leadingAnchor.constraint(equalTo: card.leadingAnchor),
            picture.trailingAnchor.constraint(equalTo: card.trailingAnchor),
            picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 0.5),
            title.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 12),
            title.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
            title.trailingAnchor.constraint(lessThanOrEqualTo: card.trailingAnchor, constant: -16),
            text.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
            text.leadingAnchor.constraint(equalTo: title.leadingAnchor),
            text.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
            button.topAnchor.constraint(equalTo: text.bottomAnchor, constant: 8),
            button.centerXAnchor.constraint(equalTo: card.centerXAnchor),
            button.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -12),
        ])
        return (card, title, text)
    }

    /// At 282 points the picture is 141 high, and the text of 500 has two lines of 250.
    @Test func heightFollowsWidth() {
        let (card, _, text) = card()
        func height(_ width: CGFloat) -> CGFloat {
            card.systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
        }
        #expect(height(282) == CGFloat(141 + 12 + 20 + 4 + 40 + 8 + 34 + 12))
        // At 182 the text has 150 points for each of its four lines.
        #expect(height(182) == CGFloat(91 + 12 + 20 + 4 + 80 + 8 + 34 + 12))
        card.frame = CGRect(x: 0, y: 0, width: 182, height: height(182))
        card.layoutIfNeeded()
        #expect(text.frame == CGRect(x: 16, y: 127, width: 150, height: 80))
        // And back: nothing of the narrow layout is left.
        card.frame = CGRect(x: 0, y: 0, width: 282, height: height(282))
        card.layoutIfNeeded()
        #expect(text.frame == CGRect(x: 16, y: 177, width: 250, height: 40))
    }

    @Test func theSmallestSizeIsThatOfTheContent() {
        let card = UIView()
        let inner = card.adding(SizedView(70, 25))
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(withVisualFormat: "|-10-[v]-10-|", metrics: nil, views: ["v": inner])
                + NSLayoutConstraint.constraints(withVisualFormat: "V:|-5-[v]-5-|", metrics: nil, views: ["v": inner]))
        #expect(card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 90, height: 35))
        // The content hugs with 250, which beats the 50 of a fitting size.
        #expect(card.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize) == CGSize(width: 90, height: 35))
        let wide = card.systemLayoutSizeFitting(
            CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(wide == CGSize(width: 300, height: 35))
    }

    /// The countdown of Apple's talk: a map of 217 points over a button of one line of its font. 234.9 points at L.
    @Test func theCountdownOfTheTalk() {
        let font = UIFont.preferredFont(forTextStyle: .subheadline)
        let content = UIView()
        let map = content.adding(UIView())
        let badge = map.adding(SizedView(120, 29))
        let button = content.adding(SizedView(80, font.lineHeight))
        NSLayoutConstraint.activate([
            map.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            map.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            map.topAnchor.constraint(equalTo: content.topAnchor), map.heightAnchor.constraint(equalToConstant: 217),
            badge.centerXAnchor.constraint(equalTo: map.centerXAnchor),
            badge.centerYAnchor.constraint(equalTo: map.centerYAnchor),
            button.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
            button.topAnchor.constraint(equalTo: map.bottomAnchor),
            button.bottomAnchor.constraint(equalTo: content.bottomAnchor),
        ])
        let size = content.systemLayoutSizeFitting(
            CGSize(width: 266, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(abs(size.height - 234.9) < 0.01)
        #expect(size.width == 266)
    }
}
