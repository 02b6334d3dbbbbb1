import Foundation
import Testing

@testable import UIKitAPI

/// Runtime attributes, and what lies in the views that have parts of their own, as Interface Builder writes them.
@MainActor struct StoryboardAttributesTests {
    private let nib: NibFolder

    init() throws { nib = try NibFolder() }

    private func attribute(_ type: String, _ path: String, _ value: String) -> String {
        "<userDefinedRuntimeAttribute type=\"\(type)\" keyPath=\"\(path)\">\(value)</userDefinedRuntimeAttribute>"
    }

    private func view<View>(_ attributes: String..., tag: String = "view") throws -> View {
        try nib.object(
            """
            <\(tag) id="v" customClass="NamedView" customModule="UIKitAPITests">
            <userDefinedRuntimeAttributes>\(attributes.joined())</userDefinedRuntimeAttributes></\(tag)>
            """)
    }

    /// A string is an attribute, or, where it has several lines, an element of its own.
    @Test(
        arguments: [
            (" value=\"Ada\"/>", "Ada"),
            ("><string key=\"value\">Ada&#10;Chi</string></userDefinedRuntimeAttribute>", "Ada\nChi"),
            ("><mutableString key=\"value\">A &amp; B</mutableString></userDefinedRuntimeAttribute>", "A & B"),
            (" value=\"7\"/>", "7"), ("><string key=\"value\"/></userDefinedRuntimeAttribute>", ""),
        ])
    func strings(_ value: String, _ name: String) throws {
        let view: NamedView = try view("<userDefinedRuntimeAttribute type=\"string\" keyPath=\"name\"\(value)")
        #expect(view.name == name)
    }

    /// What belongs to the layer has a path of its own.
    @Test func propertiesOfTheLayer() throws {
        let view: UIView = try view(
            attribute("number", "layer.cornerRadius", "<real key=\"value\" value=\"7.5\"/>"),
            attribute("number", "layer.borderWidth", "<integer key=\"value\" value=\"2\"/>"),
            attribute("number", "layer.shadowOpacity", "<real key=\"value\" value=\"0.25\"/>"),
            attribute("number", "layer.shadowRadius", "<real key=\"value\" value=\"9\"/>"),
            attribute("size", "layer.shadowOffset", "<size key=\"value\" width=\"3\" height=\"-4\"/>"))
        #expect(view.layer.cornerRadius == 7.5 && view.layer.borderWidth == 2)
        #expect(view.layer.shadowOpacity == 0.25 && view.layer.shadowRadius == 9)
        #expect(view.layer.shadowOffset == CGSize(width: 3, height: -4))
    }

    /// Clipping is an attribute of the element under two names, or a runtime attribute.
    @Test(
        arguments: [
            ("clipsSubviews=\"YES\"", true), ("clipsToBounds=\"YES\"", true), ("clipsSubviews=\"NO\"", false),
            ("clipsToBounds=\"NO\"", false), ("", false),
        ])
    func clipping(_ attribute: String, _ clips: Bool) throws {
        let view: UIView = try nib.object("<view id=\"v\" \(attribute)/>")
        let label: UILabel = try nib.object("<label id=\"v\" \(attribute)/>")
        #expect(view.clipsToBounds == clips && label.clipsToBounds == clips)
    }

    @Test(arguments: ["layer.masksToBounds", "clipsToBounds"], ["YES", "NO"])
    func clippingAtRuntime(_ path: String, _ value: String) throws {
        let view: UIView = try view(
            "<userDefinedRuntimeAttribute type=\"boolean\" keyPath=\"\(path)\" value=\"\(value)\"/>")
        #expect(view.clipsToBounds == (value == "YES") && view.layer.masksToBounds == (value == "YES"))
    }

    /// A table has views above and below its rows, and a cell of a style has its labels.
    @Test func partsOfTables() throws {
        let table: UITableView = try nib.object(
            """
            <tableView style="grouped" id="t"><rect key="frame" x="0" y="0" width="300" height="400"/>
            <view key="tableHeaderView" tag="1" id="h"><rect key="frame" x="0" y="0" width="300" height="50"/></view>
            <view key="tableFooterView" tag="2" id="f"><rect key="frame" x="0" y="0" width="300" height="70"/></view>
            <prototypes><tableViewCell style="IBUITableViewCellStyleSubtitle" reuseIdentifier="guest"
                textLabel="a" detailTextLabel="b" imageView="i" selectionStyle="none" accessoryType="checkmark" id="c">
                <tableViewCellContentView key="contentView" id="cc"><subviews>
                    <label text="Ada" id="a"/><label text="coming" id="b"/><label text="own" id="o"/>
                    <imageView tag="5" id="i"/>
                </subviews></tableViewCellContentView></tableViewCell></prototypes></tableView>
            """)
        #expect(table.style == .grouped && table.tableHeaderView?.tag == 1 && table.tableFooterView?.tag == 2)
        let cell = try #require(table.dequeueReusableCell(withIdentifier: "guest"))
        #expect(cell.textLabel?.text == "Ada" && cell.detailTextLabel?.text == "coming" && cell.imageView?.tag == 5)
        let own = cell.contentView.subviews.compactMap { ($0 as? UILabel)?.text }
        #expect(own.sorted() == ["Ada", "coming", "own"])
        #expect(cell.selectionStyle == .none && cell.accessoryType == .checkmark && cell.reuseIdentifier == "guest")
        #expect(table.dequeueReusableCell(withIdentifier: "other") == nil)
        let plain: UITableView = try nib.object("<tableView style=\"plain\" id=\"t\"/>")
        #expect(plain.style == .plain)
    }

    @Test(
        arguments: [
            ("disclosureIndicator", UITableViewCell.AccessoryType.disclosureIndicator), ("checkmark", .checkmark),
            ("detailButton", .detailButton), ("detailDisclosureButton", .detailDisclosureButton), ("none", .none),
        ])
    func signsOfCells(_ name: String, _ type: UITableViewCell.AccessoryType) throws {
        let cell: UITableViewCell = try nib.object("<tableViewCell accessoryType=\"\(name)\" id=\"c\"/>")
        #expect(cell.accessoryType == type && cell.selectionStyle == .default)
    }

    /// Cells of a collection are made by their names, and headers and footers by their kinds.
    @Test func partsOfCollections() throws {
        let list: UICollectionView = try nib.object(
            """
            <collectionView id="l"><rect key="frame" x="0" y="0" width="300" height="400"/>
            <collectionViewFlowLayout key="collectionViewLayout" id="f"/>
            <cells><collectionViewCell reuseIdentifier="photo" id="c">
                <view key="contentView" id="cv"><subviews><label text="in a cell" id="a"/></subviews></view>
            </collectionViewCell></cells>
            <collectionReusableView key="sectionHeaderView" reuseIdentifier="title" id="h">
                <subviews><label text="above" id="b"/></subviews></collectionReusableView>
            <collectionReusableView key="sectionFooterView" reuseIdentifier="title" id="g">
                <subviews><label text="below" id="d"/></subviews></collectionReusableView></collectionView>
            """)
        let place = IndexPath(item: 0, section: 0)
        let cell = list.dequeueReusableCell(withReuseIdentifier: "photo", for: place)
        #expect(cell.contentView.subviews.compactMap { ($0 as? UILabel)?.text } == ["in a cell"])
        func text(_ kind: String) -> String? {
            list.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "title", for: place)
                .subviews.compactMap { ($0 as? UILabel)?.text }.first
        }
        #expect(text(UICollectionView.elementKindSectionHeader) == "above")
        #expect(text(UICollectionView.elementKindSectionFooter) == "below")
    }

    /// What lies on an effect lies in its content view.
    @Test func effects() throws {
        let effect: UIVisualEffectView = try nib.object(
            """
            <visualEffectView id="e"><rect key="frame" x="0" y="0" width="30" height="40"/>
            <view key="contentView" id="c"><subviews><label text="on it" id="l"/></subviews></view>
            <blurEffect style="dark"/></visualEffectView>
            """)
        #expect(effect.contentView.subviews.compactMap { ($0 as? UILabel)?.text } == ["on it"])
        #expect((effect.effect as? UIBlurEffect)?.color == UIBlurEffect(style: .dark).color)
        let none: UIVisualEffectView = try nib.object("<visualEffectView id=\"e\"/>")
        #expect(none.effect == nil && none.backgroundColor == nil)
    }

    /// "User Interaction Enabled" says whether a view takes touches, also where views of the kind do not by themselves.
    @Test(arguments: [
        "view", "label", "imageView", "button", "textField", "switch", "stackView", "scrollView", "tableView",
    ])
    func touches(_ name: String) throws {
        let views: [UIView] = try nib.objects(
            ["YES", "NO"].map { "<\(name) id=\"\($0)\" userInteractionEnabled=\"\($0)\"/>" })
        #expect(views.map(\.isUserInteractionEnabled) == [true, false])
        // Interface Builder leaves the attribute out of what takes touches.
        let left: [UIView] = try nib.objects(["<\(name) id=\"1\"/>"])
        #expect(left.map(\.isUserInteractionEnabled) == [true])
    }
}
