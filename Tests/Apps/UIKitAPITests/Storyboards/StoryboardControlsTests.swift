import Foundation
import Testing
import UIKitAPI

/// Views and controls as Interface Builder writes them: each name of a value has its value.
@MainActor struct StoryboardControlsTests {
    private let nib: NibFolder

    init() throws { nib = try NibFolder() }

    /// An object, by the name of its element.
    private func made<Object>(_ name: String, _ attributes: String, _ children: String = "") throws -> Object {
        try nib.object("<\(name) id=\"o\" \(attributes)>\(children)</\(name)>")
    }

    /// What objects of an element say for each name of a value.
    private func values<Object, Value>(
        _ element: String, _ attribute: String, _ names: [String], _ value: (Object) -> Value
    ) throws -> [Value] {
        try nib.objects(names.enumerated().map { "<\(element) id=\"o\($0)\" \(attribute)=\"\($1)\"/>" }).map(value)
    }

    @Test func contentIsPlacedAsItIsCalled() throws {
        let across = try values(
            "button", "contentHorizontalAlignment",
            [
                "left", "right", "fill", "leading", "trailing", "center",
            ]
        ) { (button: UIButton) in button.contentHorizontalAlignment }
        #expect(across == [.left, .right, .fill, .leading, .trailing, .center])
        let down = try values("button", "contentVerticalAlignment", ["top", "bottom", "fill", "center"]) {
            (button: UIButton) in button.contentVerticalAlignment
        }
        #expect(down == [.top, .bottom, .fill, .center])
        let modes = try values(
            "view", "contentMode",
            [
                "scaleToFill", "scaleAspectFit", "scaleAspectFill", "center", "top", "bottom", "left", "right",
                "topLeft",
                "topRight", "bottomLeft", "bottomRight",
            ]
        ) { (view: UIView) in view.contentMode }
        #expect(
            modes == [
                .scaleToFill, .scaleAspectFit, .scaleAspectFill, .center, .top, .bottom, .left, .right, .topLeft,
                .topRight,
                .bottomLeft, .bottomRight,
            ])
    }

    @Test func textsAreSetAsTheirNamesSay() throws {
        let names = ["left", "center", "right", "justified", "natural"]
        let alignments: [NSTextAlignment] = [.left, .center, .right, .justified, .natural]
        #expect(try values("label", "textAlignment", names) { (label: UILabel) in label.textAlignment } == alignments)
        #expect(
            try values("textField", "textAlignment", names) { (field: UITextField) in field.textAlignment }
                == alignments)
        let breaks = try values(
            "label", "lineBreakMode",
            [
                "wordWrap", "characterWrap", "clip", "headTruncation", "tailTruncation", "middleTruncation",
            ]
        ) { (label: UILabel) in label.lineBreakMode }
        #expect(
            breaks == [
                .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail,
                .byTruncatingMiddle,
            ])
        let borders = try values("textField", "borderStyle", ["line", "bezel", "roundedRect", "none"]) {
            (field: UITextField) in field.borderStyle
        }
        #expect(borders == [.line, .bezel, .roundedRect, .none])
    }

    /// A minimum of the size, or the flag itself, lets a text become smaller.
    @Test(arguments: [
        ("", false), ("adjustsFontSizeToFit=\"NO\"", false), ("adjustsFontSizeToFit=\"YES\"", true),
        ("minimumScaleFactor=\"0.5\" adjustsFontSizeToFit=\"NO\"", true), ("minimumFontSize=\"9\"", true),
    ])
    func textsBecomeSmaller(_ attributes: String, fits: Bool) throws {
        let label: UILabel = try made("label", attributes)
        #expect(label.adjustsFontSizeToFitWidth == fits)
    }

    @Test func stacksHaveTheirArrangement() throws {
        let alignments = try values(
            "stackView", "alignment",
            [
                "leading", "trailing", "center", "top", "bottom", "firstBaseline", "lastBaseline", "fill",
            ]
        ) { (stack: UIStackView) in stack.alignment }
        #expect(
            alignments == [.leading, .trailing, .center, .top, .bottom, .firstBaseline, .lastBaseline, .fill])
        let distributions = try values(
            "stackView", "distribution",
            [
                "fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering",
            ]
        ) { (stack: UIStackView) in stack.distribution }
        #expect(distributions == [.fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering])
        let stack: UIStackView = try made(
            "stackView", "axis=\"vertical\" spacing=\"7\"",
            "<directionalEdgeInsets key=\"directionalLayoutMargins\" top=\"1\" leading=\"2\" bottom=\"3\" trailing=\"4\"/>"
        )
        #expect(stack.axis == .vertical && stack.spacing == 7 && stack.isLayoutMarginsRelativeArrangement)
        #expect(stack.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    }

    @Test func viewsHaveTheirCommonValues() throws {
        let view: UIView = try made(
            "view",
            """
            alpha="0.5" hidden="YES" clipsSubviews="YES" tag="7" userInteractionEnabled="NO" opaque="NO"
            horizontalHuggingPriority="251" verticalHuggingPriority="252"
            horizontalCompressionResistancePriority="751" verticalCompressionResistancePriority="752"
            """, "<accessibility key=\"accessibilityConfiguration\" label=\"Ada\" hint=\"b\" identifier=\"c\"/>")
        #expect(view.alpha == 0.5 && view.isHidden && view.clipsToBounds && view.tag == 7)
        #expect(!view.isUserInteractionEnabled && !view.isOpaque)
        #expect(view.contentHuggingPriority(for: .horizontal).rawValue == 251)
        #expect(view.contentHuggingPriority(for: .vertical).rawValue == 252)
        #expect(view.contentCompressionResistancePriority(for: .horizontal).rawValue == 751)
        #expect(view.contentCompressionResistancePriority(for: .vertical).rawValue == 752)
        #expect(
            view.accessibilityLabel == "Ada" && view.accessibilityHint == "b" && view.accessibilityIdentifier == "c")
    }

    @Test func buttonsHaveTheirStatesAndTypes() throws {
        let types = try values(
            "button", "buttonType",
            [
                "system", "roundedRect", "infoLight", "infoDark", "contactAdd", "detailDisclosure", "custom",
            ]
        ) { (button: UIButton) in button.buttonType }
        #expect(types == [.system, .system, .infoLight, .infoDark, .contactAdd, .detailDisclosure, .custom])
        let button: UIButton = try made(
            "button", "enabled=\"NO\" selected=\"YES\"",
            """
            <inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
            <inset key="titleEdgeInsets" minX="5" minY="6" maxX="7" maxY="8"/>
            <inset key="imageEdgeInsets" minX="9" minY="10" maxX="11" maxY="12"/>
            <state key="normal" title="a"/><state key="highlighted" title="b"/>
            <state key="selected" title="c"/><state key="disabled" title="d"/>
            """)
        let states: [UIControl.State] = [.normal, .highlighted, .selected, .disabled]
        #expect(states.map { button.title(for: $0) } == ["a", "b", "c", "d"] && !button.isEnabled && button.isSelected)
        #expect(button.contentEdgeInsets == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
        #expect(button.titleEdgeInsets == UIEdgeInsets(top: 6, left: 5, bottom: 8, right: 7))
        #expect(button.imageEdgeInsets == UIEdgeInsets(top: 10, left: 9, bottom: 12, right: 11))
    }

    @Test(
        arguments: [("mini", .mini), ("small", .small), ("large", .large), ("medium", .medium)]
            as [(String, UIButton.Configuration.Size)])
    func configuredButtonsHaveTheirSize(_ name: String, size: UIButton.Configuration.Size) throws {
        let button: UIButton = try made(
            "button", "",
            "<buttonConfiguration key=\"configuration\" style=\"gray\" buttonSize=\"\(name)\" imagePadding=\"6\"/>")
        #expect(button.configuration?.buttonSize == size && button.configuration?.imagePadding == 6)
    }

    /// "eventType": the event of an action.
    @Test(arguments: [
        ("touchDown", UIControl.Event.touchDown), ("touchUpInside", .touchUpInside),
        ("touchUpOutside", .touchUpOutside),
        ("valueChanged", .valueChanged), ("editingDidBegin", .editingDidBegin), ("editingChanged", .editingChanged),
        ("editingDidEnd", .editingDidEnd), ("editingDidEndOnExit", .editingDidEndOnExit),
        ("primaryActionTriggered", .primaryActionTriggered), ("touchDragInside", .touchDragInside),
        ("touchCancel", .touchCancel),
    ])
    func actionsHaveTheirEvents(_ name: String, event: UIControl.Event) throws {
        let button: UIButton = try made(
            "button", "",
            "<connections><action selector=\"vote:\" destination=\"o\" eventType=\"\(name)\" id=\"a\"/></connections>")
        #expect(button.allControlEvents == event)
        #expect(button.actions(forTarget: button, forControlEvent: event) == ["vote:"])
    }

    @Test func controlsHaveTheirValues() throws {
        let segments: UISegmentedControl = try made(
            "segmentedControl", "selectedSegmentIndex=\"1\"",
            "<segments><segment title=\"A\"/><segment title=\"B\"/><segment title=\"C\"/></segments>")
        #expect(
            segments.numberOfSegments == 3 && segments.titleForSegment(at: 2) == "C"
                && segments.selectedSegmentIndex == 1)
        let styles = try values(
            "activityIndicatorView", "animating=\"YES\" style", ["large", "whiteLarge", "white", "gray"]
        ) {
            (wheel: UIActivityIndicatorView) in wheel.isAnimating ? wheel.style : nil
        }
        #expect(styles == [.large, .whiteLarge, .white, .gray])
        let modes = try values("datePicker", "datePickerMode", ["time", "date", "dateAndTime", "countDownTimer"]) {
            (picker: UIDatePicker) in picker.datePickerMode
        }
        #expect(modes == [.time, .date, .dateAndTime, .countDownTimer])
        let bar: UIProgressView = try made("progressView", "progress=\"0.25\"")
        let search: UISearchBar = try made("searchBar", "text=\"Ada\" placeholder=\"Name\" showsCancelButton=\"YES\"")
        #expect(
            bar.progress == 0.25 && search.text == "Ada" && search.placeholder == "Name" && search.showsCancelButton)
        let field: UITextField = try made("textField", "text=\"a\" placeholder=\"b\"")
        #expect(field.text == "a" && field.placeholder == "b")
        let cells = try values(
            "tableViewCell", "style", ["Value1", "Value2", "Subtitle", "Default"].map { "IBUITableViewCellStyle\($0)" }
        ) {
            (cell: UITableViewCell) in cell.detailTextLabel != nil
        }
        #expect(cells == [true, true, true, false])
    }

    @Test func listsHaveTheirLengths() throws {
        let list: UICollectionView = try made(
            "collectionView", "",
            """
            <collectionViewFlowLayout key="collectionViewLayout" scrollDirection="horizontal" minimumLineSpacing="1"
                minimumInteritemSpacing="2" id="f"><size key="itemSize" width="3" height="4"/>
                <size key="headerReferenceSize" width="5" height="6"/><size key="footerReferenceSize" width="7" height="8"/>
                <inset key="sectionInset" minX="9" minY="10" maxX="11" maxY="12"/></collectionViewFlowLayout>
            """)
        let flow = try #require(list.collectionViewLayout as? UICollectionViewFlowLayout)
        #expect(
            flow.scrollDirection == .horizontal && flow.minimumLineSpacing == 1 && flow.minimumInteritemSpacing == 2)
        #expect(flow.itemSize == CGSize(width: 3, height: 4) && flow.headerReferenceSize == CGSize(width: 5, height: 6))
        #expect(flow.footerReferenceSize == CGSize(width: 7, height: 8))
        #expect(flow.sectionInset == UIEdgeInsets(top: 10, left: 9, bottom: 12, right: 11))
        let table: UITableView = try made(
            "tableView", "rowHeight=\"50\" separatorStyle=\"none\" allowsSelection=\"NO\" scrollEnabled=\"NO\"",
            "<inset key=\"separatorInset\" minX=\"1\" minY=\"2\" maxX=\"3\" maxY=\"4\"/>")
        #expect(
            table.rowHeight == 50 && table.separatorStyle == .none && !table.allowsSelection && !table.isScrollEnabled)
        #expect(table.separatorInset == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    }
}
