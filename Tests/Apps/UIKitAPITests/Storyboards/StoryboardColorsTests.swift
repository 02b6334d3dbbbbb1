import Foundation
import Testing

@testable import UIKitAPI

/// Each colour, number and picture of a control in its own place.
@MainActor struct StoryboardColorsTests {
    private let nib: NibFolder

    init() throws { nib = try NibFolder() }

    /// Colours for some properties: their reds are 0.1, 0.2 and so on.
    private func colors(_ keys: String...) -> String {
        keys.enumerated().map { index, key in
            "<color key=\"\(key)\" red=\"0.\(index + 1)\" green=\"0\" blue=\"0\" alpha=\"1\"/>"
        }.joined()
    }

    private func red(_ index: Int) -> UIColor { UIColor(red: CGFloat(index) / 10, green: 0, blue: 0, alpha: 1) }

    private func made<View>(_ tag: String, _ attributes: String = "", _ children: String) throws -> View {
        try nib.object("<\(tag) id=\"o\" \(attributes)>\(children)</\(tag)>")
    }

    @Test func views() throws {
        let view: UIView = try made("view", "", colors("backgroundColor", "tintColor"))
        #expect(view.backgroundColor == red(1) && view.tintColor == red(2))
        let label: UILabel = try made(
            "label", "enabled=\"NO\" numberOfLines=\"3\" preferredMaxLayoutWidth=\"90\" text=\"a\"",
            colors("textColor", "backgroundColor"))
        #expect(label.textColor == red(1) && label.backgroundColor == red(2) && !label.isEnabled)
        #expect(label.numberOfLines == 3 && label.preferredMaxLayoutWidth == 90 && label.text == "a")
        let text: UITextView = try made(
            "textView", "editable=\"NO\" scrollEnabled=\"NO\" text=\"b\" textAlignment=\"right\"", colors("textColor"))
        #expect(text.textColor == red(1) && !text.isEditable && !text.isScrollEnabled && text.text == "b")
        #expect(text.textAlignment == .right)
        let field: UITextField = try made("textField", "minimumFontSize=\"9\"", colors("textColor"))
        #expect(field.textColor == red(1) && field.minimumFontSize == 9 && !field.isSecureTextEntry)
        let scroll: UIScrollView = try made("scrollView", "pagingEnabled=\"YES\" scrollEnabled=\"NO\"", "")
        #expect(scroll.isPagingEnabled && !scroll.isScrollEnabled)
    }

    @Test func switchesAndSliders() throws {
        let toggle: UISwitch = try made("switch", "on=\"YES\"", colors("onTintColor", "thumbTintColor"))
        #expect(toggle.isOn && toggle.onTintColor == red(1) && toggle.thumbTintColor == red(2))
        let off: UISwitch = try made("switch", "", "")
        #expect(!off.isOn && off.onTintColor == nil && off.thumbTintColor == nil)
        let slider: UISlider = try made(
            "slider", "value=\"4\" minValue=\"2\" maxValue=\"6\"",
            colors("minimumTrackTintColor", "maximumTrackTintColor", "thumbTintColor"))
        #expect(
            [slider.minimumTrackTintColor, slider.maximumTrackTintColor, slider.thumbTintColor] == (1...3).map(red))
        #expect(slider.minimumValue == 2 && slider.maximumValue == 6 && slider.value == 4)
        let standard: UISlider = try made("slider", "", "")
        #expect(standard.minimumValue == 0 && standard.maximumValue == 1 && standard.value == 0)
        let stepper: UIStepper = try made("stepper", "value=\"3\" minimumValue=\"2\"", "")
        #expect(
            stepper.minimumValue == 2 && stepper.maximumValue == 100 && stepper.stepValue == 1 && stepper.value == 3)
    }

    @Test func barsAndDots() throws {
        let bar: UIProgressView = try made(
            "progressView", "progress=\"0.5\"", colors("progressTintColor", "trackTintColor"))
        #expect(bar.progressTintColor == red(1) && bar.trackTintColor == red(2) && bar.progress == 0.5)
        let pages: UIPageControl = try made(
            "pageControl", "numberOfPages=\"4\" currentPage=\"2\"",
            colors("pageIndicatorTintColor", "currentPageIndicatorTintColor"))
        #expect(pages.pageIndicatorTintColor == red(1) && pages.currentPageIndicatorTintColor == red(2))
        #expect(pages.numberOfPages == 4 && pages.currentPage == 2)
        let wheel: UIActivityIndicatorView = try made(
            "activityIndicatorView", "hidesWhenStopped=\"NO\" style=\"medium\"", colors("color"))
        #expect(wheel.color == red(1) && !wheel.hidesWhenStopped && !wheel.isAnimating && wheel.style == .medium)
        let segments: UISegmentedControl = try made(
            "segmentedControl", "", colors("selectedSegmentTintColor") + "<segments><segment title=\"A\"/></segments>")
        #expect(segments.selectedSegmentTintColor == red(1) && segments.selectedSegmentIndex == -1)
        let search: UISearchBar = try made("searchBar", "", colors("barTintColor"))
        #expect(search.barTintColor == red(1) && !search.showsCancelButton)
    }

    /// Each state of a button has its own title and colour.
    @Test func statesOfButtons() throws {
        let names = ["normal", "highlighted", "selected", "disabled"]
        let states: [UIControl.State] = [.normal, .highlighted, .selected, .disabled]
        let parts = names.enumerated().map { index, name in
            """
            <state key="\(name)"><string key="title">\(name)</string>
            <color key="titleColor" red="0.\(index + 1)" green="0" blue="0" alpha="1"/></state>
            """
        }
        let button: UIButton = try made("button", "lineBreakMode=\"headTruncation\"", parts.joined())
        #expect(states.map { button.title(for: $0) } == names)
        #expect(states.map { button.titleColor(for: $0) } == (1...4).map(red))
        #expect(button.titleLabel?.lineBreakMode == .byTruncatingHead)
    }

    @Test(
        arguments: [
            ("plain", UIButton.Configuration.plain()), ("gray", .gray()), ("tinted", .tinted()), ("filled", .filled()),
        ])
    func styles(_ name: String, _ style: UIButton.Configuration) throws {
        let button: UIButton = try made(
            "button", "",
            "<buttonConfiguration key=\"configuration\" style=\"\(name)\" title=\"Go\" imagePadding=\"3\">"
                + colors("baseForegroundColor", "baseBackgroundColor")
                + "<backgroundConfiguration key=\"background\">" + colors("x", "y", "backgroundColor")
                + "</backgroundConfiguration></buttonConfiguration>")
        let looks = try #require(button.configuration)
        #expect(looks.baseForegroundColor == red(1) && looks.baseBackgroundColor == red(2) && looks.imagePadding == 3)
        #expect(looks.background.backgroundColor == red(3) && looks.title == "Go")
        var expected = style
        (expected.title, expected.baseForegroundColor, expected.baseBackgroundColor) = ("Go", red(1), red(2))
        let (own, twin) = (UIButton(configuration: looks), UIButton(configuration: expected))
        for button in [own, twin] { button.frame = CGRect(x: 0, y: 0, width: 90, height: 44) }
        own.configuration?.background.backgroundColor = nil
        own.configuration?.imagePadding = expected.imagePadding
        #expect(try DrawnView(own).pixels == DrawnView(twin).pixels)
    }

    @Test(
        arguments: [
            ("fixed", UIButton.Configuration.CornerStyle.fixed), ("small", .small), ("medium", .medium),
            ("large", .large), ("capsule", .capsule), ("dynamic", .dynamic),
        ])
    func corners(_ name: String, _ style: UIButton.Configuration.CornerStyle) throws {
        let button: UIButton = try made(
            "button", "", "<buttonConfiguration key=\"configuration\" style=\"filled\" cornerStyle=\"\(name)\"/>")
        #expect(button.configuration?.cornerStyle == style)
    }

    @Test func tables() throws {
        let table: UITableView = try made(
            "tableView", "allowsMultipleSelection=\"YES\" rowHeight=\"-1\"", colors("separatorColor"))
        #expect(table.separatorColor == red(1) && table.allowsMultipleSelection && table.allowsSelection)
        #expect(table.rowHeight == UITableView.automaticDimension && table.separatorStyle == .singleLine)
        let bar: UINavigationBar = try made(
            "navigationBar", "translucent=\"NO\" barStyle=\"black\"",
            colors("barTintColor", "tintColor") + "<textAttributes key=\"titleTextAttributes\">"
                + colors("x", "y", "textColor") + "</textAttributes>")
        #expect(bar.barTintColor == red(1) && bar.tintColor == red(2) && !bar.isTranslucent && bar.barStyle == .black)
        #expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor == red(3) && !bar.prefersLargeTitles)
        let tools: UIToolbar = try made("toolbar", "", colors("barTintColor"))
        #expect(tools.barTintColor == red(1))
    }

    /// Fragments keep their order and their attributes.
    @Test func fragments() throws {
        let label: UILabel = try made(
            "label", "",
            """
            <attributedString key="attributedText">
            <fragment content="one "><attributes>\(colors("NSColor"))</attributes></fragment>
            <fragment><string key="content">two</string><attributes><font key="NSFont" size="9" name="Georgia-Bold"/>
            </attributes></fragment></attributedString>
            """)
        let text = try #require(label.attributedText)
        #expect(text.string == "one two")
        #expect(text.attribute(.foregroundColor, at: 3, effectiveRange: nil) as? UIColor == red(1))
        #expect(text.attribute(.font, at: 4, effectiveRange: nil) as? UIFont == UIFont(name: "Georgia-Bold", size: 9))
    }
}
