import Foundation
import Testing
import UIKitAPI

/// What containers of controllers do at once when they are called, as UIKit documents it.
@MainActor struct ContainerCallsTests {
    private final class Page: UIViewController {
        var moves: [UIViewController?] = []
        override func didMove(toParent parent: UIViewController?) { moves.append(parent) }
    }

    private let pages = (0..<3).map { _ in Page() }

    /// The last controller is shown; the root stays.
    @Test func stacks() {
        let stack = UINavigationController(rootViewController: pages[0])
        #expect(stack.popViewController(animated: false) == nil && stack.viewControllers == [pages[0]])
        stack.pushViewController(pages[1], animated: false)
        stack.pushViewController(pages[2], animated: false)
        _ = stack.view
        #expect(stack.topViewController === pages[2] && pages[2].view.superview === stack.view)
        #expect(pages[1].viewIfLoaded?.superview == nil && stack.children.count == 3)
        #expect(stack.popViewController(animated: false) === pages[2] && pages[2].parent == nil)
        #expect(pages[1].view.superview === stack.view && pages[2].view.superview == nil)
        stack.setViewControllers(pages, animated: false)
        #expect(stack.popToViewController(pages[1], animated: false) == [pages[2]])
        #expect(stack.popToViewController(pages[2], animated: false) == nil && stack.viewControllers.count == 2)
        #expect(stack.popToRootViewController(animated: false) == [pages[1]] && stack.viewControllers == [pages[0]])
        #expect(stack.popToRootViewController(animated: false) == [])
        #expect(pages[1].moves.last == .some(nil) && pages[0].moves == [stack])
    }

    /// One controller of several is shown, by its number or by itself.
    @Test func tabs() {
        let tabs = UITabBarController()
        tabs.viewControllers = pages
        tabs.view.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
        #expect(tabs.selectedViewController === pages[0] && pages[0].view.superview === tabs.view)
        tabs.selectedViewController = pages[2]
        #expect(tabs.selectedIndex == 2 && pages[0].view.superview == nil && pages[2].view.superview === tabs.view)
        #expect(pages[2].view.frame == tabs.view.bounds && pages[1].viewIfLoaded == nil)
        tabs.selectedViewController = Page()
        #expect(tabs.selectedIndex == 2)
        tabs.selectedIndex = 9
        #expect(tabs.selectedViewController == nil && pages[2].view.superview == nil)
        tabs.viewControllers = [pages[1]]
        tabs.selectedIndex = 0
        #expect(pages[0].parent == nil && pages[1].parent === tabs && pages[1].view.superview === tabs.view)
        #expect(pages[0].moves == [tabs, nil] && pages[1].moves == [tabs, nil, tabs])
    }

    @Test func booksOfPages() {
        let book = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .vertical)
        book.view.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
        var isDone = false
        book.setViewControllers([pages[0]], direction: .forward, animated: false) { isDone = $0 }
        #expect(isDone && book.viewControllers == [pages[0]] && pages[0].view.superview === book.view)
        #expect(pages[0].view.frame == book.view.bounds && pages[0].moves == [book])
        book.setViewControllers([pages[1]], direction: .reverse, animated: true)
        #expect(pages[0].parent == nil && pages[0].view.superview == nil && pages[0].moves == [book, nil])
        book.setViewControllers(nil, direction: .reverse, animated: true)
        #expect(pages[1].parent == nil && book.viewControllers == nil && book.view.subviews.isEmpty)
    }

    /// "transition(from:to:duration:options:animations:completion:)": one view takes the place of the other.
    @Test func childrenTakeTurns() {
        let parent = UIViewController()
        for page in pages { parent.addChild(page) }
        parent.view.addSubview(pages[0].view)
        var calls: [String] = []
        parent.transition(from: pages[0], to: pages[1], duration: 1) {
            calls.append("\(self.pages.prefix(2).map { $0.view.superview === parent.view })")
        } completion: {
            calls.append("\($0)")
        }
        #expect(calls == ["[true, true]", "true"] && parent.view.subviews == [pages[1].view])
    }

    /// A presented controller is dismissed by itself or by the one that presents it, with what it presents.
    @Test(arguments: [0, 1, 2]) func dismissals(_ who: Int) {
        pages[0].present(pages[1], animated: false)
        pages[1].present(pages[2], animated: false)
        var isDone = false
        pages[who].dismiss(animated: false) { isDone = true }
        #expect(isDone && pages[2].presentingViewController == nil && pages[1].presentedViewController == nil)
        #expect((pages[0].presentedViewController == nil) == (who == 0))
        pages[0].dismiss(animated: false)
        #expect(pages[0].presentedViewController == nil && pages[1].presentingViewController == nil)
    }

    @Test func alertsAndTheirFields() throws {
        let alert = UIAlertController(title: "a", message: nil, preferredStyle: .actionSheet)
        var chosen: [String?] = []
        for style in [UIAlertAction.Style.default, .cancel, .destructive] {
            alert.addAction(UIAlertAction(title: "\(style.rawValue)", style: style) { chosen.append($0.title) })
        }
        #expect(alert.textFields == nil && alert.preferredStyle.rawValue == 0 && alert.message == nil)
        alert.addTextField { $0.text = "x" }
        alert.addTextField()
        #expect(alert.textFields?.map(\.text) == ["x", ""] && alert.actions.map(\.style.rawValue) == [0, 1, 2])
        alert.actions[2].choose()
        #expect(chosen == ["2"] && alert.actions.allSatisfy(\.isEnabled))
        UIAlertAction(title: nil, style: .default).choose()
        // A controller presents one at a time; an alert has gone when its action acts.
        let (root, next) = (UIViewController(), UIViewController())
        root.present(alert, animated: true)
        root.present(next, animated: true)
        #expect(root.presentedViewController === alert && next.presentingViewController == nil)
        alert.addAction(UIAlertAction(title: "Next", style: .default) { _ in root.present(next, animated: true) })
        alert.actions.last?.choose()
        #expect(root.presentedViewController === next)
        let color = try #require(alert.actions.first)
        color.setValue(UIColor.red, forKey: "titleTextColor")
        #expect(color.value(forKey: "titleTextColor") as? UIColor == .red && color.value(forKey: "image") == nil)
    }
}
