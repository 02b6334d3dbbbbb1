import Foundation
import TestSupport
import Testing

@testable import UIKitAPI

/// Controllers, recognisers and items of bars, as Interface Builder writes them.
@MainActor struct StoryboardObjectsTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// The first controller of a storyboard with one scene.
    private func controller(_ objects: String) throws -> UIViewController {
        try folder.write(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="root">
            <scenes><scene sceneID="s"><objects>\(objects)</objects></scene></scenes></document>
            """, to: "Main.storyboard")
        let storyboard = UIStoryboard(name: "Main", bundle: Bundle(path: folder.path))
        return try #require(storyboard.instantiateInitialViewController())
    }

    @Test(arguments: [
        ("viewController", "UIViewController"), ("tableViewController", "UITableViewController"),
        ("collectionViewController", "UICollectionViewController"), ("navigationController", "UINavigationController"),
        ("tabBarController", "UITabBarController"),
    ])
    func kindsOfControllers(_ element: String, _ name: String) throws {
        let made = try controller("<\(element) id=\"root\" sceneMemberID=\"viewController\"/>")
        #expect("\(type(of: made))" == name)
    }

    /// Recognisers stand beside the controller, and its view names them; a long press has Interface Builder's own spelling.
    @Test func recognisersOfAView() throws {
        let names = ["tap", "pan", "pinch", "swipe", "pongPress", "rotation"]
        let outlets = names.map {
            "<outletCollection property=\"gestureRecognizers\" destination=\"\($0)\" appends=\"YES\" id=\"o-\($0)\"/>"
        }
        let made = try controller(
            """
            <viewController id="root" sceneMemberID="viewController"><view key="view" id="v">
            <connections>\(outlets.joined())</connections></view></viewController>
            \(names.map { "<\($0)GestureRecognizer id=\"\($0)\"/>" }.joined())
            """)
        let found = try #require(made.view.gestureRecognizers).map { "\(type(of: $0))" }
        #expect(
            found == ["Tap", "Pan", "Pinch", "Swipe", "LongPress", "Rotation"].map { "UI\($0)GestureRecognizer" })
    }

    @Test func partsOfANavigationItem() throws {
        let made = try controller(
            """
            <viewController id="root" sceneMemberID="viewController"><view key="view" id="v"/>
            <navigationItem key="navigationItem" title="Guests" prompt="Who comes?" largeTitleDisplayMode="never" id="n">
            <leftBarButtonItems><barButtonItem title="A" id="a"/><barButtonItem systemItem="add" id="b"/></leftBarButtonItems>
            <rightBarButtonItems><barButtonItem systemItem="trash" id="c"/><barButtonItem title="D" id="d"/></rightBarButtonItems>
            <barButtonItem key="backBarButtonItem" title="Back" id="k"/><view key="titleView" tag="7" id="t"/>
            </navigationItem></viewController>
            """)
        made.loadViewIfNeeded()
        let item = made.navigationItem
        #expect(item.title == "Guests" && item.prompt == "Who comes?" && item.largeTitleDisplayMode == .never)
        #expect(item.leftBarButtonItems?.map(\.systemItem) == [nil, .add] && item.leftBarButtonItem?.title == "A")
        #expect(
            item.rightBarButtonItems?.map(\.systemItem) == [.trash, nil] && item.rightBarButtonItems?.last?.title == "D"
        )
        #expect(item.backBarButtonItem?.title == "Back" && item.titleView?.tag == 7)
    }

    /// A date of the file counts from 2001, unless the current one is wanted.
    @Test(arguments: [("", true), ("useCurrentDate=\"NO\"", true), ("useCurrentDate=\"YES\"", false)])
    func datesOfPickers(_ attribute: String, isOfFile: Bool) throws {
        let picker: UIDatePicker = try NibFolder().object(
            """
            <datePicker id="p" minuteInterval="5" style="wheels" \(attribute)>
            <date key="date" timeIntervalSinceReferenceDate="86400"/></datePicker>
            """)
        #expect((picker.date == Date(timeIntervalSinceReferenceDate: 86_400)) == isOfFile)
        #expect(picker.minuteInterval == 5 && picker.datePickerStyle == .wheels)
    }
}
