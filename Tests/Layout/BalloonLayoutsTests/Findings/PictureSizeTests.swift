import BalloonFixtures
import Drawing
import Foundation
import Testing
import ViewLayout

@testable import BalloonLayouts

/// Pictures that have too few points, and those of which too much is cropped.
@Suite struct PictureSizeTests {
    private static let kinds: Set<Finding.Kind> = [.pictureSmall, .pictureEnlarged, .pictureCropped]

    private func kinds(
        _ side: Int, height: Int? = nil, scale: Int, _ traits: TraitCollection = TraitCollection()
    ) throws -> [Finding.Kind] {
        let content = template(
            image: picture(width: side, height: height ?? side, scale: scale), caption: "Dinner")
        return try placed(content, traits: traits).findings.map(\.kind).filter(Self.kinds.contains)
    }

    /// Facts 1.6.4: 300 × 300 points at 3x.
    @Test func smallAt3x() throws {
        #expect(try kinds(240, scale: 3) == [.pictureSmall])
        #expect(try kinds(269, scale: 3) == [.pictureSmall])
    }

    @Test func recommended() throws {
        #expect(try kinds(300, scale: 3).isEmpty && kinds(270, scale: 3).isEmpty)
        #expect(try kinds(900, scale: 1).isEmpty)
    }

    /// Fewer than two pixels for a point of the balloon is told, and not twice.
    @Test func enlarged() throws {
        #expect(try kinds(120, scale: 3) == [.pictureEnlarged])
        #expect(try kinds(200, scale: 1) == [.pictureEnlarged])
    }

    private func inView(_ picture: Picture, width: CGFloat, height: CGFloat) throws -> [Finding] {
        let live = LiveContent(
            view: ViewLayout.Frame(ImageElement(picture), width: width, height: height), answeredHeight: .fittingView,
            alternate: template(caption: "a"))
        return try BalloonLayout(content: .live(live)).place(in: context()).findings
            .filter { Self.kinds.contains($0.kind) }
    }

    /// Sixty pixels are sharp over 30 points: of 120 points 90 are too many, however high the picture is.
    @Test func enlargedInAView() throws {
        let found = try inView(picture(width: 60, height: 30, scale: 1), width: 120, height: 60)
        #expect(found.map(\.kind) == [.pictureEnlarged] && found.map(\.points) == [90])
    }

    /// A square shows a quarter of a picture of 4 to 1, which is left to the author, and less of a wider one.
    @Test(arguments: [(400, nil), (404, 304), (800, 700)] as [(Int, CGFloat?)])
    func croppedInAView(_ width: Int, _ lost: CGFloat?) throws {
        let found = try inView(picture(width: width, height: 100, scale: 3), width: 100, height: 100)
        #expect(found.map(\.kind) == (lost == nil ? [] : [.pictureCropped]))
        #expect(found.first?.points == lost)
    }

    /// In points: what is missing to two pixels for each point across, and what is beyond the frame.
    @Test func thePointsOfAView() throws {
        func found(_ kind: Finding.Kind, _ width: Int, _ height: Int, in frame: CGSize) throws -> [CGFloat?] {
            let image = ImageElement(picture(width: width, height: height, scale: 1), contentMode: .fill)
            let view = ViewLayout.Frame(image, width: frame.width, height: frame.height)
            return try BalloonLayout(content: .live(LiveContent(view: view, alternate: template(caption: "a"))))
                .place(in: context()).findings.filter { $0.kind == kind }.map(\.points)
        }
        #expect(try found(.pictureEnlarged, 50, 25, in: CGSize(width: 100, height: 50)) == [75])
        #expect(try found(.pictureEnlarged, 25, 50, in: CGSize(width: 50, height: 100)) == [37.5])
        #expect(try found(.pictureEnlarged, 200, 100, in: CGSize(width: 100, height: 50)).isEmpty)
        #expect(try found(.pictureCropped, 400, 800, in: CGSize(width: 200, height: 50)) == [350])
        #expect(try found(.pictureCropped, 1600, 200, in: CGSize(width: 100, height: 100)) == [700])
        #expect(try found(.pictureCropped, 400, 200, in: CGSize(width: 200, height: 100)).isEmpty)
    }

    /// A tenth at the usual text sizes: a balloon has at most 500 points of height (facts 3.2), so that of a picture of
    /// 2 to 1 a part is cropped.
    @Test func cropped() throws {
        #expect(try kinds(300, height: 600, scale: 3) == [.pictureCropped])
        #expect(try kinds(300, height: 450, scale: 3).isEmpty)
        let large = TraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)
        #expect(try kinds(300, height: 600, scale: 3, large).isEmpty)
        // A turned phone has 402 points of height for everything: that a photograph is cropped there is nobody's fault.
        let turned = TraitCollection(transcriptWidth: 874, transcriptHeight: 402)
        #expect(try kinds(300, height: 400, scale: 3, turned).isEmpty)
    }

    /// The longer side counts: Messages shows a thumbnail of at most so many pixels a side.
    @Test(arguments: [(0, false), (1, true)]) func largerThanAThumbnail(_ more: Int, _ isTold: Bool) throws {
        let side = Int(TemplateMetrics().thumbnailSide) + more
        for (width, height) in [(side, 600), (600, side)] {
            let image = picture(width: width, height: height, scale: 1)
            let kinds = try placed(template(image: image, caption: "Dinner")).findings.map(\.kind)
            #expect(kinds.contains(.pictureScaledDown) == isTold, "\(width)")
        }
    }
}
