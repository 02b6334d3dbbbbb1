import Drawing
import Foundation
import Testing
import UIKitAPI
import ViewLayout

/// Where a button has its title and its picture, as Apple's documentation of its properties describes it.
@MainActor struct ButtonLayoutTests {
    /// A red picture of 20 by 10 points.
    private let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
    }

    private func frames(_ button: UIButton) throws -> (title: CGRect, image: CGRect) {
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        button.layoutIfNeeded()
        return (try #require(button.titleLabel).frame, try #require(button.imageView).frame)
    }

    /// "imagePlacement" and "imagePadding": the side of the title at which the picture stands, and how far from it.
    @Test(arguments: [
        (NSDirectionalRectEdge.leading, false, -1.0, 0.0), (.leading, true, 1, 0), (.trailing, false, 1, 0),
        (.trailing, true, -1, 0), (.top, false, 0, -1), (.bottom, false, 0, 1), (.top, true, 0, -1),
    ])
    func picturesStandBesideTheTitle(_ side: NSDirectionalRectEdge, isMirrored: Bool, across: Double, down: Double)
        throws
    {
        var looks = UIButton.Configuration.plain()
        (looks.title, looks.image, looks.imagePlacement, looks.imagePadding) = ("Join", picture, side, 6)
        let button = UIButton(configuration: looks)
        button.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
        let (title, image) = try frames(button)
        #expect(image.size == CGSize(width: 20, height: 10))
        if across != 0 {
            #expect(abs((across < 0 ? title.minX - image.maxX : image.minX - title.maxX) - 6) < 1e-6)
            #expect(abs(title.midY - 50) < 1e-6 && abs(image.midY - 50) < 1e-6)
            #expect(abs(min(title.minX, image.minX) - (200 - max(title.maxX, image.maxX))) < 1e-6)
            #expect(abs(button.intrinsicContentSize.width - title.width - 26 - 24) < 1e-6)
        } else {
            #expect(abs((down < 0 ? title.minY - image.maxY : image.minY - title.maxY) - 6) < 1e-6)
            #expect(abs(title.midX - 100) < 1e-6 && abs(image.midX - 100) < 1e-6)
            #expect(abs(min(title.minY, image.minY) - (100 - max(title.maxY, image.maxY))) < 1e-6)
            #expect(abs(button.intrinsicContentSize.height - title.height - 16 - 14) < 1e-6)
        }
    }

    /// "contentHorizontalAlignment" and "contentVerticalAlignment": at the edges of the room that the insets leave.
    @Test(arguments: [
        (UIControl.ContentHorizontalAlignment.left, false, 0.0), (.right, false, 1), (.center, false, 0.5),
        (.leading, false, 0),
        (.trailing, false, 1), (.leading, true, 1), (.trailing, true, 0), (.left, true, 0), (.right, true, 1),
    ])
    func contentStandsWhereItIsAligned(
        _ alignment: UIControl.ContentHorizontalAlignment, isMirrored: Bool, part: Double
    ) throws {
        let downs: [(UIControl.ContentVerticalAlignment, CGFloat)] = [(.top, 0), (.center, 0.5), (.bottom, 1)]
        for (vertical, down) in downs {
            let button = UIButton(type: .custom)
            button.setImage(picture, for: .normal)
            button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
            (button.contentHorizontalAlignment, button.contentVerticalAlignment) = (alignment, vertical)
            button.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
            let image = try frames(button).image
            // Of 200 by 100 points 194 by 96 are left, of which the picture takes 20 by 10.
            #expect(abs(image.minX - 2 - 174 * part) < 1e-6 && abs(image.minY - 1 - 86 * down) < 1e-6)
        }
    }

    /// "titleEdgeInsets" and "imageEdgeInsets" move what they are of by half of their difference.
    @Test func insetsOfPartsMoveThem() throws {
        let button = UIButton(type: .custom)
        button.setImage(picture, for: .normal)
        button.setTitle("Join", for: .normal)
        let before = try frames(button)
        button.titleEdgeInsets = UIEdgeInsets(top: 4, left: 10, bottom: 0, right: 0)
        button.imageEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 6, right: 8)
        button.setNeedsLayout()
        let after = try frames(button)
        #expect(
            abs(after.title.minX - before.title.minX - 5) < 1e-6 && abs(after.title.minY - before.title.minY - 2) < 1e-6
        )
        #expect(
            abs(after.image.minX - before.image.minX + 4) < 1e-6 && abs(after.image.minY - before.image.minY + 3) < 1e-6
        )
    }

    /// What a state has none of is that of the normal state.
    @Test func eachStateHasItsLooks() {
        let (button, other) = (UIButton(type: .custom), UIImage(systemName: "plus"))
        button.setImage(picture, for: .normal)
        button.setImage(other, for: .highlighted)
        button.setBackgroundImage(picture, for: .disabled)
        button.setTitleColor(.red, for: .normal)
        button.setTitleColor(.blue, for: .disabled)
        button.setAttributedTitle(NSAttributedString(string: "Sent"), for: .selected)
        #expect(
            button.currentImage == picture && button.currentBackgroundImage == nil && button.currentTitleColor == .red)
        button.isHighlighted = true
        #expect(button.currentImage == other && button.imageView?.image == other)
        (button.isHighlighted, button.isEnabled) = (false, false)
        #expect(
            button.currentImage == picture && button.currentBackgroundImage == picture
                && button.currentTitleColor == .blue)
        (button.isEnabled, button.isSelected) = (true, true)
        #expect(button.currentAttributedTitle?.string == "Sent" && button.titleLabel?.text == "Sent")
    }

    /// "init(type:primaryAction:)": the action's title and picture, and a touch runs it.
    @Test func aButtonOfAnAction() {
        var calls = 0
        let action = UIAction(title: "Join", image: picture) { _ in calls += 1 }
        for button in [UIButton(primaryAction: action), UIButton(configuration: .filled(), primaryAction: action)] {
            #expect(button.currentTitle == "Join" && button.currentImage == picture)
            button.sendActions(for: .touchUpInside)
        }
        #expect(calls == 2)
    }

    /// "tinted", "gray" and "filled" say the background of a style; its own colour is used where one is set, lightly by
    /// `tinted`, and a filled button that is disabled is grey.
    @Test(arguments: [
        (UIButton.Configuration.plain(), UIColor?.none, true, UIColor?.none), (.plain(), .red, true, .red),
        (.tinted(), nil, true, UIColor.green.withAlphaComponent(0.18)),
        (.tinted(), .red, true, UIColor.red.withAlphaComponent(0.18)), (.gray(), nil, true, .tertiarySystemFill),
        (.gray(), .red, true, .red), (.filled(), nil, true, .green), (.filled(), .red, true, .red),
        (.filled(), .red, false, .tertiarySystemFill),
    ])
    func backgroundsOfStyles(
        _ looks: UIButton.Configuration, own: UIColor?, isEnabled: Bool, expected: UIColor?
    ) throws {
        var looks = looks
        (looks.title, looks.baseBackgroundColor) = ("Join", own)
        let button = UIButton(configuration: looks)
        (button.tintColor, button.isEnabled) = (.green, isEnabled)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        let node = try #require(try DrawnView(button).node)
        let found = LayoutRecord(placed: node).nodes.first { $0.kind == "background" }
        #expect(
            found?.attributes.first { $0.name == "color" }?.value
                == expected?.resolved(with: TraitCollection()).hexadecimal)
    }

    /// A transform scales a button with its corners and the stroke around it.
    @Test func aStrokeIsScaledWithItsButton() throws {
        var looks = UIButton.Configuration.plain()
        (looks.background.strokeWidth, looks.background.strokeColor) = (3, .red)
        (looks.background.cornerRadius, looks.cornerStyle) = (5, .fixed)
        let button = UIButton(configuration: looks)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        button.transform = CGAffineTransform(scaleX: 2, y: 2)
        func border(_ node: PlacedNode) -> PlacedBorder? { node.border ?? node.children.lazy.compactMap(border).first }
        let node = try #require(try DrawnView(button).node)
        guard case .border(let frame, let width, let radius, _)? = border(node)?.shape else { throw Missing() }
        #expect(frame.size == CGSize(width: 200, height: 80) && width == 6 && radius == 10)
    }

    private struct Missing: Error {}
}
