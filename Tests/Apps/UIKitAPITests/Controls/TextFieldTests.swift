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
}
