import Testing
import UIKitAPI

/// Which segment is selected after others were inserted or removed: the one that was, as in UIKit.
@MainActor struct SegmentSelectionTests {
    private func control(selecting index: Int) -> UISegmentedControl {
        let control = UISegmentedControl(items: ["A", "B", "C"])
        control.selectedSegmentIndex = index
        return control
    }

    @Test(arguments: [(0, 0, -1), (0, 1, 0), (0, 2, 1), (1, 1, -1), (2, 1, 1), (2, 2, -1), (1, -1, -1)])
    func removing(index: Int, selected: Int, expected: Int) {
        let control = control(selecting: selected)
        control.removeSegment(at: index, animated: false)
        #expect(control.selectedSegmentIndex == expected)
    }

    @Test(arguments: [(0, 0, 1), (0, 2, 3), (1, 0, 0), (1, 1, 2), (3, 2, 2), (99, 2, 2), (0, -1, -1)])
    func inserting(index: Int, selected: Int, expected: Int) {
        let control = control(selecting: selected)
        control.insertSegment(withTitle: "D", at: index, animated: false)
        #expect(control.selectedSegmentIndex == expected)
    }

    @Test func removingAll() {
        let control = control(selecting: 1)
        control.removeAllSegments()
        control.insertSegment(withTitle: "A", at: 0, animated: false)
        control.insertSegment(withTitle: "B", at: 1, animated: false)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    }
}
