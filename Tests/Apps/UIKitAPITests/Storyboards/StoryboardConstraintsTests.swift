import Foundation
import Testing
import UIKitAPI

/// Constraints as Interface Builder writes them.
@MainActor struct StoryboardConstraintsTests {
    private let nib: NibFolder

    init() throws { nib = try NibFolder() }

    /// The constraint of a view with two views in it.
    private func constraint(_ attributes: String) throws -> NSLayoutConstraint {
        let view: UIView = try nib.object(
            """
            <view id="v"><rect key="frame" x="0" y="0" width="100" height="100"/><subviews>
            <view id="a" translatesAutoresizingMaskIntoConstraints="NO"/>
            <view id="b" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
            <constraints><constraint \(attributes) id="c"/></constraints></view>
            """)
        return try #require(view.constraints.first)
    }

    @Test(arguments: [
        ("", NSLayoutConstraint.Relation.equal), ("relation=\"lessThanOrEqual\"", .lessThanOrEqual),
        ("relation=\"greaterThanOrEqual\"", .greaterThanOrEqual),
    ])
    func relations(_ attribute: String, _ relation: NSLayoutConstraint.Relation) throws {
        let made = try constraint(
            "firstItem=\"a\" firstAttribute=\"top\" secondItem=\"b\" secondAttribute=\"bottom\" constant=\"3\" priority=\"250\" \(attribute)"
        )
        #expect(made.relation == relation && made.constant == 3 && made.priority.rawValue == 250)
        #expect(made.firstAttribute == .top && made.secondAttribute == .bottom)
    }

    /// A multiplier is a number or a ratio, written with a colon or a slash.
    @Test(arguments: [("2", 2), ("16:9", 16.0 / 9), ("1/4", 0.25), ("3:0", 3), ("", 1)] as [(String, CGFloat)])
    func multipliers(_ text: String, _ value: CGFloat) throws {
        let made = try constraint(
            "firstItem=\"a\" firstAttribute=\"width\" secondItem=\"b\" secondAttribute=\"height\" multiplier=\"\(text)\""
        )
        #expect(abs(made.multiplier - value) < 1e-9 && made.constant == 0)
    }

    /// "symbolic": the standard space, of 20 points to the view around and 8 to a sibling; a constant replaces it.
    @Test(
        arguments: [
            ("symbolic=\"YES\"", "v", 20), ("symbolic=\"YES\"", "b", 8), ("symbolic=\"YES\" constant=\"5\"", "v", 5),
            ("", "v", 0),
        ] as [(String, String, CGFloat)])
    func standardSpaces(_ attribute: String, _ other: String, _ constant: CGFloat) throws {
        let made = try constraint(
            "firstItem=\"a\" firstAttribute=\"leading\" secondItem=\"\(other)\" secondAttribute=\"trailing\" \(attribute)"
        )
        #expect(made.constant == constant)
    }

    @Test func attributesHaveTheirNames() throws {
        let attributes: [(String, NSLayoutConstraint.Attribute)] = [
            ("left", .left), ("right", .right), ("leading", .leading), ("trailing", .trailing), ("centerX", .centerX),
            ("leftMargin", .leftMargin), ("rightMargin", .rightMargin), ("leadingMargin", .leadingMargin),
            ("trailingMargin", .trailingMargin), ("centerXWithinMargins", .centerXWithinMargins),
        ]
        for (name, attribute) in attributes {
            let made = try constraint(
                "firstItem=\"a\" firstAttribute=\"leading\" secondItem=\"v\" secondAttribute=\"\(name)\"")
            #expect(made.firstAttribute == .leading && made.secondAttribute == attribute)
        }
        let vertical: [(String, NSLayoutConstraint.Attribute)] = [
            ("top", .top), ("bottom", .bottom), ("centerY", .centerY), ("baseline", .lastBaseline),
            ("firstBaseline", .firstBaseline), ("topMargin", .topMargin), ("bottomMargin", .bottomMargin),
            ("centerYWithinMargins", .centerYWithinMargins),
        ]
        for (name, attribute) in vertical {
            let made = try constraint(
                "firstItem=\"a\" firstAttribute=\"bottom\" secondItem=\"v\" secondAttribute=\"\(name)\"")
            #expect(made.firstAttribute == .bottom && made.secondAttribute == attribute)
        }
    }

    /// A placeholder is left out when the file is read.
    @Test func placeholdersAreLeftOut() throws {
        let view: UIView = try nib.object(
            """
            <view id="v"><constraints><constraint firstAttribute="width" constant="7" placeholder="YES" id="c"/>
            <constraint firstAttribute="height" constant="8" id="d"/></constraints></view>
            """)
        #expect(view.constraints.map(\.constant) == [8] && view.constraints[0].firstAttribute == .height)
    }
}
