import Drawing
import Foundation
import Testing

@testable import ViewLayout

@Suite struct ImageElementTests {
    /// 90 by 60 pixels at 3x: 30 by 20 points.
    private let picture = Picture(
        bitmap: Bitmap(width: 90, height: 60, pixels: [UInt8](repeating: 255, count: 90 * 60 * 4)), scale: 3)

    private func size(_ mode: ImageElement.ContentMode, _ width: CGFloat?, _ height: CGFloat?) throws -> CGSize {
        try ImageElement(picture, contentMode: mode).measure(
            ProposedSize(width: width, height: height), in: makeContext()
        ).size
    }

    @Test(arguments: ImageElement.ContentMode.allCases)
    func idealsFollowThePicture(_ mode: ImageElement.ContentMode) throws {
        #expect(try size(mode, nil, nil) == CGSize(width: 30, height: 20))
        #expect(try size(mode, 300, nil) == CGSize(width: 300, height: 200))
        #expect(try size(mode, nil, 100) == CGSize(width: 150, height: 100))
    }

    @Test func fitStaysWithinTheOffer() throws {
        #expect(try size(.fit, 60, 60) == CGSize(width: 60, height: 40))
        #expect(try size(.fit, 60, 20) == CGSize(width: 30, height: 20))
        #expect(try size(.fit, .infinity, 20) == CGSize(width: 30, height: 20))
    }

    @Test func fillTakesTheOffer() throws {
        #expect(try size(.fill, 60, 60) == CGSize(width: 60, height: 60))
    }

    /// Statement 34: when limited the picture is centre-cropped, never letter-boxed.
    @Test func fact34_fillIsCroppedAroundTheMiddle() throws {
        let placed = try ImageElement(picture).place(
            in: CGRect(x: 0, y: 0, width: 60, height: 60), context: makeContext())
        guard case .picture(_, let extent) = placed.content else {
            Issue.record("no picture placed")
            return
        }
        #expect(extent == CGRect(x: -15, y: 0, width: 90, height: 60))
    }

    @Test func idealSizeCanBeSet() throws {
        let image = ImageElement(picture, contentMode: .fit, idealSize: CGSize(width: 27, height: 20))
        #expect(try image.measure(.unspecified, in: makeContext()).size == CGSize(width: 27, height: 20))
    }

    @Test func contract() throws {
        let context = try makeContext()
        for mode in ImageElement.ContentMode.allCases {
            try ContractProber.probe(ImageElement(picture, contentMode: mode), in: context)
            try ContractProber.probe(ImageElement(picture, contentMode: mode), in: context, height: 111.1)
        }
    }

    /// The picture is not square, so that a ratio upside down shows.
    @Test func aHeightAloneKeepsTheRatio() throws {
        #expect(try size(.fill, nil, 10) == CGSize(width: 15, height: 10))
        #expect(try size(.fit, nil, 10) == CGSize(width: 15, height: 10))
        #expect(try size(.fit, 15, nil) == CGSize(width: 15, height: 10))
    }

    /// A picture keeps its ratio and stands in the middle: within bounds that it fits, and around bounds that it fills.
    @Test(
        arguments: [
            (.fit, 60, 60, CGRect(x: 0, y: 10, width: 60, height: 40)),
            (.fit, 60, 20, CGRect(x: 15, y: 0, width: 30, height: 20)),
            (.fit, 60, 40, CGRect(x: 0, y: 0, width: 60, height: 40)),
            (.fill, 60, 60, CGRect(x: -15, y: 0, width: 90, height: 60)),
            (.fill, 60, 20, CGRect(x: 0, y: -10, width: 60, height: 40)),
        ] as [(ImageElement.ContentMode, CGFloat, CGFloat, CGRect)])
    func whereAPictureIs(_ mode: ImageElement.ContentMode, _ width: CGFloat, _ height: CGFloat, _ place: CGRect) {
        let bounds = CGRect(x: 3, y: 5, width: width, height: height)
        guard case .picture(_, let extent) = ImageElement(picture, contentMode: mode).placed(in: bounds).content else {
            Issue.record("no picture placed")
            return
        }
        #expect(extent == place.offsetBy(dx: 3, dy: 5))
    }
}
