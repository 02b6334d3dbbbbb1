import Drawing
import Testing

@testable import BalloonLayouts

/// Pictures with clear parts on one colour ("WCAG 2.2, 1.4.11": 3 to 1).
@Suite struct VanishingPictureTests {
    private func picture(_ pixels: [[UInt8]]) -> Picture {
        Picture(bitmap: Bitmap(width: pixels.count, height: 1, pixels: pixels.flatMap { $0 }), scale: 1)
    }

    /// Soft edges, of which less than half is seen, show nothing; from half on a pixel counts.
    @Test(arguments: [(0, true), (1, true), (127, true), (128, false), (255, false)] as [(UInt8, Bool)])
    func softEdgesShowNothing(_ alpha: UInt8, _ isFound: Bool) {
        let logo = picture([[0, 0, 0, 0], [0, 0, 0, 255], [255, 255, 255, alpha]])
        #expect((VanishingPicture.finding(logo, named: "logo", on: .black) != nil) == isFound)
        #expect(VanishingPicture.finding(logo, named: "logo", on: .white) == nil)
    }

    /// The greys with 3 to 1 on white are those up to 148, on black those from 90 on.
    @Test(
        arguments: [(148, nil, "a"), (149, "logo", "a"), (89, nil, "logo"), (90, nil, "a")]
            as [(UInt8, String?, String)])
    func contrasts(_ grey: UInt8, _ onWhite: String?, _ onBlack: String) {
        let logo = picture([[0, 0, 0, 0], [grey, grey, grey, 255]])
        #expect(VanishingPicture.finding(logo, named: "logo", on: .white)?.node == onWhite)
        #expect(VanishingPicture.finding(logo, named: "logo", on: .black)?.node == (onBlack == "a" ? nil : onBlack))
    }

    /// A picture that is opaque, nowhere quite clear, or clear everywhere, is no logo that vanishes.
    @Test func othersDoNotVanish() {
        for pixels in [[[0, 0, 0, 255]], [[0, 0, 0, 255], [0, 0, 0, 200]], [[0, 0, 0, 0], [0, 0, 0, 0]]] as [[[UInt8]]]
        {
            #expect(VanishingPicture.finding(picture(pixels), named: "logo", on: .black) == nil)
        }
    }
}
