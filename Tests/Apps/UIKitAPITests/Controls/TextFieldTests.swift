import Foundation
import Testing

@testable import UIKitAPI

/// The text of a field and the views beside it.
@MainActor struct TextFieldTests {
    /// "UITextField, leftView and rightView" are before and behind the text in the direction of the interface.
    @Test(arguments: [false, true]) func theTextStandsBetweenTheSideViews(isMirrored: Bool) throws {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        field.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
        let (left, right) = (
            UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10)),
            UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        )
        (field.leftView, field.rightView, field.text) = (left, right, "Ada")
        func label() throws -> CGRect {
            field.layoutIfNeeded()
            return try #require(field.subviews.compactMap { $0 as? UILabel }.first { !$0.isHidden }).frame
        }
        #expect(try label() == CGRect(x: 0, y: 0, width: 200, height: 40) && left.isHidden && right.isHidden)
        (field.leftViewMode, field.rightViewMode) = (.always, .unlessEditing)
        #expect(try label() == CGRect(x: isMirrored ? 30 : 20, y: 0, width: 150, height: 40))
        #expect(left.frame == CGRect(x: isMirrored ? 180 : 0, y: 15, width: 20, height: 10) && !left.isHidden)
        #expect(right.frame == CGRect(x: isMirrored ? 0 : 170, y: 10, width: 30, height: 20) && !right.isHidden)
        field.leftViewMode = .whileEditing
        field.rightViewMode = .never
        #expect(try label().width == 200 && left.isHidden && right.isHidden)
    }

    /// A border takes 7 points at the sides and 2 above and below (UIKit, observed), of the room that side views leave.
    @Test func aBorderIsAroundTheTextAlone() throws {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        field.borderStyle = .roundedRect
        (field.leftView, field.leftViewMode) = (UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10)), .always)
        field.placeholder = "Name"
        field.layoutIfNeeded()
        let hint = try #require(field.subviews.compactMap { $0 as? UILabel }.first { !$0.isHidden })
        #expect(hint.text == "Name" && hint.frame == CGRect(x: 27, y: 2, width: 166, height: 36))
    }

    private func shown(_ field: UITextField) -> [String?] {
        field.layoutIfNeeded()
        return field.subviews.compactMap { $0 as? UILabel }.filter { !$0.isHidden }.map(\.text)
    }

    /// "isSecureTextEntry": a dot stands for each character, and the text stays; "text" is never nil.
    @Test func secretsAreShownAsDots() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        #expect(field.text == "" && !field.hasText)
        field.text = "Ad👩‍👧a"
        field.isSecureTextEntry = true
        #expect(field.text == "Ad👩‍👧a" && shown(field) == ["••••"])
        field.attributedText = NSAttributedString(string: "Bo")
        #expect(field.text == "Bo" && shown(field) == ["••"])
        field.insertText("b")
        field.deleteBackward()
        field.deleteBackward()
        #expect(field.text == "B" && shown(field) == ["•"] && field.hasText)
        field.isSecureTextEntry = false
        #expect(field.text == "B" && shown(field) == ["B"])
        field.deleteBackward()
        field.deleteBackward()
        #expect(field.text == "" && !field.hasText)
    }

    /// The placeholder is shown where there is no text.
    @Test func placeholders() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        field.placeholder = "Name"
        #expect(shown(field) == ["Name"])
        field.text = "Ada"
        #expect(shown(field) == ["Ada"] && field.placeholder == "Name")
        field.text = nil
        field.attributedPlaceholder = NSAttributedString(string: "Other")
        #expect(shown(field) == ["Other"] && field.text == "" && field.attributedPlaceholder?.string == "Other")
    }

    /// The text of a field with a border is 7 points from its sides and 2 from above and below; a round one is at least 34
    /// points tall (UIKit, observed). A field without text is as wide as its placeholder.
    @Test func sizesOfFields() {
        let field = UITextField()
        field.font = .systemFont(ofSize: 20)
        let line = UIFont.systemFont(ofSize: 20).lineHeight
        func label(_ text: String) -> CGFloat {
            let label = UILabel()
            (label.text, label.font) = (text, field.font)
            return label.intrinsicContentSize.width
        }
        (field.placeholder, field.text) = ("Your name", "Ada")
        let plain = field.intrinsicContentSize
        #expect(plain.width == label("Ada") && plain.height >= line && plain.height < line + 0.34)
        for (style, height) in [
            (UITextField.BorderStyle.line, plain.height + 4), (.bezel, plain.height + 4), (.roundedRect, 34),
        ] {
            field.borderStyle = style
            #expect(field.intrinsicContentSize == CGSize(width: plain.width + 14, height: height))
            #expect(field.sizeThatFits(.zero) == field.intrinsicContentSize)
        }
        field.font = .systemFont(ofSize: 40)
        #expect(field.intrinsicContentSize.height > 40 * 1.19 + 3.9)
        field.text = ""
        #expect(field.intrinsicContentSize.width == label("Your name") + 14)
    }
}
