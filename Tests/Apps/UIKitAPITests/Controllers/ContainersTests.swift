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
}
