import Foundation
import TestSupport
import Testing
import UIKitAPI

/// A controller as `balloon import` leaves it: outlets are filled and actions called by their names.
final class PollController: UIViewController {
    weak var question: UILabel!
    var options: [UIButton]! = []
    var radius: CGFloat = 0
    var votes: [String] = []
    var loads = 0
    var prepared: [String?] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        loads += 1
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) { prepared.append(segue.identifier) }

    func vote(_ sender: UIButton) { votes.append(sender.title(for: .normal) ?? "") }

    override func call(methodNamed name: String, with arguments: [Any]) -> Bool {
        switch name {
        case "vote(_:)", "vote:": MethodCall.run(self.vote(_:), with: arguments)
        default: super.call(methodNamed: name, with: arguments)
        }
    }

    override func connect(outletNamed name: String, to object: Any) -> Bool {
        switch name {
        case "question": MethodCall.set(&question, to: object)
        case "options": MethodCall.set(&options, to: object)
        default: super.connect(outletNamed: name, to: object)
        }
    }
}

/// A view with a property that Interface Builder sets.
final class BadgeView: UIView {
    var inset: CGFloat = 0
    var wasAwoken = false

    override func awakeFromNib() { wasAwoken = true }

    override func connect(outletNamed name: String, to object: Any) -> Bool {
        name == "inset" ? MethodCall.set(&inset, to: object) : super.connect(outletNamed: name, to: object)
    }
}

/// A view whose code changes what Interface Builder said, as many do where they are made.
final class CardView: UIView {
    var seen: (color: UIColor?, subviewCount: Int, width: CGFloat) = (nil, 0, 0)

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        seen = (backgroundColor, subviews.count, frame.width)
        backgroundColor = .purple
    }
}

/// A collection whose code changes its layout.
final class TightGrid: UICollectionView {
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing = 0
    }
}

/// A row whose label is an outlet.
final class GuestCell: UITableViewCell {
    weak var name: UILabel!

    override func connect(outletNamed name: String, to object: Any) -> Bool {
        name == "name" ? MethodCall.set(&self.name, to: object) : super.connect(outletNamed: name, to: object)
    }
}

/// Storyboards are read as iOS reads them: objects, then constraints, outlets and actions, then `viewDidLoad`.
@MainActor @Suite struct StoryboardTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func storyboard(_ objects: String, named name: String = "Main") throws -> UIStoryboard {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="root">
                <scenes>\(objects)</scenes>
            </document>
            """
        try folder.write(text, to: "\(name).storyboard")
        let bundle: Bundle = try #require(Bundle(path: folder.path))
        return UIStoryboard(name: name, bundle: bundle)
    }

    private static let poll = """
        <scene sceneID="s1"><objects>
            <viewController storyboardIdentifier="poll" id="root" customClass="PollController"
                customModule="UIKitAPITests" sceneMemberID="viewController">
                <view key="view" contentMode="scaleToFill" id="v">
                    <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
                    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                    <subviews>
                        <label text="Lunch &amp; talk?" textAlignment="center" lineBreakMode="tailTruncation"
                            numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" id="q">
                            <fontDescription key="fontDescription" type="boldSystem" pointSize="20"/>
                            <color key="textColor" red="1" green="0" blue="0" alpha="1" colorSpace="calibratedRGB"/>
                        </label>
                        <button buttonType="roundedRect" id="b1">
                            <rect key="frame" x="20" y="200" width="100" height="44"/>
                            <autoresizingMask key="autoresizingMask" flexibleMinX="YES" flexibleMaxY="YES"/>
                            <state key="normal" title="Yes"/>
                            <connections><action selector="vote:" destination="root" eventType="touchUpInside" id="a1"/></connections>
                        </button>
                        <button buttonType="roundedRect" id="b2">
                            <rect key="frame" x="140" y="200" width="100" height="44"/>
                            <state key="normal" title="No"/>
                            <connections><segue destination="next" kind="presentation" identifier="more" id="g"/></connections>
                        </button>
                        <view id="badge" customClass="BadgeView" customModule="UIKitAPITests">
                            <rect key="frame" x="0.0" y="300" width="40" height="40"/>
                            <userDefinedRuntimeAttributes>
                                <userDefinedRuntimeAttribute type="number" keyPath="inset">
                                    <real key="value" value="3.5"/>
                                </userDefinedRuntimeAttribute>
                                <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
                                    <integer key="value" value="8"/>
                                </userDefinedRuntimeAttribute>
                            </userDefinedRuntimeAttributes>
                        </view>
                    </subviews>
                    <constraints>
                        <constraint firstItem="q" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="16" id="c1"/>
                        <constraint firstAttribute="trailing" secondItem="q" secondAttribute="trailing" constant="16" id="c2"/>
                        <constraint firstItem="q" firstAttribute="top" secondItem="top" secondAttribute="bottom" constant="20" id="c3"/>
                        <constraint firstItem="q" firstAttribute="height" secondItem="q" secondAttribute="width" multiplier="1:8" id="c4"/>
                    </constraints>
                </view>
                <layoutGuides><viewControllerLayoutGuide type="top" id="top"/></layoutGuides>
                <connections>
                    <outlet property="question" destination="q" id="o1"/>
                    <outletCollection property="options" destination="b1" id="o2"/>
                    <outletCollection property="options" destination="b2" id="o3"/>
                </connections>
            </viewController>
            <placeholder placeholderIdentifier="IBFirstResponder" id="f" sceneMemberID="firstResponder"/>
        </objects></scene>
        <scene sceneID="s2"><objects>
            <viewController title="Next" id="next" sceneMemberID="viewController">
                <view key="view" id="nv"><rect key="frame" x="0.0" y="0.0" width="320" height="480"/></view>
            </viewController>
        </objects></scene>
        """

    @Test func outletsAndTextsAreThereWhenTheViewIsLoaded() throws {
        let board = try storyboard(Self.poll)
        let controller = try #require(board.instantiateInitialViewController() as? PollController)
        #expect(controller.loads == 0 && controller.question == nil)
        controller.view.frame = CGRect(x: 0, y: 0, width: 402, height: 300)
        controller.view.layoutIfNeeded()
        #expect(controller.loads == 1)
        #expect(controller.question.text == "Lunch & talk?")
        #expect(controller.question.textColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(controller.question.font.pointSize == 20 && controller.question.numberOfLines == 0)
        #expect(controller.options.map { $0.title(for: .normal) } == ["Yes", "No"])
    }

    /// Constraints hold at another size than the canvas's, and what has none follows its mask.
    @Test func constraintsAndMasksPlaceViews() throws {
        let controller = try #require(try storyboard(Self.poll).instantiateInitialViewController() as? PollController)
        controller.view.frame = CGRect(x: 0, y: 0, width: 402, height: 300)
        controller.view.layoutIfNeeded()
        #expect(controller.question.frame.minX == 16 && controller.question.frame.width == 370)
        #expect(controller.question.frame.minY == 20)
        #expect(abs(controller.question.frame.height - 370.0 / 8) < 0.5)
        #expect(abs(controller.options[0].frame.minX - 102) < 0.001, "the left margin grows")
        #expect(controller.options[1].frame.minX == 140)
    }

    @Test func actionsAndSeguesAreGone() throws {
        let controller = try #require(try storyboard(Self.poll).instantiateInitialViewController() as? PollController)
        controller.loadViewIfNeeded()
        controller.options[0].sendActions(for: .touchUpInside)
        #expect(controller.votes == ["Yes"])
        controller.options[1].sendActions(for: .touchUpInside)
        #expect(controller.prepared == ["more"])
        #expect(controller.presentedViewController?.title == "Next")
    }

    @Test func propertiesOfInterfaceBuilderAreSet() throws {
        let controller = try #require(try storyboard(Self.poll).instantiateInitialViewController() as? PollController)
        controller.loadViewIfNeeded()
        let badge = try #require(controller.view.subviews.compactMap { $0 as? BadgeView }.first)
        #expect(badge.inset == 3.5 && badge.layer.cornerRadius == 8 && badge.wasAwoken)
    }

    /// What is in the file is there when `super.init(coder:)` returns, and code that comes then has the last word.
    @Test func codeBehindTheCoderHasTheLastWord() throws {
        let board = try storyboard(
            """
            <scene sceneID="s1"><objects>
                <viewController id="root" sceneMemberID="viewController">
                    <view key="view" id="v"><rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
                        <subviews>
                            <view id="card" customClass="CardView" customModule="UIKitAPITests">
                                <rect key="frame" x="0.0" y="0.0" width="90" height="40"/>
                                <subviews><label text="A" id="l"/><label text="B" id="m"/></subviews>
                                <color key="backgroundColor" red="1" green="1" blue="0" alpha="1" colorSpace="calibratedRGB"/>
                            </view>
                            <collectionView id="grid" customClass="TightGrid" customModule="UIKitAPITests">
                                <rect key="frame" x="0.0" y="60" width="300" height="400"/>
                                <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="7"
                                    minimumInteritemSpacing="10" id="flow"/>
                            </collectionView>
                        </subviews>
                    </view>
                </viewController>
            </objects></scene>
            """)
        let views = try #require(board.instantiateInitialViewController()?.view.subviews)
        let card = try #require(views[0] as? CardView)
        #expect(card.seen.color == UIColor(red: 1, green: 1, blue: 0, alpha: 1))
        #expect(card.seen.subviewCount == 2 && card.seen.width == 90 && card.subviews.count == 2)
        #expect(card.backgroundColor == .purple)
        let flow = try #require((views[1] as? TightGrid)?.collectionViewLayout as? UICollectionViewFlowLayout)
        #expect(flow.minimumInteritemSpacing == 0 && flow.minimumLineSpacing == 7)
    }

    /// A view without constraints keeps its frame, by its mask, though the file says that masks do not count.
    @Test func aFixedFrameIsKept() throws {
        let board = try storyboard(
            """
            <scene sceneID="s1"><objects>
                <viewController id="root" sceneMemberID="viewController">
                    <view key="view" id="v"><rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
                        <subviews>
                            <button fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="b">
                                <rect key="frame" x="200" y="90" width="100" height="30"/>
                                <autoresizingMask key="autoresizingMask" flexibleMinX="YES" flexibleMaxY="YES"/>
                                <state key="normal" title="Go"/>
                            </button>
                        </subviews>
                    </view>
                </viewController>
            </objects></scene>
            """)
        let view = try #require(board.instantiateInitialViewController()?.view)
        view.frame = CGRect(x: 0, y: 0, width: 402, height: 300)
        view.layoutIfNeeded()
        #expect(view.subviews[0].frame == CGRect(x: 282, y: 90, width: 100, height: 30))
    }

    /// The first Xcode 8, with which most apps of Messages began, wrote frames as insets.
    @Test func aFrameOfInsetsIsRead() throws {
        let view = try views(
            """
            <button fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" buttonType="roundedRect" id="b">
                <frame key="frameInset" minX="137" minY="20" width="46" height="30"/>
                <state key="normal" title="Go"/>
            </button>
            """)[0]
        #expect(view.frame == CGRect(x: 137, y: 20, width: 46, height: 30))
    }

    /// Interface Builder makes frames as wide as titles in Apple's font: two points are no reason to cut one.
    @Test(arguments: [(1.5, false), (2.5, true)])
    func aTitleALittleWiderThanItsFrameIsNotCut(_ missing: CGFloat, _ isCut: Bool) throws {
        let title = UILabel()
        title.text = "Number of guests"
        let width = title.intrinsicContentSize.width - missing
        let rect = "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"\(width)\" height=\"34\"/>"
        let found = try views(
            """
            <label fixedFrame="YES" text="Number of guests" lineBreakMode="tailTruncation" id="l">\(rect)
                <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
            <button fixedFrame="YES" buttonType="custom" id="b">\(rect)
                <fontDescription key="fontDescription" type="system" pointSize="17"/>
                <state key="normal" title="Number of guests"/></button>
            """)
        for view in found {
            let record = try DrawnView(view).record
            #expect(record.contains("Number of guests") != isCut, "\(record)")
        }
        // In code a frame is what the app says.
        title.frame = CGRect(x: 0, y: 0, width: width, height: 34)
        #expect(try !DrawnView(title).record.contains("Number of guests"))
    }

    @Test func controlsHaveTheirColoursAndNumbers() throws {
        let red = "red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"calibratedRGB\""
        let found = try views(
            """
            <switch on="YES" id="s"><color key="onTintColor" \(red)/></switch>
            <slider value="2" minValue="1" maxValue="3" id="l"><color key="minimumTrackTintColor" \(red)/></slider>
            <stepper maximumValue="12" value="4" stepValue="2" id="t"/>
            <pageControl numberOfPages="3" currentPage="1" id="p"/>
            <datePicker datePickerMode="time" style="wheels" minuteInterval="5" id="d">
                <date key="date" timeIntervalSinceReferenceDate="512576016"/></datePicker>
            <button buttonType="system" id="c">
                <buttonConfiguration key="configuration" style="filled" title="Join" cornerStyle="capsule"/></button>
            <stackView axis="vertical" id="k"><edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/></stackView>
            <textField id="f"><textInputTraits key="textInputTraits" secureTextEntry="YES"/></textField>
            """)
        #expect((found[0] as? UISwitch)?.onTintColor == .red)
        let slider = try #require(found[1] as? UISlider)
        #expect(slider.value == 2 && slider.maximumValue == 3 && slider.minimumTrackTintColor == .red)
        let stepper = try #require(found[2] as? UIStepper)
        #expect(stepper.value == 4 && stepper.maximumValue == 12 && stepper.stepValue == 2)
        #expect((found[3] as? UIPageControl)?.currentPage == 1)
        let picker = try #require(found[4] as? UIDatePicker)
        #expect(picker.datePickerMode == .time && picker.preferredDatePickerStyle == .wheels)
        #expect(picker.minuteInterval == 5 && picker.date.timeIntervalSinceReferenceDate == 512_576_016)
        let looks = try #require((found[5] as? UIButton)?.configuration)
        #expect(looks.title == "Join" && looks.cornerStyle == .capsule)
        let margins = (found[6] as? UIStackView)?.layoutMargins
        #expect(margins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect((found[7] as? UITextField)?.isSecureTextEntry == true)
    }

    @Test func attributedTextsAndSignsOfCellsAreRead() throws {
        let found = try views(
            """
            <label id="l"><attributedString key="attributedText"><fragment content="red"><attributes>
                <color key="NSColor" red="1" green="0" blue="0" alpha="1" colorSpace="calibratedRGB"/>
                <font key="NSFont" size="20" name="Helvetica"/></attributes></fragment></attributedString></label>
            <tableViewCell accessoryType="detailDisclosureButton" reuseIdentifier="guest" id="c"/>
            """)
        let text = try #require((found[0] as? UILabel)?.attributedText)
        #expect(text.string == "red")
        #expect(text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
        #expect((text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 20)
        #expect((found[1] as? UITableViewCell)?.accessoryType == .detailDisclosureButton)
    }

    /// The views in the view of a controller.
    private func views(_ markup: String) throws -> [UIView] {
        let board = try storyboard(
            """
            <scene sceneID="s1"><objects><viewController id="root" sceneMemberID="viewController">
            <view key="view" id="v"><rect key="frame" x="0" y="0" width="320" height="480"/>
            <subviews>\(markup)</subviews></view></viewController></objects></scene>
            """)
        return try #require(board.instantiateInitialViewController()?.view).subviews
    }

    /// On iOS they live until the turn is over, so that a weak outlet is filled when the app adds it.
    @Test func theObjectsOfANibOutliveTheCall() async throws {
        try folder.write("<document><objects><view id=\"v\"/></objects></document>", to: "Card.xib")
        let bundle = try #require(Bundle(path: folder.path))
        weak let card = bundle.loadNibNamed("Card", owner: nil)?.first as? UIView
        #expect(card != nil)
    }

    @Test func cellsAreMadeOfPrototypes() throws {
        let board = try storyboard(
            """
            <scene sceneID="s"><objects><tableViewController id="root" sceneMemberID="viewController">
            <tableView key="view" style="plain" rowHeight="60" id="t">
                <rect key="frame" x="0" y="0" width="320" height="480"/>
                <prototypes>
                    <tableViewCell reuseIdentifier="guest" id="c" customClass="GuestCell" customModule="UIKitAPITests">
                        <rect key="frame" x="0" y="0" width="320" height="60"/>
                        <tableViewCellContentView key="contentView" id="cc"><subviews>
                            <label text="Name" id="l"><rect key="frame" x="16" y="10" width="200" height="21"/></label>
                        </subviews></tableViewCellContentView>
                        <connections><outlet property="name" destination="l" id="o"/></connections>
                    </tableViewCell>
                </prototypes>
            </tableView></tableViewController></objects></scene>
            """)
        let controller = try #require(board.instantiateInitialViewController() as? UITableViewController)
        let table = try #require(controller.tableView)
        #expect(table.rowHeight == 60 && table.dataSource === controller)
        let cells = (0..<2).map { _ in table.dequeueReusableCell(withIdentifier: "guest") as? GuestCell }
        #expect(cells.allSatisfy { $0?.name.text == "Name" && $0?.name.superview === $0?.contentView })
        #expect(cells[0] !== cells[1])
    }

    @Test func aNibFillsItsOwner() throws {
        let nib = """
            <document><objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="PollController">
                    <connections><outlet property="question" destination="l" id="o"/></connections>
                </placeholder>
                <view contentMode="scaleToFill" id="v"><rect key="frame" x="0" y="0" width="200" height="80"/>
                    <subviews><label text="From a nib" id="l"/></subviews></view>
            </objects></document>
            """
        try folder.write(nib, to: "Card.xib")
        let bundle = try #require(Bundle(path: folder.path))
        let owner = PollController(nibName: "Card", bundle: bundle)
        let views = try #require(bundle.loadNibNamed("Card", owner: owner))
        // The outlet is weak: the views come last, so that they live until here in an optimised build too.
        #expect(owner.question?.text == "From a nib")
        #expect((views.first as? UIView)?.bounds.width == 200)
    }

    @Test func aNameThatNobodyHasEndsTheProcess() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                _ = UIStoryboard(name: "Nowhere", bundle: nil).instantiateViewController(withIdentifier: "poll")
            }
        }
    }
}
