import Foundation
import Testing

@testable import UIKitAPI

/// A view with properties of each kind that Interface Builder can set.
final class NamedView: UIView {
    var name = ""
    var isOn = false
    var count = 0
    var color = UIColor.black
    var extent = CGSize.zero
    var corner = CGPoint.zero
    var area = CGRect.zero

    override func connect(outletNamed outlet: String, to object: Any) -> Bool {
        switch outlet {
        case "name": MethodCall.set(&name, to: object)
        case "isOn": MethodCall.set(&isOn, to: object)
        case "count": MethodCall.set(&count, to: object)
        case "color": MethodCall.set(&color, to: object)
        case "extent": MethodCall.set(&extent, to: object)
        case "corner": MethodCall.set(&corner, to: object)
        case "area": MethodCall.set(&area, to: object)
        default: super.connect(outletNamed: outlet, to: object)
        }
    }
}

/// Values as Interface Builder writes them.
@MainActor struct StoryboardValuesTests {
    private let nib: NibFolder

    init() throws { nib = try NibFolder() }

    private func element(_ markup: String) throws -> MarkupElement { try #require(MarkupReader.element(of: markup)) }

    /// Runtime attributes of each type are set as their type.
    @Test func runtimeAttributesHaveTheirTypes() throws {
        let rgb = "red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"calibratedRGB\""
        let attributes = [
            ("string", "name", " value=\"Ada\"/>"), ("boolean", "isOn", " value=\"YES\"/>"),
            ("number", "count", "><integer key=\"value\" value=\"7\"/></userDefinedRuntimeAttribute>"),
            ("color", "color", "><color key=\"value\" \(rgb)/></userDefinedRuntimeAttribute>"),
            ("size", "extent", "><size key=\"value\" width=\"3\" height=\"4\"/></userDefinedRuntimeAttribute>"),
            ("point", "corner", "><point key=\"value\" x=\"5\" y=\"6\"/></userDefinedRuntimeAttribute>"),
            (
                "rect", "area",
                "><rect key=\"value\" x=\"1\" y=\"2\" width=\"3\" height=\"4\"/></userDefinedRuntimeAttribute>"
            ),
        ].map { "<userDefinedRuntimeAttribute type=\"\($0)\" keyPath=\"\($1)\"\($2)" }.joined()
        let view: NamedView = try nib.object(
            """
            <view id="v" customClass="NamedView" customModule="UIKitAPITests">
            <userDefinedRuntimeAttributes>\(attributes)</userDefinedRuntimeAttributes></view>
            """)
        #expect(view.name == "Ada" && view.isOn && view.count == 7 && view.color == .red)
        #expect(view.extent == CGSize(width: 3, height: 4) && view.corner == CGPoint(x: 5, y: 6))
        #expect(view.area == CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    /// "imagePlacement": leading where nothing is said.
    @Test(arguments: [
        ("", NSDirectionalRectEdge.leading), ("imagePlacement=\"leading\"", .leading),
        ("imagePlacement=\"trailing\"", .trailing),
        ("imagePlacement=\"top\"", .top), ("imagePlacement=\"bottom\"", .bottom),
    ])
    func picturesOfButtonsHaveTheirSide(_ attribute: String, _ side: NSDirectionalRectEdge) throws {
        let button: UIButton = try nib.object(
            "<button id=\"b\"><buttonConfiguration key=\"configuration\" style=\"plain\" title=\"Go\" \(attribute)/></button>"
        )
        #expect(button.configuration?.imagePlacement == side)
    }

    /// Insets are written as a rectangle's ends, and sides of a mask as what is flexible.
    @Test func insetsRectanglesAndMasks() throws {
        let inset = try element("<inset minX=\"1\" minY=\"2\" maxX=\"3\" maxY=\"4\"/>").insets
        #expect(inset == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
        let rect = try element("<rect x=\"1\" y=\"2\" width=\"3\" height=\"4\"/>")
        #expect(rect.rectangle == CGRect(x: 1, y: 2, width: 3, height: 4) && rect.size == CGSize(width: 3, height: 4))
        let parts: [(String, UIView.AutoresizingMask)] = [
            ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
            ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
            ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
        ]
        for (name, part) in parts {
            #expect(try element("<autoresizingMask \(name)=\"YES\"/>").mask == part)
            #expect(try element("<autoresizingMask \(name)=\"NO\"/>").mask == [])
        }
    }

    /// Colours by components, by grey and by name; fonts by type, weight, style and size.
    @Test func coloursAndFonts() throws {
        func color(_ attributes: String) throws -> UIColor? { try element("<color \(attributes)/>").color(in: nil) }
        #expect(
            try color("red=\"1\" green=\"0.5\" blue=\"0\" alpha=\"0.5\"")
                == UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.5))
        #expect(try color("white=\"0.5\" alpha=\"1\"") == UIColor(white: 0.5, alpha: 1))
        #expect(try color("systemColor=\"systemTealColor\"") == .systemTeal && color("systemColor=\"none\"") == nil)
        func font(_ attributes: String) throws -> UIFont? { try element("<fontDescription \(attributes)/>").font() }
        #expect(try font("type=\"boldSystem\" pointSize=\"20\"") == .boldSystemFont(ofSize: 20))
        #expect(try font("type=\"italicSystem\" pointSize=\"20\"") == .italicSystemFont(ofSize: 20))
        #expect(
            try font("type=\"system\" weight=\"heavy\" pointSize=\"12\"") == .systemFont(ofSize: 12, weight: .heavy))
        #expect(try font("style=\"UICTFontTextStyleSubhead\"") == .preferredFont(forTextStyle: .subheadline))
        #expect(try font("type=\"system\"") == .systemFont(ofSize: 17))
    }

    /// Headers that are registered with a nib file are read from it, for their kind and no other.
    @Test func headersComeFromTheirNib() throws {
        try nib.folder.write(
            """
            <document><objects><collectionReusableView id="v"><rect key="frame" x="0" y="0" width="50" height="20"/>
            <subviews><label text="Guests" id="l"/></subviews></collectionReusableView></objects></document>
            """, to: "Header.xib")
        let list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: UICollectionViewFlowLayout())
        let (header, footer) = (
            UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter
        )
        list.register(
            UINib(nibName: "Header", bundle: try nib.bundle()), forSupplementaryViewOfKind: header,
            withReuseIdentifier: "title")
        func label(_ kind: String, _ name: String) -> String? {
            let view = list.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: name, for: IndexPath(item: 0, section: 0))
            return view.subviews.compactMap { $0 as? UILabel }.first?.text
        }
        #expect(label(header, "title") == "Guests" && label(footer, "title") == nil && label(header, "other") == nil)
    }
}
