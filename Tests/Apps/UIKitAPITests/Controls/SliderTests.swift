import Foundation
import Testing
import UIKitAPI

/// Sliders: the knob stands where the number is, from the leading side.
@MainActor struct SliderTests {
    @Test(arguments: [false, true]) func theKnobStandsAtTheNumberFromTheLeadingSide(isMirrored: Bool) {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 228, height: 34))
        slider.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
        let track = slider.trackRect(forBounds: slider.bounds)
        func knob(_ value: Float) -> CGRect {
            slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: value)
        }
        #expect(knob(isMirrored ? 1 : 0).minX == track.minX && knob(isMirrored ? 0 : 1).maxX == track.maxX)
        #expect(isMirrored == (knob(0.25).midX > knob(0.75).midX))
        #expect(knob(0.5).midX == track.midX)
    }

    /// The track has its one colour from the leading end to the knob, and the other one behind it.
    @Test(arguments: [false, true]) func theTrackIsFilledUpToTheKnob(isMirrored: Bool) throws {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 228, height: 34))
        slider.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
        (slider.minimumTrackTintColor, slider.maximumTrackTintColor) = (.red, .blue)
        slider.value = 0.25
        // The knob stands around 64 points from the leading end, and is 28 points wide.
        let drawn = try DrawnView(slider)
        let found = [10, 40, 90, 114, 218].map { drawn.pixel(isMirrored ? 227 - $0 : $0, 17) }
        let (red, blue): ([UInt8], [UInt8]) = ([255, 0, 0, 255], [0, 0, 255, 255])
        #expect(found == [red, red, blue, blue, blue])
    }
}
