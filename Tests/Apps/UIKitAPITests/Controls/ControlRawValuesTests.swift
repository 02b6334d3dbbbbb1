import Foundation
import Testing

@testable import UIKitAPI

/// The numbers of enumerations and options of controls, as UIKit's headers have them.
@MainActor struct ControlRawValuesTests {
    @Test func ofControls() {
        typealias Event = UIControl.Event
        #expect(
            areBits([
                Event.touchDown, .touchDownRepeat, .touchDragInside, .touchDragOutside, .touchDragEnter, .touchDragExit,
                .touchUpInside, .touchUpOutside, .touchCancel,
            ]))
        #expect(areBits([Event.valueChanged, .primaryActionTriggered], from: 12))
        #expect(areBits([Event.editingDidBegin, .editingChanged, .editingDidEnd, .editingDidEndOnExit], from: 16))
        #expect(
            [Event.allTouchEvents, .allEditingEvents, .allEvents].map(\.rawValue) == [0xFFF, 0xF0000, 0xFFFF_FFFF])
        #expect(
            areBits([UIControl.State.highlighted, .disabled, .selected, .focused])
                && UIControl.State.normal.rawValue == 0)
        #expect(count([UIControl.ContentHorizontalAlignment.center, .left, .right, .fill, .leading, .trailing]))
        #expect(count([UIControl.ContentVerticalAlignment.center, .top, .bottom, .fill]))
        #expect(count([UIButton.ButtonType.custom, .system, .detailDisclosure, .infoLight, .infoDark, .contactAdd]))
        #expect(UIButton.ButtonType.close.rawValue == 7)
        #expect(count([UITextField.BorderStyle.none, .line, .bezel, .roundedRect]))
        #expect(count([UITextField.ViewMode.never, .whileEditing, .unlessEditing, .always]))
        #expect(count([UIDatePicker.Mode.time, .date, .dateAndTime, .countDownTimer]))
        #expect(count([UIDatePickerStyle.automatic, .wheels, .compact, .inline]))
        #expect(
            [UIActivityIndicatorView.Style.whiteLarge, .white, .medium, .large].map(\.rawValue) == [0, 1, 100, 101])
        #expect(
            count([
                UIKeyboardType.default, .asciiCapable, .numbersAndPunctuation, .URL, .numberPad, .phonePad,
                .namePhonePad, .emailAddress, .decimalPad, .twitter, .webSearch, .asciiCapableNumberPad,
            ]))
        #expect(
            count([
                UIReturnKeyType.default, .go, .google, .join, .next, .route, .search, .send, .yahoo, .done,
                .emergencyCall, .continue,
            ]))
        #expect(count([UITextAutocapitalizationType.none, .words, .sentences, .allCharacters]))
        #expect(
            count([UITextAutocorrectionType.default, .no, .yes])
                && count([UIKeyboardAppearance.default, .dark, .light]))
    }
}
