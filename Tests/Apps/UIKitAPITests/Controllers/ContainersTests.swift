import Testing
import UIKitAPI

/// Controllers that show one of several others.
@MainActor struct ContainersTests {
    private final class Detail: UIViewController {}

    private final class List: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            // As after a link: the list opens one of its rows at once.
            navigationController?.pushViewController(Detail(), animated: false)
        }
    }

    @Test func aPageThatShowsAnotherOneAsItIsLoadedIsBehindIt() throws {
        let navigation = UINavigationController(rootViewController: List())
        navigation.loadViewIfNeeded()
        #expect(navigation.topViewController is Detail)
        // In front of it is the bar alone.
        #expect(navigation.view.subviews.first === navigation.topViewController?.view)
        #expect(navigation.view.subviews.last === navigation.navigationBar && navigation.view.subviews.count == 2)
    }

    private final class First: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            tabBarController?.selectedIndex = 1
        }
    }

    @Test func aTabThatChoosesAnotherOneAsItIsLoadedIsNotShown() throws {
        let tabs = UITabBarController()
        tabs.viewControllers = [First(), Detail()]
        tabs.loadViewIfNeeded()
        #expect(tabs.selectedViewController is Detail)
        #expect(tabs.view.subviews.last === tabs.selectedViewController?.view && tabs.view.subviews.count == 1)
    }

    /// "addChild(_:)": a controller that is a child of another one leaves it first.
    @Test func aChildHasOneParent() {
        let (first, second, child) = (UIViewController(), UIViewController(), UIViewController())
        first.addChild(child)
        second.addChild(child)
        #expect(first.children.isEmpty && second.children == [child] && child.parent === second)
        child.removeFromParent()
        #expect(second.children.isEmpty && child.parent == nil)
    }

    @Test func aPageThatIsReplacedIsNoChildAnyMore() {
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        let (first, second) = (Detail(), Detail())
        for page in [first, second] {
            var isDone = false
            pages.setViewControllers([page], direction: .forward, animated: false) { isDone = $0 }
            #expect(isDone && pages.viewControllers == [page] && pages.children == [page])
            #expect(pages.view.subviews.count == 1 && page.view.superview === pages.view)
        }
        #expect(first.parent == nil && first.view.superview == nil)
    }

    /// "selectedViewController" must be one of the bar's; another one changes nothing.
    @Test func aTabIsChosenByItsPlaceOrItsController() {
        let (tabs, pages) = (UITabBarController(), (0..<3).map { _ in Detail() })
        tabs.viewControllers = pages
        tabs.loadViewIfNeeded()
        #expect(tabs.selectedViewController === pages[0] && tabs.children == pages)
        tabs.selectedViewController = pages[2]
        #expect(tabs.selectedIndex == 2 && pages[2].view.superview === tabs.view)
        tabs.selectedViewController = Detail()
        #expect(tabs.selectedIndex == 2)
        tabs.selectedIndex = 1
        #expect(tabs.selectedViewController === pages[1] && tabs.view.subviews.count == 1)
        tabs.viewControllers = [pages[1]]
        #expect(pages[0].parent == nil && pages[1].tabBarController === tabs)
    }

    /// "popToViewController(_:animated:)" and "popToRootViewController(animated:)": the controllers that were removed.
    @Test func controllersThatAreGoneAreReturned() {
        let (way, pages) = (UINavigationController(), (0..<4).map { _ in Detail() })
        way.setViewControllers(pages, animated: false)
        #expect(way.popToViewController(pages[2], animated: false) == [pages[3]] && way.topViewController === pages[2])
        #expect(way.popViewController(animated: false) === pages[2])
        #expect(way.popToViewController(pages[3], animated: false) == nil && way.viewControllers.count == 2)
        #expect(way.popToRootViewController(animated: false) == [pages[1]] && way.viewControllers == [pages[0]])
        #expect(way.popViewController(animated: false) == nil && way.children == [pages[0]])
    }

    /// "visibleViewController": the controller at the top, or one "that was presented modally on top of the navigation
    /// controller itself".
    @Test func whatIsPresentedIsVisible() {
        let (top, front) = (UIViewController(), UIViewController())
        let way = UINavigationController(rootViewController: top)
        #expect(way.visibleViewController === top)
        way.present(front, animated: false)
        #expect(way.visibleViewController === front && way.topViewController === top)
        way.dismiss(animated: false)
        #expect(way.visibleViewController === top)
    }
}
