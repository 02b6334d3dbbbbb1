import BalloonTesting
import Foundation
import SwiftUIAPI
import Testing
import UIKitAPI

/// Outlines of shapes, as Apple's documentation of each describes them.
@MainActor struct ShapeTests {
    private let rect = CGRect(x: 10, y: 20, width: 80, height: 40)

    /// "inset(by:)": all edges move inwards, so that a round corner keeps its centre and loses so much of its radius.
    @Test(arguments: [(0, 10), (4, 6), (10, 0), (15, 0)] as [(CGFloat, CGFloat)])
    func anInsetKeepsTheCentresOfCorners(amount: CGFloat, radius: CGFloat) {
        let inner = rect.insetBy(dx: amount, dy: amount)
        for style in [RoundedCornerStyle.circular, .continuous] {
            let inset = RoundedRectangle(cornerRadius: 10, style: style).inset(by: amount).path(in: rect)
            #expect(inset == RoundedRectangle(cornerRadius: radius, style: style).path(in: inner))
        }
        #expect(Rectangle().inset(by: amount).path(in: rect) == Rectangle().path(in: inner))
        #expect(Ellipse().inset(by: amount).path(in: rect) == Ellipse().path(in: inner))
        #expect(Capsule().inset(by: amount).path(in: rect) == Capsule().path(in: inner))
    }

    /// Each radius is that of the corner in its name.
    @Test(arguments: [(20.0, 0.0, 0.0, 0.0), (0, 20, 0, 0), (0, 0, 20, 0), (0, 0, 0, 20), (20, 20, 0, 20)])
    func unevenCorners(topLeading: CGFloat, bottomLeading: CGFloat, bottomTrailing: CGFloat, topTrailing: CGFloat) {
        let path = UnevenRoundedRectangle(
            topLeadingRadius: topLeading, bottomLeadingRadius: bottomLeading, bottomTrailingRadius: bottomTrailing,
            topTrailingRadius: topTrailing
        ).path(in: rect)
        #expect(path.boundingRect == rect && path.contains(CGPoint(x: rect.midX, y: rect.midY)))
        for (x, y, radius) in [
            (rect.minX + 2, rect.minY + 2, topLeading), (rect.minX + 2, rect.maxY - 2, bottomLeading),
            (rect.maxX - 2, rect.maxY - 2, bottomTrailing), (rect.maxX - 2, rect.minY + 2, topTrailing),
        ] { #expect(path.contains(CGPoint(x: x, y: y)) == (radius == 0)) }
    }

    /// "rotation(_:anchor:)" about a point of the frame, wherever the frame is: half a turn about a corner.
    @Test func rotationsAreAboutAPointOfTheFrame() {
        let half = Rectangle().scale(0.5, anchor: .bottomTrailing).path(in: rect).boundingRect
        #expect(half == CGRect(x: rect.midX, y: rect.midY, width: rect.width / 2, height: rect.height / 2))
        let turned = Rectangle().rotation(.degrees(180), anchor: .topLeading).path(in: rect).boundingRect
        for (found, wanted) in [
            (turned.minX, -70), (turned.maxX, 10), (turned.minY, -20), (turned.maxY, 20),
        ] as [(CGFloat, CGFloat)] { #expect(abs(found - wanted) < 1e-6) }
    }

    /// "A border with the given width inside of the view's bounds": a stroke reaches half of its width beyond them.
    @Test func aBorderIsInsideAndAStrokeOnTheEdge() throws {
        func alphas(_ view: some View) throws -> [UInt8] {
            let box = view.frame(width: 40, height: 40).padding(10)
            let image = try #require(ImageRenderer(content: box).cgImage?.picture.bitmap)
            // In the middle of 60 rows.
            return [3, 7, 12, 17].map { image.pixels[(30 * image.width + $0) * 4 + 3] }
        }
        #expect(try alphas(Rectangle().strokeBorder(.black, lineWidth: 5)) == [0, 0, 255, 0])
        #expect(try alphas(Rectangle().stroke(.black, lineWidth: 8)) == [0, 255, 255, 0])
        let (thin, thick) = (StrokeStyle(lineWidth: 5), StrokeStyle(lineWidth: 8))
        #expect(try alphas(Rectangle().strokeBorder(.black, style: thin)) == [0, 0, 255, 0])
        #expect(try alphas(Rectangle().stroke(.black, style: thick)) == [0, 255, 255, 0])
        #expect(try alphas(Rectangle().fill(.clear).stroke(.black, lineWidth: 8)) == [0, 255, 255, 0])
        #expect(try alphas(Rectangle().fill(.clear).strokeBorder(.black, lineWidth: 5)) == [0, 0, 255, 0])
        #expect(try alphas(Color.clear.border(.black, width: 5)) == [0, 0, 255, 0])
    }
}
