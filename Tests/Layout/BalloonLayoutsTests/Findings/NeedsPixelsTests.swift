import BalloonFixtures
import Drawing
import Foundation
import Testing
import ViewLayout

@testable import BalloonLayouts

/// Only what stands on several colours must be drawn to be judged: a sweep goes over other widths without drawing the
/// rest.
@Suite struct NeedsPixelsTests {
    private func needsPixels(_ layers: any Element...) throws -> Bool {
        let live = LiveContent(
            view: ViewLayout.Frame(ZStack(layers), width: 240, height: 80), answeredHeight: .fittingView,
            alternate: template(caption: "a"))
        return try BalloonLayout(content: .live(live)).place(in: context()).needsPixels
    }

    @Test func oneColor() throws {
        #expect(try !needsPixels(Text("Dinner")))
        #expect(try !needsPixels(ProgressBar(0.5)))
    }

    @Test func severalColors() throws {
        let bands = GradientFill([.literal(.white), .literal(.black)])
        #expect(try needsPixels(bands, Text("Dinner")))
        #expect(try needsPixels(bands, ProgressBar(0.5)))
        #expect(try needsPixels(bands, Symbol(.clock)))
    }
}
