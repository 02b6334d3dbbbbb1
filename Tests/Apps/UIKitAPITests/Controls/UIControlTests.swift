import Foundation
import Testing
import UIKitAPI
import ViewLayout

/// Controls: what they do when they are used, and how large they are.
@MainActor struct UIControlTests {
    @Test func actionsRunForTheirEvents() {
        let button = UIButton(type: .system)
        var calls: [String] = []
        button.addAction(UIAction(title: "Join") { calls.append($0.title) }, for: .touchUpInside)
        button.sendActions(for: .valueChanged)
        #expect(calls.isEmpty)
        button.sendActions(for: .touchUpInside)
        #expect(calls == ["Join"])
    }

    @Test func targetsAreKept() {
        let (button, target) = (UIButton(type: .system), NSObject())
        button.addTarget(target, action: Selector("vote:"), for: .touchUpInside)
        #expect(button.actions(forTarget: target, forControlEvent: .touchUpInside) == ["vote:"])
        button.removeTarget(target, action: nil, for: .allEvents)
        #expect(button.actions(forTarget: target, forControlEvent: .touchUpInside) == nil)
    }

    @Test func aTargetIsRemovedForTheEventsThatAreNamed() {
        let (button, target) = (UIButton(type: .system), NSObject())
        for event in [UIControl.Event.touchDown, .touchUpInside] {
            button.addTarget(target, action: Selector("vote:"), for: event)
        }
        button.removeTarget(target, action: nil, for: .touchDown)
        #expect(button.actions(forTarget: target, forControlEvent: .touchUpInside) == ["vote:"])
        #expect(button.actions(forTarget: target, forControlEvent: .touchDown) == nil)
    }

    /// UIKit, observed: 15 points with 6 above and below; the words alone make the width.
    @Test func aSystemButtonIsThirtyPointsTall() {
        let button = UIButton(type: .system)
        button.setTitle("Join", for: .normal)
        #expect(button.intrinsicContentSize.height == 30)
        button.contentEdgeInsets = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
        #expect(button.intrinsicContentSize.height == 38)
    }

    /// A picture of a size in points.
    private func picture(_ width: CGFloat, _ height: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        }
    }

    /// UIKit, observed: the room above and below a title is not there without one.
    @Test func aButtonOfAPictureAloneIsAsLargeAsThePicture() {
        let button = UIButton(type: .custom)
        button.setImage(picture(60, 24), for: .normal)
        #expect(button.intrinsicContentSize == CGSize(width: 60, height: 24))
        button.setTitle("Join", for: .normal)
        #expect(abs(button.intrinsicContentSize.height - 101.0 / 3) < 1e-9)
    }

    /// UIKit, observed: a large picture fills the button, stretched, as far as the insets let it.
    @Test func aPictureLargerThanItsButtonIsConfinedToIt() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 44, height: 30))
        button.setImage(picture(200, 100), for: .normal)
        button.layoutIfNeeded()
        #expect(button.imageView?.frame == CGRect(x: 0, y: 0, width: 44, height: 30))
        button.imageEdgeInsets = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
        button.layoutIfNeeded()
        #expect(button.imageView?.frame == CGRect(x: 10, y: 5, width: 24, height: 20))
        #expect(button.intrinsicContentSize == CGSize(width: 200, height: 100))
    }

    /// "contentHorizontalAlignment, fill": a small picture is as large as the button.
    @Test func aSmallPictureFillsAButtonThatSaysSo() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 44, height: 30))
        button.setImage(picture(10, 10), for: .normal)
        button.layoutIfNeeded()
        #expect(button.imageView?.frame == CGRect(x: 17, y: 10, width: 10, height: 10))
        button.contentHorizontalAlignment = .fill
        button.contentVerticalAlignment = .fill
        button.layoutIfNeeded()
        #expect(button.imageView?.frame == CGRect(x: 0, y: 0, width: 44, height: 30))
    }

    /// UIKit, observed on iOS 15: 34 1/3 points.
    @Test func aConfiguredButtonHasTheRoomOfItsSize() {
        var looks = UIButton.Configuration.filled()
        looks.title = "Join"
        #expect(abs(UIButton(configuration: looks).intrinsicContentSize.height - (61.0 / 3 + 14)) < 1e-9)
        looks.buttonSize = .large
        #expect(abs(UIButton(configuration: looks).intrinsicContentSize.height - (61.0 / 3 + 30)) < 1e-9)
    }

    /// Small and mini buttons have the font of subheadlines, 15 points, and less room (UIKit, observed on iOS 15).
    @Test(
        arguments: [(.mini, 15, 5, 10), (.small, 15, 5, 10), (.medium, 17, 7, 12), (.large, 17, 15, 20)]
            as [(UIButton.Configuration.Size, CGFloat, CGFloat, CGFloat)])
    func sizesOfConfiguredButtons(size: UIButton.Configuration.Size, points: CGFloat, down: CGFloat, across: CGFloat) {
        var looks = UIButton.Configuration.filled()
        (looks.title, looks.buttonSize) = ("Join", size)
        #expect(UIButton(configuration: looks).titleLabel?.font.pointSize == points)
        #expect(
            looks.contentInsets
                == NSDirectionalEdgeInsets(top: down, leading: across, bottom: down, trailing: across))
    }

    @Test func aButtonShowsWhatItsStateHas() {
        let button = UIButton(type: .custom)
        button.setTitle("Join", for: .normal)
        button.setTitle("Joined", for: .selected)
        button.setTitleColor(.red, for: .selected)
        #expect(button.titleLabel?.text == "Join" && button.currentTitleColor == .white)
        button.isSelected = true
        #expect(button.titleLabel?.text == "Joined" && button.currentTitleColor == .red)
        button.isEnabled = false
        #expect(button.currentTitle == "Join")
    }

    @Test func aButtonIsATouchTargetInRecords() throws {
        let button = UIButton(type: .system)
        button.setTitle("Join", for: .normal)
        button.sizeToFit()
        let node = try #require(try DrawnView(button).node)
        let nodes = LayoutRecord(placed: node).nodes
        #expect(nodes.map(\.kind) == ["button", "text"] && nodes[1].lines.map(\.text) == ["Join"])
    }

    @Test func aSwitchTurnsItsKnob() throws {
        let answer = UISwitch()
        #expect(answer.bounds.size == CGSize(width: 51, height: 31))
        #expect(try DrawnView(answer).pixel(12, 15) == [255, 255, 255, 255])
        answer.isOn = true
        let drawn = try DrawnView(answer)
        #expect(drawn.pixel(38, 15) == [255, 255, 255, 255] && drawn.pixel(12, 15) == [0x34, 0xC7, 0x59, 255])
    }

    @Test func aBarIsFilledFromWhereLinesBegin() throws {
        let bar = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 4))
        bar.progress = 0.25
        bar.progressTintColor = .red
        #expect(try DrawnView(bar).pixel(20, 2) == [255, 0, 0, 255])
        #expect(try DrawnView(bar, traits: TraitCollection(locale: "ar")).pixel(80, 2) == [255, 0, 0, 255])
    }

    @Test func aSegmentedControlSharesItsWidth() throws {
        let control = UISegmentedControl(items: ["Yes", "Maybe", "No"])
        #expect(control.intrinsicContentSize.height == 32 && control.numberOfSegments == 3)
        control.selectedSegmentIndex = 2
        control.frame = CGRect(x: 0, y: 0, width: 240, height: 32)
        #expect(try DrawnView(control).pixel(170, 16) == [255, 255, 255, 255])
        #expect(control.titleForSegment(at: 1) == "Maybe")
    }

    @Test func aTextFieldShowsItsTextElseItsHint() throws {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 120, height: 34))
        field.placeholder = "Your name"
        func texts() throws -> [String] {
            guard let node = try DrawnView(field).node else { return [] }
            return LayoutRecord(placed: node).nodes.flatMap { $0.lines.map(\.text) }
        }
        #expect(try texts() == ["Your name"])
        field.text = "Ada"
        #expect(try texts() == ["Ada"])
    }

    /// Apple: 8 points above and below, 5 beside.
    @Test func aTextViewKeepsRoomAroundItsText() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        view.text = "Hi"
        view.font = .systemFont(ofSize: 17)
        let size = view.sizeThatFits(CGSize(width: 100, height: 0))
        #expect(abs(size.height - (61.0 / 3 + 16)) < 1e-9)
    }

    @Test func aScrolledViewShowsItsOffset() throws {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        let below = UIView(frame: CGRect(x: 0, y: 30, width: 20, height: 20))
        below.backgroundColor = .red
        scroll.addSubview(below)
        #expect(try DrawnView(scroll).pixel(5, 15) == [0, 0, 0, 0])
        scroll.contentOffset = CGPoint(x: 0, y: 20)
        #expect(try DrawnView(scroll).pixel(5, 15) == [255, 0, 0, 255])
    }
}
