import Foundation
import Testing
import UIKitAPI
import ViewLayout

/// The bar above controllers: what it shows, and what it covers.
@MainActor struct NavigationBarTests {
    private final class Page: UIViewController, UITableViewDataSource {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        var chosen = 0
        override func viewDidLoad() {
            super.viewDidLoad()
            table.dataSource = self
            table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(table)
        }
        override func call(methodNamed name: String, with arguments: [Any]) -> Bool {
            guard name == "choose:", arguments.first is UIBarButtonItem else { return false }
            chosen += 1
            return true
        }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
    }

    private func navigation(_ pages: [UIViewController]) -> UINavigationController {
        let navigation = UINavigationController(rootViewController: pages[0])
        for page in pages.dropFirst() { navigation.pushViewController(page, animated: false) }
        navigation.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        navigation.view.layoutIfNeeded()
        return navigation
    }

    private func page(_ title: String) -> Page {
        let page = Page()
        page.title = title
        return page
    }

    private func labels(_ bar: UINavigationBar) -> [UILabel] { bar.subviews.compactMap { $0 as? UILabel } }
    private func buttons(_ bar: UINavigationBar) -> [UIButton] { bar.subviews.compactMap { $0 as? UIButton } }

    @Test func theTitleStandsInTheMiddle() throws {
        let bar = navigation([page("Guests")]).navigationBar
        let label = try #require(labels(bar).first)
        #expect(bar.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
        #expect(label.text == "Guests" && label.frame.midX == 160 && label.frame.midY == 22)
        #expect(try DrawnView(bar).node != nil)
    }

    @Test func contentKeepsClearOfTheBar() {
        let page = page("Guests")
        let navigation = navigation([page])
        #expect(page.view.frame.height == 480 && page.view.safeAreaInsets.top == 44)
        #expect(page.table.contentOffset.y == -44 && page.table.adjustedContentInset.top == 44)
        navigation.setNavigationBarHidden(true, animated: false)
        navigation.view.layoutIfNeeded()
        #expect(navigation.navigationBar.isHidden && page.table.contentOffset.y == 0)
    }

    /// A bar that nothing shows through lies above the view, as does one for a view that wants nothing over it.
    @Test(arguments: [true, false]) func aViewCanBeginBelowTheBar(_ isTranslucent: Bool) {
        let page = page("Guests")
        let navigation = navigation([page])
        navigation.navigationBar.isTranslucent = isTranslucent
        if isTranslucent { page.edgesForExtendedLayout = [] }
        navigation.view.layoutIfNeeded()
        #expect(page.view.frame == CGRect(x: 0, y: 44, width: 320, height: 436))
        #expect(page.view.safeAreaInsets.top == 0 && page.table.contentOffset.y == 0)
    }

    @Test func aLargeTitleStandsBelowTheRow() throws {
        let page = page("Guests")
        let navigation = navigation([page])
        navigation.navigationBar.prefersLargeTitles = true
        navigation.view.layoutIfNeeded()
        let label = try #require(labels(navigation.navigationBar).first)
        #expect(navigation.navigationBar.frame.height == 96 && page.view.safeAreaInsets.top == 96)
        #expect(label.frame.minX == 16 && label.frame.maxY == 88)
        page.navigationItem.largeTitleDisplayMode = .never
        navigation.view.layoutIfNeeded()
        #expect(navigation.navigationBar.frame.height == 44)
    }

    /// "UINavigationItem.LargeTitleDisplayMode": automatic is the mode of the item before; the first of a stack is large.
    @Test(
        arguments: [
            ([.automatic], true), ([.never], false), ([.always, .automatic], true), ([.never, .automatic], false),
            ([.never, .automatic, .automatic], false), ([.never, .always, .automatic], true),
            ([.automatic, .never], false),
        ] as [([UINavigationItem.LargeTitleDisplayMode], Bool)])
    func anAutomaticTitleFollowsTheOneBefore(_ modes: [UINavigationItem.LargeTitleDisplayMode], _ isLarge: Bool) {
        let pages = modes.map { mode in
            let page = page("Guests")
            page.navigationItem.largeTitleDisplayMode = mode
            return page
        }
        let navigation = navigation(pages)
        navigation.navigationBar.prefersLargeTitles = true
        navigation.view.layoutIfNeeded()
        #expect(navigation.navigationBar.frame.height == (isLarge ? 96 : 44))
    }

    @Test func whatLeadsBackLeadsBack() throws {
        let (first, second) = (page("Guests"), page("Ada"))
        let navigation = navigation([first, second])
        let back = try #require(buttons(navigation.navigationBar).first)
        #expect(back.currentTitle == "Guests" && back.frame.minX == 16)
        back.sendActions(for: .touchUpInside)
        navigation.view.layoutIfNeeded()
        #expect(navigation.topViewController === first && buttons(navigation.navigationBar).isEmpty)
    }

    @Test func itemsStandAtTheEndsAndCallTheirTargets() throws {
        let page = page("Guests")
        page.navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: nil, action: nil)
        let done = UIBarButtonItem(title: "Send", style: .done, target: page, action: Selector("choose:"))
        page.navigationItem.rightBarButtonItem = done
        let navigation = navigation([page])
        let found = buttons(navigation.navigationBar)
        try #require(found.count == 2)
        #expect(found[0].currentTitle == "Cancel" && found[0].frame.minX == 16)
        #expect(found[1].currentTitle == "Send" && abs(found[1].frame.maxX - 304) < 1e-6)
        found[1].sendActions(for: .touchUpInside)
        #expect(page.chosen == 1)
        // What changes later is shown.
        (done.title, done.isEnabled) = ("Sent", false)
        navigation.view.layoutIfNeeded()
        let new = try #require(buttons(navigation.navigationBar).last)
        #expect(new.currentTitle == "Sent" && !new.isEnabled)
    }

    @Test func theGroundHasTheBarsColor() throws {
        let bar = navigation([page("Guests")]).navigationBar
        bar.barTintColor = .red
        bar.titleTextAttributes = [.foregroundColor: UIColor.white]
        bar.layoutIfNeeded()
        #expect(try DrawnView(bar).pixel(4, 4) == [255, 0, 0, 255])
        let look = UINavigationBarAppearance()
        look.backgroundColor = .blue
        bar.scrollEdgeAppearance = look
        bar.layoutIfNeeded()
        #expect(try DrawnView(bar).pixel(4, 4) == [0, 0, 255, 255])
    }

    @Test func fromRightToLeftTheEndsAreExchanged() throws {
        let page = page("Guests")
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Send", style: .plain, target: nil, action: nil)
        let navigation = navigation([page])
        navigation.navigationBar.semanticContentAttribute = .forceRightToLeft
        navigation.navigationBar.setNeedsLayout()
        navigation.view.layoutIfNeeded()
        let button = try #require(buttons(navigation.navigationBar).first)
        #expect(abs(button.frame.minX - 16) < 1e-6)
    }

    /// "hidesBackButton" is of the item that is shown, and not of the one before it.
    @Test(arguments: [(false, false, 1), (true, false, 0), (false, true, 1), (true, true, 0)])
    func theShownItemHidesTheBackButton(_ shown: Bool, _ before: Bool, _ count: Int) {
        let (first, second) = (page("Guests"), page("Ada"))
        (first.navigationItem.hidesBackButton, second.navigationItem.hidesBackButton) = (before, shown)
        #expect(buttons(navigation([first, second]).navigationBar).count == count)
    }

    /// "leftItemsSupplementBackButton": items at the leading edge stand in place of the back button, or behind it.
    @Test(arguments: [(false, ["Edit"]), (true, ["Guests", "Edit"])])
    func itemsTakeThePlaceOfTheBackButton(_ isBeside: Bool, _ titles: [String]) {
        let (first, second) = (page("Guests"), page("Ada"))
        second.navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Edit", style: .plain, target: nil, action: nil)
        second.navigationItem.leftItemsSupplementBackButton = isBeside
        let found = buttons(navigation([first, second]).navigationBar).sorted { $0.frame.minX < $1.frame.minX }
        #expect(found.map(\.currentTitle) == titles)
    }

    /// Content keeps clear of what covers it: the bars, and what the device has above and below them.
    @Test(arguments: [(true, 34.0), (false, 78.0)]) func contentKeepsClearOfTheToolbar(
        _ isHidden: Bool, _ bottom: CGFloat
    ) {
        let page = page("Guests")
        let navigation = navigation([page])
        navigation.view.safeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
        navigation.setToolbarHidden(isHidden, animated: false)
        navigation.view.layoutIfNeeded()
        #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 103, left: 0, bottom: bottom, right: 0))
        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 59, width: 320, height: 44))
        #expect(isHidden || navigation.toolbar.frame == CGRect(x: 0, y: 402, width: 320, height: 44))
    }
}
