import Foundation
import Testing

@testable import UIKitAPI

/// Values of controls that follow from others.
@MainActor struct ControlValuesTests {
    /// "UIDatePicker.Mode.countDownTimer": only wheels can show it; otherwise the style is the preferred one.
    @Test(
        arguments: [
            (.automatic, .compact), (.compact, .compact), (.inline, .inline), (.wheels, .wheels),
        ] as [(UIDatePickerStyle, UIDatePickerStyle)])
    func stylesOfDatePickers(_ preferred: UIDatePickerStyle, _ style: UIDatePickerStyle) {
        let picker = UIDatePicker()
        picker.preferredDatePickerStyle = preferred
        let found = [UIDatePicker.Mode.time, .date, .dateAndTime, .countDownTimer].map { mode in
            picker.datePickerMode = mode
            return picker.datePickerStyle
        }
        #expect(found == [style, style, style, .wheels])
        picker.setDate(Date(timeIntervalSince1970: 86_400), animated: true)
        #expect(picker.date == Date(timeIntervalSince1970: 86_400))
    }

    /// The text, the text that is edited and the placeholder stand in one rectangle, inside of a border.
    @Test(arguments: [
        (UITextField.BorderStyle.none, CGRect(x: 10, y: 20, width: 100, height: 34)),
        (.line, CGRect(x: 17, y: 22, width: 86, height: 30)), (.bezel, CGRect(x: 17, y: 22, width: 86, height: 30)),
        (.roundedRect, CGRect(x: 17, y: 22, width: 86, height: 30)),
    ])
    func rectanglesOfTextFields(_ style: UITextField.BorderStyle, _ wanted: CGRect) {
        let (field, bounds) = (UITextField(), CGRect(x: 10, y: 20, width: 100, height: 34))
        field.borderStyle = style
        let found = [
            field.textRect(forBounds: bounds), field.editingRect(forBounds: bounds),
            field.placeholderRect(forBounds: bounds),
        ]
        #expect(found == [wanted, wanted, wanted])
    }

    /// Keyboards with nothing but numbers.
    @Test func keyboardsWithDigits() {
        let numbers: [UIKeyboardType] = [.numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad]
        let others: [UIKeyboardType] = [
            .default, .asciiCapable, .numbersAndPunctuation, .URL, .namePhonePad, .emailAddress, .twitter, .webSearch,
        ]
        #expect(numbers.allSatisfy(\.hasOnlyDigits) && !others.contains(where: \.hasOnlyDigits))
    }

    /// "hasStrings" and its like: whether there is one; the texts and the text are the same.
    @Test func pasteboards() {
        let board = UIPasteboard()
        func has() -> [Bool] { [board.hasStrings, board.hasURLs, board.hasImages] }
        #expect(has() == [false, false, false] && board.strings == nil)
        board.string = "Ada"
        #expect(has() == [true, false, false] && board.strings == ["Ada"])
        (board.string, board.url) = (nil, URL(string: "https://a.b"))
        #expect(has() == [false, true, false])
        (board.url, board.image) = (nil, UIImage())
        #expect(has() == [false, false, true])
        board.strings = ["Ben", "Chi"]
        #expect(board.string == "Ben")
        board.setData(Data([1]), forPasteboardType: "a")
        #expect(board.data(forPasteboardType: "a") == Data([1]) && board.data(forPasteboardType: "b") == nil)
    }

    @Test func orientations() {
        let all: [UIDeviceOrientation] = [
            .unknown, .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight, .faceUp, .faceDown,
        ]
        #expect(all.map(\.isPortrait) == [false, true, true, false, false, false, false])
        #expect(all.map(\.isLandscape) == [false, false, false, true, true, false, false])
    }
}
