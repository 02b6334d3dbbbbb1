import Foundation
import Testing

@testable import UIKitAPI

/// Where steppers, switches and sliders draw their parts.
@MainActor struct ControlPartsTests {
    // MARK: - Steppers

    private func signs(_ stepper: UIStepper) throws -> [(CGRect, String?)] {
        let nodes = try #require(try DrawnView(stepper).node).children.filter { $0.kind == .sign }
        return nodes.map { node in (node.frame, node.attributes.first { $0.name == "color" }?.value) }
    }

    /// A minus in the leading half and a plus in the trailing one; what cannot change the number is pale.
    @Test(arguments: [(0.0, true, false), (50, false, false), (100, false, true)], [false, true])
    func signsOfSteppers(_ state: (value: Double, isLow: Bool, isHigh: Bool), _ isMirrored: Bool) throws {
        let stepper = UIStepper(frame: CGRect(x: 0, y: 0, width: 94, height: 32))
        stepper.value = state.value
        stepper.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
        let found = try signs(stepper)
        let (less, more) = isMirrored ? (70.5, 23.5) : (23.5, 70.5)
        #expect(found.map(\.0.midX) == [less, more, more].map { CGFloat($0) } && found.allSatisfy { $0.0.midY == 16 })
        #expect(found.map(\.0.width) == [16, 16, 2] && found.map(\.0.height) == [2, 2, 16])
        #expect((found[0].1 == found[1].1) == !(state.isLow || state.isHigh) && found[1].1 == found[2].1)
        stepper.wraps = true
        let wrapping = try signs(stepper)
        #expect(Set(wrapping.map(\.1)).count == 1)
        stepper.isEnabled = false
        #expect(try Set(signs(stepper).map(\.1)).count == 1 && signs(stepper)[0].1 != wrapping[0].1)
    }

    // MARK: - Switches

    @Test(arguments: [false, true], [false, true]) func theKnobOfASwitch(_ isOn: Bool, _ isMirrored: Bool) throws {
        let control = UISwitch(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
        (control.isOn, control.thumbTintColor, control.onTintColor) = (isOn, .red, .blue)
        control.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
        let drawn = try DrawnView(control)
        #expect(drawn.pixel(isOn != isMirrored ? 35 : 15, 15) == [255, 0, 0, 255])
        #expect((drawn.pixel(isOn != isMirrored ? 10 : 42, 15) == [0, 0, 255, 255]) == isOn)
        #expect(
            control.bounds.size == CGSize(width: 51, height: 31) && control.sizeThatFits(.zero) == control.bounds.size)
    }

    // MARK: - Sliders

    /// The track is filled up to the thumb, from the leading side.
    @Test(arguments: [false, true]) func theTrackOfASlider(isMirrored: Bool) throws {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 128, height: 34))
        (slider.minimumValue, slider.maximumValue) = (-10, 10)
        (slider.minimumTrackTintColor, slider.maximumTrackTintColor) = (.red, .blue)
        slider.thumbTintColor = .green
        slider.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
        for (value, place) in [(-10, 0), (-5, 0.25), (0, 0.5), (10, 1), (99, 1), (-99, 0)] as [(Float, CGFloat)] {
            slider.value = value
            let left = 100 * (isMirrored ? 1 - place : place)
            let track = slider.trackRect(forBounds: slider.bounds)
            #expect(track == CGRect(x: 0, y: 15, width: 128, height: 4))
            let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: slider.value)
            #expect(abs(thumb.minX - left) < 1e-6 && thumb.minY == 3 && thumb.size == CGSize(width: 28, height: 28))
        }
        slider.value = 0
        let drawn = try DrawnView(slider)
        let ends = [drawn.pixel(10, 17)[0], drawn.pixel(118, 17)[0]]
        #expect(ends == (isMirrored ? [0, 255] : [255, 0]) && drawn.pixel(64, 17)[1] > 100)
    }
}
