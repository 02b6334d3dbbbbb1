// Written by DocumentationExamplesTests from the comments of the sources: change the comment.
// swift-format-ignore-file
import BalloonTesting
import Balloons
import Lint
import Sweeps
import Testing

extension Given {
    func example_UIActivityViewController_1() async throws {
        let sheet = UIActivityViewController(activityItems: ["Come along!"], applicationActivities: nil)
        sheet.excludedActivityTypes = [.print]
        _ = sheet
    }

    func example_UIActivityViewController_UIActivity_1() async throws {
        let type = UIActivity.ActivityType.message
        _ = type
    }

    func example_UIAlertController_1() async throws {
        let question = UIAlertController(title: "Leave?", message: nil, preferredStyle: .alert)
        question.addAction(UIAlertAction(title: "Leave", style: .destructive) { _ in print("left") })
        question.actions[0].choose()
        _ = question
    }

    func example_UIAlertController_UIAlertAction_1() async throws {
        let cancel = UIAlertAction(title: "Cancel", style: .cancel, handler: nil)
        _ = cancel
    }

    func example_UIApplication_1() async throws {
        UIApplication.shared.open(URL(string: "https://example.com")!)
        print(UIApplication.shared.openedURLs.count)
    }

    func example_UIApplication_UIApplicationDelegate_1() async throws {
        final class AppDelegate: UIResponder, UIApplicationDelegate {}
    }

    func example_UIBarAppearance_1() async throws {
        let look = UINavigationBarAppearance()
        look.configureWithOpaqueBackground()
        look.backgroundColor = .systemIndigo
        _ = look
    }

    func example_UIBarAppearance_UINavigationBarAppearance_1() async throws {
        let look = UINavigationBarAppearance()
        look.titleTextAttributes = [.foregroundColor: UIColor.white]
        _ = look
    }

    func example_UIBarItem_1() async throws {
        let item: UIBarItem = UITabBarItem(title: "Polls", image: nil, tag: 0)
        item.isEnabled = false
        _ = item
    }

    func example_UIBarItem_UITabBarItem_1() async throws {
        let item = UITabBarItem(title: "Polls", image: nil, tag: 1)
        item.badgeValue = "2"
        _ = item
    }

    func example_UIBarItem_UITabBar_1() async throws {
        let bar = UITabBar()
        bar.items = [UITabBarItem(title: "Polls", image: nil, tag: 0)]
        _ = bar
    }

    func example_UIBarItem_UIToolbar_1() async throws {
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        bar.items = [UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)]
        _ = bar
    }

    func example_UIDevice_1() async throws {
        let isPhone = UIDevice.current.userInterfaceIdiom == .phone
        _ = isPhone
    }

    func example_UIDevice_UIDeviceOrientation_1() async throws {
        let isUpright = UIDevice.current.orientation == .portrait
        _ = isUpright
    }

    func example_UIImagePickerController_1() async throws {
        let picker = UIImagePickerController()
        picker.sourceType = .photoLibrary
        _ = picker
    }

    func example_UIImagePickerController_UIImagePickerControllerDelegate_1() async throws {
        final class Receiver: UIImagePickerControllerDelegate {
            func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { picker.dismiss(animated: true) }
        }
    }

    func example_UILayoutSupport_1() async throws {
        let controller = UIViewController()
        let bar: UILayoutSupport = controller.topLayoutGuide
        let content = controller.view.bounds.height - bar.length
        _ = controller
        _ = bar
        _ = content
    }

    func example_UINavigationBar_1() async throws {
        let bar = UINavigationBar()
        bar.prefersLargeTitles = true
        _ = bar
    }

    func example_UINavigationBar_UIBarMetrics_1() async throws {
        UINavigationBar().setBackgroundImage(UIImage(), for: UIBarMetrics.default)
    }

    func example_UINavigationController_1() async throws {
        let way = UINavigationController(rootViewController: UIViewController())
        way.pushViewController(UIViewController(), animated: true)
        _ = way
    }

    func example_UINavigationController_UINavigationControllerDelegate_1() async throws {
        final class Watcher: UINavigationControllerDelegate {}
    }

    func example_UINavigationItem_1() async throws {
        let item = UINavigationItem(title: "Guests")
        _ = item
    }

    func example_UINavigationItem_UIBarButtonItem_1() async throws {
        let done = UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil)
        _ = done
    }

    func example_UIPageViewController_1() async throws {
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
        pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
        _ = pages
    }

    func example_UIPageViewController_UIPageViewControllerDataSource_1() async throws {
        final class OnePage: UIPageViewControllerDataSource {
            func pageViewController(
                _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
            ) -> UIViewController? { nil }
            func pageViewController(
                _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
            ) -> UIViewController? { nil }
        }
    }

    func example_UIPageViewController_UIPageViewControllerDelegate_1() async throws {
        final class Watcher: UIPageViewControllerDelegate {}
    }

    func example_UIPasteboard_1() async throws {
        UIPasteboard.general.string = "42 Elm Street"
    }

    func example_UIPopoverPresentationControllerDelegate_UIPresentationController_1() async throws {
        func place(_ sheet: UIPresentationController) { print(sheet.presentedViewController as Any) }
    }

    func example_UIPopoverPresentationControllerDelegate_UIAdaptivePresentationControllerDelegate_1() async throws {
        final class Guide: NSObject, UIAdaptivePresentationControllerDelegate {}
    }

    func example_UIPopoverPresentationControllerDelegate_1() async throws {
        final class Guide: NSObject, UIPopoverPresentationControllerDelegate {}
    }

    func example_UIPopoverPresentationControllerDelegate_UIModalPresentationStyle_1() async throws {
        let sheet = UIViewController()
        sheet.modalPresentationStyle = .formSheet
        _ = sheet
    }

    func example_UIPopoverPresentationControllerDelegate_UIModalTransitionStyle_1() async throws {
        let sheet = UIViewController()
        sheet.modalTransitionStyle = .crossDissolve
        _ = sheet
    }

    func example_UIPopoverPresentationControllerDelegate_UIStatusBarStyle_1() async throws {
        let style = UIStatusBarStyle.lightContent
        _ = style
    }

    func example_UISearchController_1() async throws {
        let search = UISearchController(searchResultsController: nil)
        search.searchBar.placeholder = "Search"
        _ = search
    }

    func example_UISearchController_UISearchControllerDelegate_1() async throws {
        final class Watcher: UISearchControllerDelegate {}
    }

    func example_UISearchController_UISearchResultsUpdating_1() async throws {
        final class Finder: UISearchResultsUpdating {
            func updateSearchResults(for searchController: UISearchController) {
                print(searchController.searchBar.text ?? "")
            }
        }
    }

    func example_UIStoryboard_1() async throws {
        let board = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
        _ = board
    }

    func example_UIStoryboard_UIStoryboardSegue_1() async throws {
        let way = UIStoryboardSegue(identifier: "open", source: UIViewController(), destination: UIViewController())
        _ = way
    }

    func example_UITabBarController_1() async throws {
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController(), UIViewController()]
        tabs.selectedIndex = 1
        _ = tabs
    }

    func example_UITabBarController_UIPopoverPresentationController_1() async throws {
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.popoverPresentationController?.sourceView = UIView()
        _ = sheet
    }

    func example_UITabBarController_UIPopoverArrowDirection_1() async throws {
        let directions: UIPopoverArrowDirection = [.up, .down]
        _ = directions
    }

    func example_UIView_Appearance_UIAppearance_1() async throws {
        UINavigationBar.appearance().barTintColor = .systemIndigo
    }

    func example_UIViewController_1() async throws {
        final class CardViewController: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                let hasLargeText = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
                preferredContentSize.height = hasLargeText ? 320 : 220
            }
        }
        host.appController?.addChild(CardViewController())
    }

    func example_UIViewControllerTransitionCoordinator_1() async throws {
        func follow(_ coordinator: any UIViewControllerTransitionCoordinator) {
            coordinator.animate(alongsideTransition: { _ in print("changes") }, completion: nil)
        }
    }

    func example_UIViewControllerTransitionCoordinator_UIViewControllerTransitionCoordinatorContext_1() async throws {
        func isOver(_ context: any UIViewControllerTransitionCoordinatorContext) -> Bool { !context.isAnimated }
    }
}
