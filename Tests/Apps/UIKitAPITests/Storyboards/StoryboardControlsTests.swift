import Foundation
import Testing
import UIKitAPI

/// Views and controls as Interface Builder writes them: each name of a value has its value.
@MainActor struct StoryboardControlsTests {
    private let nib: NibFolder

    init() throws { nib = try NibFolder() }

    /// An object with an attribute, by the name of its element.
    private func made<Object>(_ name: String, _ attributes: String, _ children: String = "") throws -> Object {
        try nib.object("<\(name) id=\"o\" \(attributes)>\(children)</\(name)>")
    }

    @Test func contentIsPlacedAsItIsCalled() throws {
        let across: [(String, UIControl.ContentHorizontalAlignment)] = [
            ("left", .left), ("right", .right), ("fill", .fill), ("leading", .leading), ("trailing", .trailing),
            ("center", .center),
        ]
        for (name, alignment) in across {
            let control: UIButton = try made("button", "contentHorizontalAlignment=\"\(name)\"")
            #expect(control.contentHorizontalAlignment == alignment)
        }
        let down: [(String, UIControl.ContentVerticalAlignment)] = [
            ("top", .top), ("bottom", .bottom), ("fill", .fill), ("center", .center),
        ]
        for (name, alignment) in down {
            let control: UIButton = try made("button", "contentVerticalAlignment=\"\(name)\"")
            #expect(control.contentVerticalAlignment == alignment)
        }
        let modes: [(String, UIView.ContentMode)] = [
            ("scaleToFill", .scaleToFill), ("scaleAspectFit", .scaleAspectFit), ("scaleAspectFill", .scaleAspectFill),
            ("center", .center), ("top", .top), ("bottom", .bottom), ("left", .left), ("right", .right),
            ("topLeft", .topLeft), ("topRight", .topRight), ("bottomLeft", .bottomLeft), ("bottomRight", .bottomRight),
        ]
        for (name, mode) in modes {
            let view: UIView = try made("view", "contentMode=\"\(name)\"")
            #expect(view.contentMode == mode)
        }
    }

    @Test func textsAreSetAsTheirNamesSay() throws {
        let alignments: [(String, NSTextAlignment)] = [
            ("left", .left), ("center", .center), ("right", .right), ("justified", .justified), ("natural", .natural),
        ]
        for (name, alignment) in alignments {
            let label: UILabel = try made("label", "textAlignment=\"\(name)\"")
            let field: UITextField = try made("textField", "textAlignment=\"\(name)\"")
            #expect(label.textAlignment == alignment && field.textAlignment == alignment)
        }
        let breaks: [(String, NSLineBreakMode)] = [
            ("wordWrap", .byWordWrapping), ("characterWrap", .byCharWrapping), ("clip", .byClipping),
            ("headTruncation", .byTruncatingHead), ("tailTruncation", .byTruncatingTail),
            ("middleTruncation", .byTruncatingMiddle),
        ]
        for (name, mode) in breaks {
            let label: UILabel = try made("label", "lineBreakMode=\"\(name)\"")
            #expect(label.lineBreakMode == mode)
        }
        // A minimum of the size, or the flag itself, lets a text become smaller.
        for (attributes, fits) in [
            ("", false), ("adjustsFontSizeToFit=\"NO\"", false), ("adjustsFontSizeToFit=\"YES\"", true),
            ("minimumScaleFactor=\"0.5\" adjustsFontSizeToFit=\"NO\"", true), ("minimumFontSize=\"9\"", true),
        ] {
            let label: UILabel = try made("label", attributes)
            #expect(label.adjustsFontSizeToFitWidth == fits)
        }
    }

    @Test func stacksHaveTheirArrangement() throws {
        let alignments: [(String, UIStackView.Alignment)] = [
            ("leading", .leading), ("trailing", .trailing), ("center", .center), ("top", .top), ("bottom", .bottom),
            ("firstBaseline", .firstBaseline), ("lastBaseline", .lastBaseline), ("fill", .fill),
        ]
        for (name, alignment) in alignments {
            let stack: UIStackView = try made("stackView", "alignment=\"\(name)\"")
            #expect(stack.alignment == alignment && stack.axis == .horizontal && stack.spacing == 0)
        }
        let distributions: [(String, UIStackView.Distribution)] = [
            ("fill", .fill), ("fillEqually", .fillEqually), ("fillProportionally", .fillProportionally),
            ("equalSpacing", .equalSpacing), ("equalCentering", .equalCentering),
        ]
        for (name, distribution) in distributions {
            let stack: UIStackView = try made(
                "stackView", "axis=\"vertical\" spacing=\"7\" distribution=\"\(name)\"",
                "<directionalEdgeInsets key=\"directionalLayoutMargins\" top=\"1\" leading=\"2\" bottom=\"3\" trailing=\"4\"/>"
            )
            #expect(stack.distribution == distribution && stack.axis == .vertical && stack.spacing == 7)
            #expect(stack.isLayoutMarginsRelativeArrangement)
            #expect(
                stack.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        }
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
        let types: [(String, UIButton.ButtonType)] = [
            ("system", .system), ("roundedRect", .system), ("infoLight", .infoLight), ("infoDark", .infoDark),
            ("contactAdd", .contactAdd), ("detailDisclosure", .detailDisclosure), ("custom", .custom),
        ]
        for (name, type) in types {
            let button: UIButton = try made("button", "buttonType=\"\(name)\"")
            #expect(button.buttonType == type)
        }
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
        let sizes: [(String, UIButton.Configuration.Size)] = [
            ("mini", .mini), ("small", .small), ("large", .large), ("medium", .medium),
        ]
        for (name, size) in sizes {
            let button: UIButton = try made(
                "button", "",
                "<buttonConfiguration key=\"configuration\" style=\"gray\" buttonSize=\"\(name)\" imagePadding=\"6\"/>")
            #expect(button.configuration?.buttonSize == size && button.configuration?.imagePadding == 6)
        }
    }

    /// "eventType": the event of an action.
    @Test func actionsHaveTheirEvents() throws {
        let events: [(String, UIControl.Event)] = [
            ("touchDown", .touchDown), ("touchUpInside", .touchUpInside), ("touchUpOutside", .touchUpOutside),
            ("valueChanged", .valueChanged), ("editingDidBegin", .editingDidBegin), ("editingChanged", .editingChanged),
            ("editingDidEnd", .editingDidEnd), ("editingDidEndOnExit", .editingDidEndOnExit),
            ("primaryActionTriggered", .primaryActionTriggered), ("touchDragInside", .touchDragInside),
            ("touchCancel", .touchCancel),
        ]
        for (name, event) in events {
            let button: UIButton = try made(
                "button", "",
                "<connections><action selector=\"vote:\" destination=\"o\" eventType=\"\(name)\" id=\"a\"/></connections>"
            )
            #expect(button.allControlEvents == event)
            #expect(button.actions(forTarget: button, forControlEvent: event) == ["vote:"])
        }
    }

    @Test func controlsHaveTheirValues() throws {
        let segments: UISegmentedControl = try made(
            "segmentedControl", "selectedSegmentIndex=\"1\"",
            "<segments><segment title=\"A\"/><segment title=\"B\"/><segment title=\"C\"/></segments>")
        #expect(
            segments.numberOfSegments == 3 && segments.titleForSegment(at: 2) == "C"
                && segments.selectedSegmentIndex == 1)
        let styles: [(String, UIActivityIndicatorView.Style)] = [
            ("large", .large), ("whiteLarge", .whiteLarge), ("white", .white), ("gray", .gray),
        ]
        for (name, style) in styles {
            let wheel: UIActivityIndicatorView = try made(
                "activityIndicatorView", "style=\"\(name)\" animating=\"YES\" hidesWhenStopped=\"NO\"")
            #expect(wheel.style == style && wheel.isAnimating && !wheel.hidesWhenStopped)
        }
        let modes: [(String, UIDatePicker.Mode)] = [
            ("time", .time), ("date", .date), ("dateAndTime", .dateAndTime), ("countDownTimer", .countDownTimer),
        ]
        for (name, mode) in modes {
            let picker: UIDatePicker = try made("datePicker", "datePickerMode=\"\(name)\"")
            #expect(picker.datePickerMode == mode)
        }
        let bar: UIProgressView = try made("progressView", "progress=\"0.25\"")
        let search: UISearchBar = try made("searchBar", "text=\"Ada\" placeholder=\"Name\" showsCancelButton=\"YES\"")
        #expect(
            bar.progress == 0.25 && search.text == "Ada" && search.placeholder == "Name" && search.showsCancelButton)
        let cells: [(String, Bool)] = [("Value1", true), ("Value2", true), ("Subtitle", true), ("Default", false)]
        for (name, hasDetail) in cells {
            let cell: UITableViewCell = try made("tableViewCell", "style=\"IBUITableViewCellStyle\(name)\"")
            #expect((cell.detailTextLabel != nil) == hasDetail)
        }
        let borders: [(String, UITextField.BorderStyle)] = [
            ("line", .line), ("bezel", .bezel), ("roundedRect", .roundedRect), ("none", .none),
        ]
        for (name, border) in borders {
            let field: UITextField = try made("textField", "borderStyle=\"\(name)\" text=\"a\" placeholder=\"b\"")
            #expect(field.borderStyle == border && field.text == "a" && field.placeholder == "b")
        }
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
