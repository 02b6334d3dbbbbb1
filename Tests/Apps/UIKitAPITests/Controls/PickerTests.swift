import Foundation
import Testing
import UIKitAPI
import ViewLayout

/// Controls that show a choice: what they draw of it.
@MainActor struct PickerTests {
    private func texts(_ view: UIView, _ traits: TraitCollection = TraitCollection()) throws -> [String] {
        view.layoutIfNeeded()
        guard let node = try DrawnView(view, traits: traits).node else { return [] }
        return LayoutRecord(placed: node).nodes.flatMap { $0.lines.map(\.text) }
    }

    /// 30 March 2017, 14:13 in Greenwich.
    private static let date = Date(timeIntervalSince1970: 1_490_883_180)

    private func picker(_ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle, _ language: String) -> UIDatePicker {
        let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
        (picker.datePickerMode, picker.preferredDatePickerStyle, picker.date) = (mode, style, Self.date)
        picker.locale = Locale(identifier: language)
        return picker
    }

    /// Spaces of languages before signs are not the plain one.
    private func plain(_ texts: [String]) -> [String] { texts.map { $0.replacing("\u{202F}", with: " ") } }

    @Test func fieldsSayTheDateInTheLanguage() throws {
        #expect(plain(try texts(picker(.dateAndTime, .automatic, "en_US"))) == ["Mar 30, 2017", "2:13 PM"])
        #expect(try texts(picker(.time, .compact, "de_DE")) == ["14:13"])
        let date = picker(.date, .compact, "fr_FR")
        #expect(plain(try texts(date)) == ["30 mars 2017"])
        #expect(abs(date.intrinsicContentSize.height - 103.0 / 3) < 1e-9)
    }

    @Test func theZoneOfThePickerCounts() throws {
        let time = picker(.time, .compact, "de_DE")
        time.timeZone = TimeZone(secondsFromGMT: 7200)
        #expect(try texts(time) == ["16:13"])
    }

    @Test func aDateKeepsBetweenItsFirstAndItsLast() throws {
        let date = picker(.date, .compact, "en_US")
        date.minimumDate = Self.date.addingTimeInterval(86_400)
        #expect(try texts(date) == ["Mar 31, 2017"] && date.date == date.minimumDate)
        date.maximumDate = Self.date.addingTimeInterval(2 * 86_400)
        date.date = .distantFuture
        #expect(try texts(date) == ["Apr 1, 2017"])
        // A first one behind the last one is none.
        date.minimumDate = .distantFuture
        date.date = Self.date
        #expect(try texts(date) == ["Mar 30, 2017"])
    }

    @Test func minutesGoInSteps() throws {
        let time = picker(.time, .wheels, "de_DE")
        time.minuteInterval = 15
        // 14:13 is shown as 14:00; the date stays.
        let rows = try texts(time)
        #expect(rows.suffix(5) == ["30", "45", "00", "15", "30"], "\(rows)")
        #expect(time.date == Self.date)
        time.minuteInterval = 7
        #expect(time.minuteInterval == 1)
    }

    @Test func theCalendarOfThePickerCounts() throws {
        let date = picker(.date, .compact, "en_US")
        var calendar = Calendar(identifier: .buddhist)
        calendar.timeZone = .gmt
        date.calendar = calendar
        #expect(try texts(date).first?.contains("2560") == true)
    }

    /// What cannot be chosen is paler than what can.
    @Test func rowsBeforeTheFirstDateArePale() throws {
        let date = picker(.date, .wheels, "en_US")
        date.minimumDate = Self.date
        date.layoutIfNeeded()
        let wheels = try #require(date.subviews.first)
        let labels = wheels.subviews.compactMap { $0 as? UILabel }
        let (march, february) = (labels.first { $0.text == "March" }, labels.first { $0.text == "February" })
        #expect(march?.textColor == .label && february?.textColor == .tertiaryLabel)
    }

    @Test func wheelsHaveTheirRowsAround() throws {
        let words = try texts(picker(.date, .wheels, "en_US"))
        for row in ["February", "March", "April", "29", "30", "31", "2016", "2017", "2018"] {
            #expect(words.contains(row), "\(row)")
        }
        let timer = picker(.countDownTimer, .automatic, "en_US")
        timer.countDownDuration = 3600
        #expect(timer.intrinsicContentSize == CGSize(width: 320, height: 216))
        // An hour and no minutes, with the rows below each and above the hour.
        let rows = try texts(timer)
        #expect(rows.contains("1") && rows.count { $0 == "0" } == 2 && !rows.contains("-1"), "\(rows)")
        timer.countDownDuration = .infinity
        #expect(try texts(timer).contains("59"))
    }

    private final class Sizes: UIPickerViewDataSource, UIPickerViewDelegate {
        var hasViews = false
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            ["S", "M", "L"][row]
        }
    }

    @Test func aPickerShowsTheRowsAroundTheChosenOne() throws {
        let (sizes, picker) = (Sizes(), UIPickerView(frame: CGRect(x: 0, y: 0, width: 200, height: 216)))
        (picker.dataSource, picker.delegate) = (sizes, sizes)
        #expect(try texts(picker) == ["S", "M", "L"])
        picker.selectRow(2, inComponent: 0, animated: false)
        #expect(try texts(picker) == ["S", "M", "L"])
        // The chosen row is in the middle, the one before it a row above.
        let rows = try #require(picker.view(forRow: 2, forComponent: 0))
        #expect(rows.frame.midY == 108 && picker.view(forRow: 1, forComponent: 0)?.frame.midY == 76)
        #expect(rows.alpha == 1 && picker.view(forRow: 0, forComponent: 0)?.alpha == 0.25)
    }

    /// Wheels share the width without its margins of 9 points, and have rows of 32 points; the chosen row is the first one
    /// until another one is.
    @Test func wheelsShareTheWidth() {
        let (sizes, picker) = (Sizes(), UIPickerView(frame: CGRect(x: 0, y: 0, width: 200, height: 216)))
        #expect(picker.numberOfComponents == 0 && picker.selectedRow(inComponent: 0) == 0)
        (picker.dataSource, picker.delegate) = (sizes, sizes)
        #expect(picker.numberOfComponents == 1 && picker.numberOfRows(inComponent: 0) == 3)
        #expect(picker.rowSize(forComponent: 0) == CGSize(width: 182, height: 32))
        picker.selectRow(2, inComponent: 0, animated: false)
        #expect(picker.selectedRow(inComponent: 0) == 2 && picker.intrinsicContentSize.height == 216)
    }

    @Test func aSliderHasItsKnobAtTheNumber() throws {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 128, height: 34))
        slider.value = 0.5
        slider.minimumTrackTintColor = .red
        let drawn = try DrawnView(slider)
        #expect(drawn.pixel(20, 17) == [255, 0, 0, 255] && drawn.pixel(64, 17) == [255, 255, 255, 255])
        #expect(drawn.pixel(110, 17) != [255, 0, 0, 255])
        // From right to left it fills from the right.
        #expect(try DrawnView(slider, traits: TraitCollection(locale: "ar")).pixel(110, 17) == [255, 0, 0, 255])
    }

    @Test func aStepperIsPaleWhereItEnds() throws {
        let stepper = UIStepper(frame: CGRect(x: 0, y: 0, width: 94, height: 32))
        let least = try DrawnView(stepper)
        stepper.value = 1
        let more = try DrawnView(stepper)
        #expect(more.pixel(23, 16) == [0, 0, 0, 255] && least.pixel(23, 16) != more.pixel(23, 16))
        #expect(least.pixel(70, 16) == [0, 0, 0, 255])
    }

    @Test func thePageHasADotOfItsOwn() throws {
        let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 39, height: 37))
        (pages.numberOfPages, pages.currentPage) = (3, 1)
        (pages.pageIndicatorTintColor, pages.currentPageIndicatorTintColor) = (.red, .blue)
        #expect(pages.intrinsicContentSize == CGSize(width: 39, height: 37))
        let drawn = try DrawnView(pages)
        #expect(drawn.pixel(3, 18) == [255, 0, 0, 255] && drawn.pixel(19, 18) == [0, 0, 255, 255])
    }

    @Test func aSearchBarShowsItsHintAndItsButton() throws {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
        bar.placeholder = "Search"
        #expect(bar.text == "")
        #expect(try texts(bar) == ["Search"])
        (bar.text, bar.showsCancelButton) = ("Ada", true)
        #expect(try texts(bar) == ["Ada", "Cancel"])
        #expect(bar.searchTextField.frame.height == 36 && bar.searchTextField.frame.minX == 8)
    }

    /// Apps unwrap it: an empty field has an empty text, as in UIKit.
    @Test func anEmptyFieldHasAnEmptyText() {
        let field = UITextField()
        #expect(field.text == "")
        field.text = nil
        #expect(field.text == "")
    }
}
