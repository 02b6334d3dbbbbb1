import Foundation
import Testing
import UIKitAPI

/// What an app says once for all views of a class. The classes are the tests' own, since what is said stays said.
@MainActor struct ViewAppearanceTests {
    private class Badge: UIView {}
    private final class RoundBadge: Badge {}
    private final class Bar: UINavigationBar {}

    private func shown<View: UIView>(_ view: View) -> View {
        UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)).addSubview(view)
        return view
    }

    @Test func viewsThatEnterAWindowTakeIt() {
        Badge.appearance().backgroundColor = .red
        #expect(Badge.appearance() === Badge.appearance())
        #expect(Badge().backgroundColor == nil)
        #expect(shown(Badge()).backgroundColor == .red && shown(RoundBadge()).backgroundColor == .red)
        #expect(shown(UIView()).backgroundColor == nil)
        let own = Badge()
        own.backgroundColor = .blue
        #expect(shown(own).backgroundColor == .blue)
    }

    @Test func barsTakeTheirLooks() {
        Bar.appearance().barTintColor = .green
        Bar.appearance().titleTextAttributes = [.foregroundColor: UIColor.white]
        Bar.appearance().largeTitleTextAttributes = [.foregroundColor: UIColor.black]
        Bar.appearance().prefersLargeTitles = true
        let bar = shown(Bar())
        #expect(bar.largeTitleTextAttributes?[.foregroundColor] as? UIColor == .black && bar.prefersLargeTitles)
        #expect(bar.barTintColor == .green && bar.titleTextAttributes?[.foregroundColor] as? UIColor == .white)
    }

    private class Plate: UIView {}
    private final class Tray: Plate {}

    /// "appearance()": each class has a proxy of its own, whichever is asked for first.
    @Test func eachClassHasItsOwnProxy() {
        let (tray, plate) = (Tray.appearance(), Plate.appearance())
        #expect(type(of: tray) == Tray.self && type(of: plate) == Plate.self)
        #expect(Tray.appearance() === tray && Plate.appearance() === plate)
        tray.backgroundColor = .blue
        #expect(shown(Tray()).backgroundColor == .blue && shown(Plate()).backgroundColor == nil)
    }
}
