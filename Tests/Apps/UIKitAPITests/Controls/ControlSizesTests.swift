import Foundation
import Testing
import UIKitAPI

/// How large controls are by themselves, and where they have their parts.
@MainActor struct ControlSizesTests {
    /// A wheel has 20 points, a large one 37 (UIKit, observed), and is seen while it turns or where it stays.
    @Test(
        arguments: [
            (UIActivityIndicatorView.Style.medium, 20), (.large, 37), (.whiteLarge, 37), (.white, 20), (.gray, 20),
        ] as [(UIActivityIndicatorView.Style, CGFloat)])
    func wheelsHaveTheirSize(_ style: UIActivityIndicatorView.Style, side: CGFloat) throws {
        let wheel = UIActivityIndicatorView(style: style)
        wheel.color = .red
        #expect(
            wheel.bounds.size == CGSize(width: side, height: side) && wheel.intrinsicContentSize == wheel.bounds.size)
        func isSeen() throws -> Bool {
            let drawn = try DrawnView(wheel)
            return (0..<Int(side)).contains { drawn.pixel($0, Int(side) / 2)[3] > 50 }
        }
        #expect(try !isSeen() && !wheel.isAnimating)
        wheel.startAnimating()
        #expect(try isSeen() && wheel.isAnimating)
        wheel.stopAnimating()
        #expect(try !isSeen())
        wheel.hidesWhenStopped = false
        #expect(try isSeen())
    }

    /// A border adds 7 points at the sides and 2 above and below; a round one makes a field at least 34 points tall.
    @Test(
        arguments: [
            (UITextField.BorderStyle.none, 0, nil), (.line, 14, nil), (.bezel, 14, nil), (.roundedRect, 14, 34),
        ] as [(UITextField.BorderStyle, CGFloat, CGFloat?)])
    func fieldsAreAsLargeAsTheirText(_ border: UITextField.BorderStyle, across: CGFloat, tall: CGFloat?) {
        let (field, label) = (UITextField(), UILabel())
        (field.borderStyle, field.placeholder, label.text) = (border, "Name", "Name")
        let height = label.intrinsicContentSize.height + (border == .none ? 0 : 4)
        #expect(abs(field.intrinsicContentSize.width - label.intrinsicContentSize.width - across) < 1e-6)
        #expect(abs(field.intrinsicContentSize.height - (tall ?? height)) < 1e-6)
        (field.text, label.text) = ("A longer name", "A longer name")
        #expect(abs(field.sizeThatFits(.zero).width - label.intrinsicContentSize.width - across) < 1e-6)
    }

    /// A search bar has its field between 8 points, and its button at the trailing end.
    @Test(arguments: [false, true]) func searchBarsHaveTheirParts(isMirrored: Bool) throws {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
        bar.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
        bar.layoutIfNeeded()
        let button = try #require(bar.subviews.compactMap { $0 as? UIButton }.first)
        #expect(bar.searchTextField.frame == CGRect(x: 8, y: 10, width: 304, height: 36) && button.isHidden)
        bar.setShowsCancelButton(true, animated: false)
        bar.setNeedsLayout()
        bar.layoutIfNeeded()
        let (field, end) = (bar.searchTextField.frame, button.frame)
        #expect(!button.isHidden && field.height == 36 && abs(field.width + end.width - 296) < 1e-6)
        #expect(abs((isMirrored ? field.minX - end.maxX : end.minX - field.maxX) - 8) < 1e-6)
        #expect(abs((isMirrored ? end.minX : 320 - end.maxX) - 8) < 1e-6)
    }

    /// Dots begin at the leading side; "hidesForSinglePage" hides a single one.
    @Test(arguments: [false, true]) func dotsAreReadInOrder(isMirrored: Bool) throws {
        let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 39, height: 37))
        (pages.numberOfPages, pages.currentPage, pages.currentPageIndicatorTintColor) = (3, 0, .red)
        pages.pageIndicatorTintColor = .blue
        pages.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
        let drawn = try DrawnView(pages)
        let dots = [3, 19, 35].map { drawn.pixel($0, 18)[0] }
        #expect(dots == (isMirrored ? [0, 0, 255] : [255, 0, 0]) && drawn.pixel(11, 18)[3] == 0)
        pages.numberOfPages = 1
        #expect(try DrawnView(pages).pixel(19, 18) == [255, 0, 0, 255])
        pages.hidesForSinglePage = true
        #expect(try DrawnView(pages).pixel(19, 18)[3] == 0)
        #expect(pages.size(forNumberOfPages: 1).width == 7 && pages.size(forNumberOfPages: 5).width == 71)
    }

    /// A bar shows a share between nothing and all of its width.
    @Test(arguments: [(-1, 0, 0), (0, 0, 0), (0.25, 24, 26), (1, 99, 100), (3, 99, 100)] as [(Float, Int, Int)])
    func barsAreFilledToTheirShare(progress: Float, last: Int, next: Int) throws {
        let bar = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
        (bar.progressTintColor, bar.trackTintColor) = (.red, .blue)
        bar.setProgress(progress, animated: false)
        let drawn = try DrawnView(bar)
        let filled = (0..<100).filter { drawn.pixel($0, 5)[0] > 200 }
        #expect((filled.last ?? 0) <= next && (filled.last ?? 0) >= last - 4 && filled.isEmpty == (progress <= 0))
    }

    /// "textContainerInset" and "lineFragmentPadding": the room around a text; its lines break in what is left.
    @Test func textsOfViewsStandInTheirInsets() throws {
        let (view, label) = (UITextView(frame: CGRect(x: 0, y: 0, width: 120, height: 80)), UILabel())
        (view.text, label.text) = ("Bring a friend and something sweet", "Bring a friend and something sweet")
        (view.font, label.font, label.numberOfLines) = (.systemFont(ofSize: 17), .systemFont(ofSize: 17), 0)
        view.textContainerInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        view.layoutIfNeeded()
        let text = try #require(view.subviews.compactMap { $0 as? UILabel }.first).frame
        #expect(text.minX == 7 && text.minY == 1 && text.width == 104)
        let fitting = label.sizeThatFits(CGSize(width: 104, height: CGFloat.greatestFiniteMagnitude))
        #expect(abs(view.sizeThatFits(CGSize(width: 120, height: 0)).height - fitting.height - 4) < 0.4)
        #expect(abs(view.contentSize.height - text.height - 4) < 1e-6 && view.contentSize.width == 120)
        view.textContainer.maximumNumberOfLines = 1
        view.setNeedsLayout()
        view.layoutIfNeeded()
        #expect(view.contentSize.height < 30)
    }

    /// A picture gives a view its size; without one it has none.
    @Test func pictureViewsAreAsLargeAsTheirPicture() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 4)).image { _ in }
        let view = UIImageView(image: image)
        #expect(view.frame.size == CGSize(width: 8, height: 4) && view.intrinsicContentSize == view.frame.size)
        #expect(!view.isUserInteractionEnabled && UIImageView().intrinsicContentSize == CGSize(width: -1, height: -1))
        view.image = nil
        #expect(
            view.intrinsicContentSize.width == UIView.noIntrinsicMetric && view.sizeThatFits(.zero) == view.bounds.size)
        view.animationImages = [image]
        view.startAnimating()
        #expect(view.isAnimating && view.intrinsicContentSize == CGSize(width: 8, height: 4))
    }

    /// Actions of an alert are those that were added, in order, and one that is chosen runs.
    @Test func alertsHaveTheirActions() {
        let alert = UIAlertController(title: "Really?", message: "All of it", preferredStyle: .actionSheet)
        var chosen: [String] = []
        for (title, style) in [("Yes", UIAlertAction.Style.destructive), ("No", .cancel)] {
            alert.addAction(UIAlertAction(title: title, style: style) { chosen.append($0.title ?? "") })
        }
        alert.addTextField { $0.placeholder = "Why" }
        #expect(alert.title == "Really?" && alert.message == "All of it" && alert.preferredStyle == .actionSheet)
        #expect(
            alert.actions.map(\.style) == [.destructive, .cancel] && alert.textFields?.map(\.placeholder) == ["Why"])
        alert.actions[1].choose()
        #expect(chosen == ["No"])
    }

    private final class Listener: UIView {
        var heard: [String] = []
        override func call(methodNamed name: String, with arguments: [Any]) -> Bool {
            guard name == "hear:" else { return false }
            heard.append((arguments.first as? Notification)?.name.rawValue ?? "")
            return true
        }
    }

    /// "addObserver(_:selector:name:object:)": hears what is posted until it is removed, by name or altogether.
    @Test func observersHearUntilTheyAreRemoved() {
        let (center, listener, other) = (NotificationCenter(), Listener(frame: .zero), Listener(frame: .zero))
        let (first, second) = (Notification.Name("first"), Notification.Name("second"))
        for name in [first, second] {
            center.addObserver(listener, selector: "hear:", name: name, object: nil)
            center.addObserver(other, selector: "hear:", name: name, object: nil)
        }
        func post() { for name in [first, second] { center.post(name: name, object: nil) } }
        post()
        center.removeObserver(listener, name: first, object: nil)
        post()
        center.removeObserver(listener)
        post()
        #expect(listener.heard == ["first", "second", "second"] && other.heard.count == 6)
    }

    /// Of two senders, the one that is named is no longer heard.
    @Test func observersOfASenderAreRemoved() {
        let (center, listener, senders) = (NotificationCenter(), Listener(frame: .zero), [UIView(), UIView()])
        for sender in senders {
            center.addObserver(listener, selector: "hear:", name: Notification.Name("a"), object: sender)
        }
        center.removeObserver(listener, name: Notification.Name("a"), object: senders[0])
        for sender in senders { center.post(name: Notification.Name("a"), object: sender) }
        #expect(listener.heard == ["a"])
    }

    /// A view without a text has room for a line, and a longer one for its lines, with the insets around them.
    @Test(arguments: ["", "A", "A\nB\nC"]) func aTextViewHasRoomForALine(_ text: String) throws {
        let view = UITextView()
        (view.text, view.font) = (text, .systemFont(ofSize: 20))
        view.textContainerInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let lines = CGFloat(max(text.split(separator: "\n").count, 1))
        let height = view.sizeThatFits(CGSize(width: 200, height: 0)).height
        #expect(height >= lines * UIFont.systemFont(ofSize: 20).lineHeight + 4 - 0.01)
        #expect(height < lines * UIFont.systemFont(ofSize: 20).lineHeight + 4 + lines)
    }
}
