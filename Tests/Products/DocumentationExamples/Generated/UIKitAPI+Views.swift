// Written by DocumentationExamplesTests from the comments of the sources: change the comment.
// swift-format-ignore-file
import BalloonTesting
import Balloons
import Lint
import Sweeps
import Testing

extension Given {
    func example_GestureRecognizers_UITapGestureRecognizer_1() async throws {
        let tap = UITapGestureRecognizer(target: nil, action: nil)
        tap.numberOfTapsRequired = 2
        _ = tap
    }

    func example_GestureRecognizers_UILongPressGestureRecognizer_1() async throws {
        let press = UILongPressGestureRecognizer(target: nil, action: nil)
        press.minimumPressDuration = 0.8
        _ = press
    }

    func example_GestureRecognizers_UIPanGestureRecognizer_1() async throws {
        let pan = UIPanGestureRecognizer(target: nil, action: nil)
        _ = pan
    }

    func example_GestureRecognizers_UIPinchGestureRecognizer_1() async throws {
        let pinch = UIPinchGestureRecognizer(target: nil, action: nil)
        _ = pinch
    }

    func example_GestureRecognizers_UISwipeGestureRecognizer_1() async throws {
        let swipe = UISwipeGestureRecognizer(target: nil, action: nil)
        swipe.direction = .left
        _ = swipe
    }

    func example_NSExtensionContext_1() async throws {
        let context = NSExtensionContext()
        context.open(URL(string: "https://example.com")!)
        print(context.openedURLs.count)
        _ = context
    }

    func example_UIAccessibility_1() async throws {
        let duration = UIAccessibility.isReduceMotionEnabled ? 0 : 0.3
        _ = duration
    }

    func example_UIEvent_1() async throws {
        let hit = UIView(frame: CGRect(x: 0, y: 0, width: 44, height: 44)).hitTest(.zero, with: UIEvent())
        _ = hit
    }

    func example_UIEvent_UITouch_1() async throws {
        let touches: Set<UITouch> = [UITouch()]
        _ = touches
    }

    func example_UIGestureRecognizer_1() async throws {
        let card = UIView()
        card.addGestureRecognizer(UITapGestureRecognizer(target: nil, action: Selector("open")))
        _ = card
    }

    func example_UIGestureRecognizerDelegate_1() async throws {
        final class Referee: UIGestureRecognizerDelegate {
            func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
        }
    }

    func example_UIGestureRecognizerDelegate_UIRotationGestureRecognizer_1() async throws {
        let turn = UIRotationGestureRecognizer(target: nil, action: nil)
        _ = turn
    }

    func example_UIGestureRecognizerDelegate_UIScreenEdgePanGestureRecognizer_1() async throws {
        let edge = UIScreenEdgePanGestureRecognizer(target: nil, action: nil)
        edge.edges = .left
        _ = edge
    }

    func example_UIInterfaceOrientation_1() async throws {
        let isWide = UIInterfaceOrientation.portrait.isLandscape
        _ = isWide
    }

    func example_UIInterfaceOrientation_UIInterfaceOrientationMask_1() async throws {
        let mask: UIInterfaceOrientationMask = [.portrait, .landscapeLeft]
        _ = mask
    }

    func example_UIInterfaceOrientation_UIKeyCommand_1() async throws {
        let command = UIKeyCommand(input: "n", action: Selector("new"))
        _ = command
    }

    func example_UILayoutPriority_1() async throws {
        let badge = UIView()
        let width = badge.widthAnchor.constraint(equalToConstant: 24)
        width.priority = .required - 1
        width.isActive = true
        _ = badge
        _ = width
    }

    func example_UINib_1() async throws {
        let list = UITableView(frame: .zero)
        list.register(UINib(nibName: "GuestCell", bundle: nil), forCellReuseIdentifier: "guest")
        _ = list
    }

    func example_UIResponder_1() async throws {
        let field = UITextField()
        if !field.becomeFirstResponder() { print("the compact style has no keyboard") }
        field.resignFirstResponder()
        _ = field
    }

    func example_UIScrollView_1() async throws {
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 280, height: 160))
        list.contentSize = CGSize(width: 280, height: 600)
        list.contentOffset = CGPoint(x: 0, y: 80)
        _ = list
    }

    func example_UIScrollView_ScrollDelegateHolder_1() async throws {
        let list: any ScrollDelegateHolder = UIScrollView()
        _ = list
    }

    func example_UIScrollView_UIScrollViewDelegate_1() async throws {
        final class Follower: UIScrollViewDelegate {
            func scrollViewDidScroll(_ scrollView: UIScrollView) { print(scrollView.contentOffset) }
        }
    }

    func example_UIView_Direction_UISemanticContentAttribute_1() async throws {
        let playback = UIView()
        playback.semanticContentAttribute = .forceLeftToRight
        _ = playback
    }

    func example_UIView_Direction_UIUserInterfaceLayoutDirection_1() async throws {
        let view = UIView()
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        _ = view
        _ = isMirrored
    }

    func example_UIView_Names_UIAccessibilityTraits_1() async throws {
        let card = UIView()
        card.accessibilityTraits = [.button, .updatesFrequently]
        _ = card
    }

    func example_UIView_1() async throws {
        let map = UIView(frame: CGRect(x: 0, y: 0, width: 280, height: 187))
        map.backgroundColor = .systemTeal
        let badge = UIView(frame: map.bounds.inset(by: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)))
        map.addSubview(badge)
        _ = map
        _ = badge
    }

    func example_UIViewPropertyAnimator_1() async throws {
        let card = UIView()
        UIViewPropertyAnimator(duration: 0.3, curve: .easeOut) { card.alpha = 0 }.startAnimation()
        _ = card
    }

    func example_UIViewPropertyAnimator_UIViewAnimatingPosition_1() async throws {
        let isOver = UIViewAnimatingPosition.end
        _ = isOver
    }

    func example_UIVisualEffectView_UIVisualEffect_1() async throws {
        let effect: UIVisualEffect = UIBlurEffect(style: .regular)
        _ = effect
    }

    func example_UIVisualEffectView_UIBlurEffect_1() async throws {
        let bar = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
        _ = bar
    }

    func example_UIVisualEffectView_UIGlassEffect_1() async throws {
        let glass = UIGlassEffect(style: .regular)
        glass.isInteractive = true
        _ = glass
    }

    func example_UIVisualEffectView_UIVibrancyEffect_1() async throws {
        let text = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: UIBlurEffect(style: .regular)))
        _ = text
    }

    func example_UIVisualEffectView_1() async throws {
        let bar = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
        bar.contentView.addSubview(UIView())
        _ = bar
    }

    func example_UIWindow_1() async throws {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.addSubview(UIView())
        _ = window
    }

    func example_UIWindow_UIScreen_1() async throws {
        let pixel = 1 / UIScreen.main.scale
        let width = UIScreen.main.bounds.width
        _ = pixel
        _ = width
    }
}
