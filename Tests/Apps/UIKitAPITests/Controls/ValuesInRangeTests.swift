import Foundation
import Testing

@testable import UIKitAPI

/// Apple's documentation of each property: a value outside of its range becomes the nearest one inside.
@MainActor struct ValuesInRangeTests {
    @Test(arguments: [(-1, 0), (0.25, 0.25), (5, 1)] as [(Float, Float)])
    func progressIsAShare(_ set: Float, _ kept: Float) {
        let bar = UIProgressView()
        bar.progress = set
        #expect(bar.progress == kept)
    }

    @Test(arguments: [(-3, 1), (1, 1), (6, 6), (500, 9)] as [(Double, Double)])
    func aStepperStaysWithinItsEnds(_ set: Double, _ kept: Double) {
        let stepper = UIStepper()
        (stepper.minimumValue, stepper.maximumValue) = (1, 9)
        stepper.value = set
        #expect(stepper.value == kept)
        stepper.maximumValue = 3
        #expect(stepper.value == min(kept, 3))
    }

    /// "UIStepper": its size does not follow that of its frame.
    @Test func aStepperHasOneSize() {
        #expect(UIStepper().frame == CGRect(x: 0, y: 0, width: 94, height: 32))
        let stepper = UIStepper(frame: CGRect(x: 5, y: 6, width: 200, height: 10))
        #expect(stepper.frame == CGRect(x: 5, y: 6, width: 94, height: 32))
    }

    @Test(arguments: [(-1, 0), (2, 2), (3, 2)]) func aPageIsOneOfThePages(_ set: Int, _ kept: Int) {
        let pages = UIPageControl()
        pages.numberOfPages = 3
        pages.currentPage = set
        #expect(pages.currentPage == kept)
    }

    @Test func aSecureFieldShowsDotsAndKeepsItsText() {
        let field = UITextField()
        field.text = "pier"
        field.isSecureTextEntry = true
        #expect(field.text == "pier" && field.attributedText?.string == "••••")
        field.text = "seven"
        #expect(field.text == "seven" && field.attributedText?.string == "•••••")
        field.attributedText = NSAttributedString(string: "six")
        #expect(field.text == "six" && field.attributedText?.string == "•••")
        field.text = "seven"
        field.isSecureTextEntry = false
        #expect(field.text == "seven" && field.attributedText?.string == "seven")
    }
}
