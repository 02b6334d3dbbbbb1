import Foundation
import Testing
import UIKitAPI
import ViewLayout

/// Which callbacks of its appearance a controller gets, whoever tells it.
@MainActor struct ControllerCallsTests {
    private final class Page: UIViewController {
        var calls: [String] = []
        override func viewWillAppear(_ animated: Bool) { calls.append("will") }
        override func viewDidAppear(_ animated: Bool) { calls.append("did") }
        override func viewWillDisappear(_ animated: Bool) { calls.append("goes") }
        override func viewDidDisappear(_ animated: Bool) { calls.append("gone") }
    }

    /// Each callback comes once and in its turn: "beginAppearanceTransition(_:animated:)" and "endAppearanceTransition()".
    @Test(
        arguments: [
            ("+", ["will"]), ("+e", ["will", "did"]), ("++e", ["will", "did"]), ("+ee", ["will", "did"]),
            ("+e+", ["will", "did"]), ("+e-", ["will", "did", "goes"]), ("+e-e", ["will", "did", "goes", "gone"]),
            ("+-e", ["will", "goes", "gone"]), ("-", []), ("-e", []), ("e", []),
            ("+e--ee", ["will", "did", "goes", "gone"]),
            ("+e-+e", ["will", "did", "goes", "will", "did"]),
        ])
    func transitions(_ steps: String, _ calls: [String]) {
        let page = Page()
        for step in steps {
            switch step {
            case "+": page.beginAppearanceTransition(true, animated: false)
            case "-": page.beginAppearanceTransition(false, animated: false)
            default: page.endAppearanceTransition()
            }
        }
        #expect(page.calls == calls)
    }

    /// Messages tells the app's own controller that it is on screen, and nobody tells it before.
    @Test(arguments: [false, true]) func whoIsToldByTheHostWaitsForIt(_ isToldByHost: Bool) {
        let (page, window) = (Page(), UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200)))
        page.isToldByHost = isToldByHost
        window.addSubview(page.view)
        #expect(page.calls == ["will"])
        window.settle()
        #expect(page.calls == (isToldByHost ? ["will"] : ["will", "did"]))
        page.didAppear()
        page.didAppear()
        #expect(page.calls == ["will", "did"])
        page.view.removeFromSuperview()
        #expect(page.calls == ["will", "did", "goes", "gone"])
    }

    /// A child goes with its parent.
    @Test func childrenGoWithTheirParent() {
        let (parent, child) = (Page(), Page())
        parent.addChild(child)
        parent.view.addSubview(child.view)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        window.rootViewController = parent
        window.settle()
        #expect(parent.calls == ["will", "did"] && child.calls == ["will", "did"])
        parent.willDisappear()
        #expect(parent.calls.last == "goes" && child.calls.last == "goes")
        parent.didDisappear()
        #expect(parent.calls.last == "gone" && child.calls.last == "gone")
    }

    /// "viewControllers", "show(_:sender:)", "title": what a controller says of itself.
    @Test func namesAndParents() {
        let (page, tabs) = (Page(), UITabBarController())
        page.title = "Guests"
        #expect(page.navigationItem.title == "Guests" && page.tabBarItem?.title == "Guests")
        page.title = "Friends"
        #expect(page.navigationItem.title == "Friends" && page.tabBarItem?.title == "Friends")
        let way = UINavigationController(rootViewController: page)
        tabs.viewControllers = [way]
        #expect(page.navigationController === way && page.tabBarController === tabs && way.tabBarController === tabs)
        #expect(tabs.navigationController == nil && way.navigationController == nil && !Page().isEditing)
        page.setEditing(true, animated: false)
        #expect(page.isEditing)
    }

    /// "transition(from:to:…)": the second view comes, the changes are made, and the first one goes.
    @Test func aTransitionExchangesTheViewsOfChildren() {
        let (parent, first, second) = (Page(), Page(), Page())
        for child in [first, second] { parent.addChild(child) }
        parent.view.addSubview(first.view)
        var seen: [Bool] = []
        parent.transition(
            from: first, to: second, duration: 1,
            animations: {
                seen = [first.view.superview != nil, second.view.superview != nil]
            }, completion: { seen.append($0) })
        #expect(seen == [true, true, true] && first.view.superview == nil && second.view.superview === parent.view)
    }

    /// The system's least margins: 16 points, and 20 from a width of 414 on (UIKit, observed).
    @Test(arguments: [(402.0, 16.0), (413.9, 16), (414, 20), (430, 20)]) func margins(_ width: CGFloat, _ side: CGFloat)
    {
        let page = Page()
        page.traits.transcriptWidth = width
        #expect(page.view.layoutMargins == UIEdgeInsets(top: 0, left: side, bottom: 0, right: side))
        page.view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 50)
        #expect(page.view.layoutMargins == UIEdgeInsets(top: 1, left: side, bottom: 3, right: 50))
        page.additionalSafeAreaInsets = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
        #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8))
        #expect(page.view.layoutMargins == UIEdgeInsets(top: 6, left: side + 6, bottom: 10, right: 58))
    }

    /// "show(_:sender:)": in the navigation controller around it, else presented.
    @Test func controllersAreShownWhereTheyStand() {
        let (page, next, child) = (Page(), Page(), Page())
        let stack = UINavigationController(rootViewController: page)
        page.addChild(child)
        child.show(next, sender: nil)
        #expect(stack.viewControllers == [page, next] && child.presentedViewController == nil)
        #expect(stack.visibleViewController === next && next.navigationController === stack)
        let (alone, shown) = (Page(), Page())
        alone.show(shown, sender: nil)
        #expect(alone.presentedViewController === shown && shown.presentingViewController === alone)
        let tabs = UITabBarController()
        tabs.viewControllers = [alone]
        #expect(alone.tabBarController === tabs && alone.navigationController == nil)
    }

    /// "view": the view is the controller's as long as it has it; the responder behind it is the controller.
    @Test func aViewThatWasReplacedIsNoLongerTheControllers() {
        let controller = UIViewController()
        let (first, second): (UIView, UIView) = (controller.view, UIView())
        #expect(first.next === controller)
        controller.view = second
        #expect(controller.view === second && second.next === controller && first.next == nil)
        controller.view = nil
        #expect(!controller.isViewLoaded && second.next == nil)
    }

    /// What a storyboard makes has no parts that only code can give it.
    @Test func controllersOfACoder() {
        let coder = NSKeyedArchiver(requiringSecureCoding: true)
        let (search, list) = (UISearchController(coder: coder), UITableViewController(coder: coder))
        let (grid, plain) = (UICollectionViewController(coder: coder), UIViewController(coder: coder))
        #expect(search != nil && search?.searchResultsController == nil && plain != nil && plain?.nibName == nil)
        #expect(
            list?.tableView.style == .plain && UIActivityViewController(coder: coder)?.activityItems.isEmpty == true)
        #expect(grid?.collectionView.collectionViewLayout is UICollectionViewFlowLayout)
    }
}
