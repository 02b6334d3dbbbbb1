import Foundation
import Testing

@testable import UIKitAPI

/// The wheels of a picker: rows by their distance from the selected one, wheels from the leading side.
@MainActor struct WheelsTests {
    private final class Rows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 3 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 4 + component }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            "\(component)/\(row)"
        }
        func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
            [50, 60, 70][component]
        }
        func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
            component == 1 ? 40 : 32
        }
    }

    private let rows = Rows()

    private func picker(isMirrored: Bool = false, selected: [Int] = [1, 1, 1]) -> UIPickerView {
        let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 300, height: 216))
        (picker.dataSource, picker.delegate) = (rows, rows)
        for (component, row) in selected.enumerated() {
            picker.selectRow(row, inComponent: component, animated: false)
        }
        picker.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
        for view in picker.subviews { view.semanticContentAttribute = picker.semanticContentAttribute }
        picker.layoutIfNeeded()
        return picker
    }

    private func text(_ picker: UIPickerView, _ row: Int, _ component: Int) -> String? {
        (picker.view(forRow: row, forComponent: component) as? UILabel)?.text
    }

    /// Each row is found by its place, whichever side is the leading one.
    @Test(arguments: [false, true]) func rowsAreFound(isMirrored: Bool) throws {
        let picker = picker(isMirrored: isMirrored)
        for component in 0..<3 {
            for row in 0..<4 { #expect(text(picker, row, component) == "\(component)/\(row)") }
        }
        // 60 points are left at each side of 50, 60 and 70.
        let lefts = try (0..<3).map { try #require(picker.view(forRow: 1, forComponent: $0)).frame.minX }
        #expect(lefts == (isMirrored ? [190, 130, 60] : [60, 110, 170]))
        let widths = try (0..<3).map { try #require(picker.view(forRow: 1, forComponent: $0)).frame.width }
        #expect(widths == [50, 60, 70])
    }

    /// Two rows above and below the selected one are seen, paler with each step, and no row that is not there.
    @Test(
        arguments: [(0, [0, 1, 2]), (1, [0, 1, 2, 3]), (2, [0, 1, 2, 3, 4]), (3, [1, 2, 3, 4, 5]), (5, [3, 4, 5])])
    func rowsAround(_ selected: Int, _ shown: [Int]) throws {
        let picker = picker(selected: [0, 0, selected])
        #expect((0..<6).filter { text(picker, $0, 2) != nil } == shown)
        for row in shown {
            let view = try #require(picker.view(forRow: row, forComponent: 2))
            #expect(view.alpha == [1, 0.5, 0.25][abs(row - selected)])
            #expect(view.frame.midY == 108 + CGFloat(row - selected) * 32 && view.frame.height == 32)
        }
    }

    /// The band in the middle is as tall as the tallest row.
    @Test func theBandIsInTheMiddle() throws {
        let wheels = try #require(picker().subviews.compactMap { $0 as? WheelsView }.first)
        #expect(wheels.subviews.first?.frame == CGRect(x: 9, y: 88, width: 282, height: 40))
        #expect(wheels.subviews.first?.isHidden == false && wheels.frame == CGRect(x: 0, y: 0, width: 300, height: 216))
        let empty = UIPickerView(frame: CGRect(x: 0, y: 0, width: 300, height: 216))
        empty.layoutIfNeeded()
        #expect(empty.subviews.compactMap { $0 as? WheelsView }.first?.subviews.map(\.isHidden) == [true])
    }
}
