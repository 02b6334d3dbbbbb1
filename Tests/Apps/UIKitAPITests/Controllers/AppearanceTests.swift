import Foundation
import Testing
import UIKitAPI

/// When controllers are told that their views come on screen and leave it.
@MainActor struct AppearanceTests {
    /// What was called, in order.
    private final class Log {
        var calls: [String] = []
    }

    /// A controller that writes down its calls, and how wide its view is when it is on screen.
    private final class Page: UIViewController {
        let name: String
        let log: Log

        init(_ name: String, _ log: Log) {
            (self.name, self.log) = (name, log)
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() { log.calls.append("\(name) load") }
        override func viewWillAppear(_ animated: Bool) { log.calls.append("\(name) will") }
        override func viewDidAppear(_ animated: Bool) { log.calls.append("\(name) did \(Int(view.bounds.width))") }
        override func viewWillDisappear(_ animated: Bool) { log.calls.append("\(name) goes") }
        override func viewDidDisappear(_ animated: Bool) { log.calls.append("\(name) gone") }

        func show(_ page: UIViewController) {
            addChild(page)
            view.addSubview(page.view)
            page.view.translatesAutoresizingMaskIntoConstraints = false
            page.view.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5).isActive = true
            page.didMove(toParent: self)
        }
    }

    private let log = Log()
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

    private func page(_ name: String) -> Page { Page(name, log) }

    @Test func aChildAppearsWithItsParent() {
        let (parent, child) = (page("parent"), page("child"))
        parent.show(child)
        #expect(log.calls == ["parent load", "child load"])
        window.rootViewController = parent
        #expect(log.calls.dropFirst(2) == ["parent will", "child will"])
        // The views have their sizes when they are said to be on screen, the inner one first.
        window.settle()
        #expect(log.calls.dropFirst(4) == ["child did 150", "parent did 300"])
        window.settle()
        #expect(log.calls.count == 6)
    }

    @Test func aChildThatComesLaterAppearsThen() {
        let (parent, first, second) = (page("parent"), page("first"), page("second"))
        window.rootViewController = parent
        parent.show(first)
        window.settle()
        log.calls = []
        first.view.removeFromSuperview()
        first.removeFromParent()
        parent.show(second)
        window.settle()
        #expect(log.calls == ["first goes", "first gone", "second load", "second will", "second did 150"])
        parent.view.removeFromSuperview()
        #expect(log.calls.dropFirst(5) == ["parent goes", "second goes", "parent gone", "second gone"])
    }

    /// A view that code adds without its controller: UIKit tells that one, too.
    @Test func aControllerWithoutParentIsTold() {
        let (parent, other) = (page("parent"), page("other"))
        window.rootViewController = parent
        parent.view.addSubview(other.view)
        window.settle()
        #expect(log.calls.contains("other will") && log.calls.contains { $0.hasPrefix("other did") })
    }

    /// What is shown in front is laid out in front, with the traits of what is behind.
    @Test func whatIsPresentedAppears() {
        let (parent, front) = (page("parent"), page("front"))
        window.rootViewController = parent
        parent.traits.userInterfaceStyle = .dark
        window.settle()
        log.calls = []
        parent.present(front, animated: true)
        #expect(log.calls == ["front load", "front will", "front did 300"])
        #expect(front.view.window !== window && front.traitCollection.userInterfaceStyle == .dark)
        parent.dismiss(animated: true)
        #expect(log.calls.dropFirst(3) == ["front goes", "front gone"] && front.viewIfLoaded?.window == nil)
    }

    /// A controller that is on no screen brings nothing on one.
    @Test func fromNoScreenNothingAppears() {
        let (parent, front) = (page("parent"), page("front"))
        parent.present(front, animated: true)
        #expect(log.calls == ["front load"] && parent.presentedViewController === front)
    }

    /// The next turn of the main queue tells those whom nobody plays the system for.
    @Test func theMainQueueTells() async throws {
        let parent = page("parent")
        window.rootViewController = parent
        for _ in 0..<100 where log.calls.count < 3 { await Task.yield() }
        #expect(log.calls == ["parent load", "parent will", "parent did 300"])
    }

    @Test func pagesOfAWayAppearInTurn() {
        let (first, second) = (page("first"), page("second"))
        let way = UINavigationController(rootViewController: first)
        window.rootViewController = way
        window.settle()
        log.calls = []
        way.pushViewController(second, animated: true)
        window.settle()
        let calls = log.calls.filter { !$0.hasSuffix("load") }
        #expect(calls == ["first goes", "first gone", "second will", "second did 300"])
        way.popViewController(animated: true)
        window.settle()
        #expect(log.calls.suffix(4).sorted() == ["first did 300", "first will", "second goes", "second gone"])
    }

    /// What a controller changes when its view is on screen is laid out before the picture is taken, and so is what that
    /// brings on screen.
    @Test func changesOfAnAppearanceAreLaidOut() {
        final class Late: UIViewController {
            let part = UIView()
            override func viewDidAppear(_ animated: Bool) {
                part.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(part)
                part.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5).isActive = true
                part.heightAnchor.constraint(equalToConstant: 20).isActive = true
            }
        }
        let late = Late()
        window.rootViewController = late
        window.settle()
        #expect(late.part.bounds.size == CGSize(width: 150, height: 20))
    }
}
