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

    /// The attributes of the second item, by their names.
    private func attributes(_ first: String, _ names: [String]) throws -> [NSLayoutConstraint.Attribute] {
        let views: [UIView] = try nib.objects(
            names.enumerated().map { number, name in
                """
                <view id="v\(number)"><subviews><view id="a\(number)"/></subviews><constraints>
                <constraint firstItem="a\(number)" firstAttribute="\(first)" secondItem="v\(number)"
                    secondAttribute="\(name)" id="c\(number)"/></constraints></view>
                """
            })
        return views.flatMap(\.constraints).map(\.secondAttribute)
    }

    @Test func attributesHaveTheirNames() throws {
        let across = try attributes(
            "leading",
            [
                "left", "right", "leading", "trailing", "centerX", "leftMargin", "rightMargin", "leadingMargin",
                "trailingMargin", "centerXWithinMargins",
            ])
        #expect(
            across == [
                .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
                .trailingMargin,
                .centerXWithinMargins,
            ])
        let down = try attributes(
            "bottom",
            [
                "top", "bottom", "centerY", "baseline", "firstBaseline", "topMargin", "bottomMargin",
                "centerYWithinMargins",
            ])
        #expect(
            down == [
                .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
                .centerYWithinMargins,
            ])
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

    /// The standard space is that to the view around, whichever of the two items that is.
    @Test(arguments: [("v", "a", 20), ("a", "v", 20), ("a", "b", 8), ("b", "a", 8)] as [(String, String, CGFloat)])
    func standardSpacesOfBothItems(_ first: String, _ second: String, _ constant: CGFloat) throws {
        let made = try constraint(
            "firstItem=\"\(first)\" firstAttribute=\"bottom\" secondItem=\"\(second)\" secondAttribute=\"bottom\" symbolic=\"YES\""
        )
        #expect(made.constant == constant)
    }
}
