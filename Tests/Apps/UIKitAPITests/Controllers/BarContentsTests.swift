import Foundation
import Testing

@testable import UIKitAPI

/// What bars show of their items.
@MainActor struct BarContentsTests {
    private func bar(_ items: [UINavigationItem], width: CGFloat = 320) -> UINavigationBar {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: width, height: 44))
        bar.items = items
        bar.layoutIfNeeded()
        return bar
    }

    private func button(_ item: UIBarButtonItem) throws -> UIButton { try #require(item.barView as? UIButton) }

    /// The titles that the system gives its items, and "done" alone is semibold.
    @Test(
        arguments: [
            (UIBarButtonItem.SystemItem.done, "Done"), (.cancel, "Cancel"), (.edit, "Edit"), (.save, "Save"),
            (.undo, "Undo"), (.redo, "Redo"),
        ])
    func titlesOfTheSystem(_ item: UIBarButtonItem.SystemItem, _ title: String) throws {
        let button = try button(UIBarButtonItem(barButtonSystemItem: item, target: nil, action: nil))
        #expect(button.currentTitle == title && button.currentImage == nil)
        #expect(button.titleLabel?.font == .systemFont(ofSize: 17, weight: item == .done ? .semibold : .regular))
    }

    @Test(
        arguments: [
            (UIBarButtonItem.SystemItem.add, "plus"), (.compose, "square.and.pencil"),
            (.action, "square.and.arrow.up"), (.organize, "folder"), (.bookmarks, "book"), (.search, "magnifyingglass"),
            (.refresh, "arrow.clockwise"), (.stop, "xmark"), (.camera, "camera"), (.trash, "trash"),
            (.play, "play.fill"), (.pause, "pause.fill"), (.rewind, "backward.fill"), (.fastForward, "forward.fill"),
            (.reply, "arrowshape.turn.up.left"),
        ])
    func picturesOfTheSystem(_ item: UIBarButtonItem.SystemItem, _ symbol: String) throws {
        let button = try button(UIBarButtonItem(barButtonSystemItem: item, target: nil, action: nil))
        #expect(button.currentImage == UIImage(systemName: symbol) && button.currentTitle == nil)
    }

    @Test func spacesAndOwnViews() throws {
        #expect(UIBarButtonItem.flexibleSpace().barView == nil)
        let fixed = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
        #expect(fixed.barView?.bounds.width == 1)
        fixed.width = 30
        #expect(fixed.barView?.bounds.width == 30)
        let own = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(UIBarButtonItem(customView: own).barView === own)
    }

    /// A button has the looks of its item.
    @Test func looksOfItems() throws {
        let item = UIBarButtonItem(title: "Send", style: .done, target: nil, action: nil)
        (item.tintColor, item.isEnabled) = (.red, false)
        (item.accessibilityLabel, item.accessibilityIdentifier) = ("a", "b")
        let first = try button(item)
        #expect(first.titleLabel?.font == .systemFont(ofSize: 17, weight: .semibold) && first.tintColor == .red)
        #expect(!first.isEnabled && first.accessibilityLabel == "a" && first.accessibilityIdentifier == "b")
        item.setTitleTextAttributes(
            [.font: UIFont.systemFont(ofSize: 9), .foregroundColor: UIColor.green], for: .normal)
        let second = try button(item)
        #expect(second.titleLabel?.font.pointSize == 9 && second.titleColor(for: .normal) == .green)
        #expect(item.titleTextAttributes(for: .selected) == nil)
        item.image = UIImage(systemName: "plus")
        #expect(try button(item).currentImage == item.image && button(item).currentTitle == nil)
    }

    /// The action of an item goes to its target, else up the chain from its button, else to its action block.
    @Test func actionsOfItems() throws {
        final class Target: UIView {
            var calls: [Int] = []
            override func call(methodNamed name: String, with arguments: [Any]) -> Bool {
                guard name == "go:" else { return false }
                calls.append((arguments.first as? UIBarButtonItem)?.tag ?? -1)
                return true
            }
        }
        let (target, outer) = (Target(frame: .zero), Target(frame: .zero))
        let item = UIBarButtonItem(title: "a", style: .plain, target: target, action: Selector("go:"))
        item.tag = 3
        let first = try button(item)
        outer.addSubview(first)
        first.sendActions(for: .touchUpInside)
        #expect(target.calls == [3] && outer.calls.isEmpty)
        item.target = nil
        let second = try button(item)
        outer.addSubview(second)
        second.sendActions(for: .touchUpInside)
        #expect(target.calls == [3] && outer.calls == [3])
    }

    /// Items are pushed and popped; the last is shown, and the one before it leads back.
    @Test func itemsOfABar() {
        let items = ["A", "B", "C"].map { UINavigationItem(title: $0) }
        let bar = bar([items[0]])
        #expect(bar.topItem === items[0] && bar.backItem == nil)
        bar.pushItem(items[1], animated: false)
        bar.pushItem(items[2], animated: false)
        #expect(bar.topItem === items[2] && bar.backItem === items[1])
        #expect(bar.popItem(animated: false) === items[2] && bar.topItem === items[1])
        bar.setItems([], animated: false)
        #expect(bar.topItem == nil && bar.popItem(animated: false) == nil)
    }

    /// The title of the way back: of the item's own button, else its short title, else its title, else "Back".
    @Test(
        arguments: [
            ("A", nil, nil, "A"), ("A", "short", nil, "short"), ("A", "short", "own", "own"), (nil, nil, nil, "Back"),
            ("", nil, nil, "Back"), ("A", nil, "", ""),
        ] as [(String?, String?, String?, String)])
    func theWayBack(_ title: String?, _ short: String?, _ own: String?, _ shown: String) throws {
        let first = UINavigationItem(title: title ?? "")
        first.title = title
        first.backButtonTitle = short
        if let own { first.backBarButtonItem = UIBarButtonItem(title: own, style: .plain, target: nil, action: nil) }
        let bar = bar([first, UINavigationItem(title: "B")])
        let back = try #require(bar.subviews.compactMap { $0 as? UIButton }.first)
        #expect(back.currentTitle ?? "" == shown && back.currentImage == UIImage(systemName: "chevron.left"))
    }

    /// A bar is 44 points tall, 52 more with a large title, and 30 more with a prompt (UIKit, observed).
    @Test(arguments: [(false, false, 44.0), (true, false, 96), (false, true, 74), (true, true, 126)])
    func heights(_ isLarge: Bool, _ hasPrompt: Bool, _ height: CGFloat) {
        let item = UINavigationItem(title: "A")
        item.prompt = hasPrompt ? "Choose" : nil
        let bar = bar([item])
        bar.prefersLargeTitles = isLarge
        #expect(bar.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: height))
        #expect(bar.sizeThatFits(CGSize(width: 300, height: 9)) == CGSize(width: 300, height: height))
        bar.frame.size.height = height
        bar.layoutIfNeeded()
        let labels = bar.subviews.compactMap { $0 as? UILabel }
        #expect(labels.map(\.text) == (hasPrompt ? ["Choose", "A"] : ["A"]))
        #expect(labels.first?.frame == CGRect(x: 0, y: 6, width: 320, height: 20) || !hasPrompt)
        #expect(isLarge ? labels.last?.frame.maxY == height - 8 : labels.last?.frame.midY == (hasPrompt ? 52 : 22))
    }

    /// Items are 16 points from the edges, and 20 in bars from 414 points on (UIKit, observed).
    @Test(arguments: [(320.0, 16.0), (413, 16), (414, 20)]) func margins(_ width: CGFloat, _ margin: CGFloat) throws {
        let item = UINavigationItem(title: "A")
        item.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .edit, target: nil, action: nil)
        let button = try #require(bar([item], width: width).subviews.compactMap { $0 as? UIButton }.first)
        #expect(button.frame.minX == margin)
    }

    /// A black bar has white words on black; its own colours and pictures come before that.
    @Test func looksOfBars() throws {
        let bar = bar([UINavigationItem(title: "A")])
        #expect(bar.subviews.compactMap { $0 as? UIImageView }.isEmpty)
        bar.barStyle = .black
        bar.layoutIfNeeded()
        func ground() -> UIImageView? { bar.subviews.compactMap { $0 as? UIImageView }.first }
        func color() -> UIColor? {
            let text = bar.subviews.compactMap { ($0 as? UILabel)?.attributedText }.first
            return text?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
        }
        #expect(ground()?.backgroundColor == .black && color() == .white)
        bar.barTintColor = .red
        bar.titleTextAttributes = [.foregroundColor: UIColor.green]
        bar.layoutIfNeeded()
        #expect(ground()?.backgroundColor == .red && color() == .green && ground()?.frame == bar.bounds)
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
        bar.setBackgroundImage(picture, for: .compact)
        #expect(bar.backgroundImage(for: .default) == nil && bar.backgroundImage(for: .compact) == nil)
        bar.setBackgroundImage(picture, for: .default)
        bar.layoutIfNeeded()
        #expect(bar.backgroundImage(for: .default) == picture && ground()?.image == picture)
    }

    /// A toolbar has its items over its colour.
    @Test func toolbars() {
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        bar.setItems([UIBarButtonItem(barButtonSystemItem: .edit, target: nil, action: nil)], animated: false)
        bar.layoutIfNeeded()
        #expect(bar.subviews.count == 1)
        bar.barTintColor = .red
        bar.layoutIfNeeded()
        #expect(bar.subviews.count == 2 && bar.subviews.first?.frame == bar.bounds)
        #expect(bar.subviews.first?.backgroundColor == .red && bar.intrinsicContentSize.height == 44)
        #expect(bar.sizeThatFits(CGSize(width: 100, height: 9)) == CGSize(width: 100, height: 44))
    }
}
