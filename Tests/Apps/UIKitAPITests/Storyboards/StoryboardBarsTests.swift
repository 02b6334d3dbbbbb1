import Foundation
import TestSupport
import Testing
import UIKitAPI

/// Bars of storyboards, with their items, and pictures that nobody has.
@MainActor struct StoryboardBarsTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func controller(_ scenes: String, resources: String = "") throws -> UIViewController {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="root">
                <scenes>\(scenes)</scenes><resources>\(resources)</resources>
            </document>
            """
        try folder.write(text, to: "Main.storyboard")
        let storyboard = UIStoryboard(name: "Main", bundle: Bundle(path: folder.path))
        let controller = try #require(storyboard.instantiateInitialViewController())
        controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        controller.view.layoutIfNeeded()
        return controller
    }

    private static let way = """
        <scene sceneID="s1"><objects>
            <navigationController id="root" sceneMemberID="viewController">
                <navigationBar key="navigationBar" contentMode="scaleToFill" largeTitles="YES" id="bar">
                    <color key="barTintColor" red="1" green="0" blue="0" alpha="1" colorSpace="calibratedRGB"/>
                </navigationBar>
                <connections><segue destination="page" kind="relationship" relationship="rootViewController" id="r"/></connections>
            </navigationController>
        </objects></scene>
        <scene sceneID="s2"><objects>
            <viewController id="page" sceneMemberID="viewController">
                <view key="view" id="v"><rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
                    <subviews><toolbar id="t"><rect key="frame" x="0.0" y="300" width="320" height="44"/><items>
                        <barButtonItem systemItem="undo" id="i1"/>
                        <barButtonItem style="plain" systemItem="flexibleSpace" id="i2"/>
                        <barButtonItem title="Send" style="done" id="i3"/>
                    </items></toolbar></subviews>
                </view>
                <navigationItem key="navigationItem" title="Guests" id="n">
                    <barButtonItem key="leftBarButtonItem" systemItem="cancel" id="b1"/>
                    <barButtonItem key="rightBarButtonItem" title="Send" style="done" id="b2"/>
                </navigationItem>
            </viewController>
        </objects></scene>
        """

    @Test func theBarAndItsItemsAreRead() throws {
        let navigation = try #require(try controller(Self.way) as? UINavigationController)
        #expect(navigation.navigationBar.frame.height == 96 && navigation.navigationBar.barTintColor == .red)
        let titles = navigation.navigationBar.subviews.compactMap { ($0 as? UIButton)?.currentTitle }
        #expect(titles == ["Cancel", "Send"])
        #expect(navigation.navigationBar.subviews.compactMap { ($0 as? UILabel)?.text } == ["Guests"])
    }

    @Test func theSpaceOfAToolbarGrows() throws {
        let navigation = try #require(try controller(Self.way) as? UINavigationController)
        let page = try #require(navigation.topViewController?.view)
        let toolbar = try #require(page.subviews.compactMap { $0 as? UIToolbar }.first)
        let buttons = toolbar.subviews.compactMap { $0 as? UIButton }
        try #require(buttons.map(\.currentTitle) == ["Undo", "Send"])
        #expect(abs(buttons[0].frame.minX - 16) < 1e-6 && abs(buttons[1].frame.maxX - 304) < 1e-6)
    }

    /// A picture that is in no catalogue shows nothing, as on iOS; one of the system's is a symbol.
    @Test(arguments: ["", "<image name=\"star\" catalog=\"system\" width=\"128\" height=\"116\"/>"])
    func onlySymbolsOfTheSystemAreDrawn(_ resources: String) throws {
        let scene = """
            <scene sceneID="s1"><objects><viewController id="root" sceneMemberID="viewController">
                <view key="view" id="v"><subviews>
                    <imageView image="star" id="i"><rect key="frame" x="0.0" y="0.0" width="40" height="40"/></imageView>
                </subviews></view>
            </viewController></objects></scene>
            """
        let picture = try controller(scene, resources: resources).view.subviews.first as? UIImageView
        #expect((picture?.image == nil) == resources.isEmpty)
    }

    /// The title of a page is that of its navigation item, else its own, as "UIViewController, title" says.
    @Test(arguments: [
        ("title=\"Page\"", "title=\"Item\"", "Item"), ("title=\"Page\"", "", "Page"), ("", "title=\"Item\"", "Item"),
    ])
    func titlesOfPages(page: String, item: String, title: String) throws {
        let scene = """
            <scene sceneID="s1"><objects><viewController id="root" \(page) sceneMemberID="viewController">
                <view key="view" id="v"/>
                <navigationItem key="navigationItem" \(item) prompt="Send" largeTitleDisplayMode="never" id="n">
                    <barButtonItem key="backBarButtonItem" title="Back" id="b1"/>
                </navigationItem>
            </viewController></objects></scene>
            """
        let found = try controller(scene).navigationItem
        #expect(found.title == title && found.prompt == "Send" && found.largeTitleDisplayMode == .never)
        #expect(found.backBarButtonItem?.title == "Back" && found.leftBarButtonItem == nil)
    }
}
