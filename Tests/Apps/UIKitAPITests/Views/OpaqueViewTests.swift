import Foundation
import Testing
import UIKitAPI

/// What is behind the drawing of a view. UIKit, documented: "isOpaque", and observed: what an opaque view without a
/// background does not draw is black.
@MainActor struct OpaqueViewTests {
    /// A view that draws a red square at its top left.
    private final class Square: UIView {
        override func draw(_ rect: CGRect) {
            UIColor.red.setFill()
            UIGraphicsGetCurrentContext()?.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
    }

    private final class Marked: UILabel {
        override func draw(_ rect: CGRect) {
            UIColor.red.setFill()
            UIGraphicsGetCurrentContext()?.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
    }

    private static let frame = CGRect(x: 0, y: 0, width: 10, height: 10)

    /// The corner that is drawn, and the one that is not.
    private func corners(_ view: UIView) throws -> [[UInt8]] {
        let drawn = try DrawnView(view)
        return [drawn.pixel(1, 1), drawn.pixel(8, 8)]
    }

    private static let (black, clear): ([UInt8], [UInt8]) = ([0, 0, 0, 255], [0, 0, 0, 0])

    @Test func whatIsNotDrawnIsBlackUnlessTheViewHasABackground() throws {
        let view = Square(frame: Self.frame)
        #expect(try corners(view)[1] == Self.black)
        #expect(try corners(view)[0][0] == 255)
        view.backgroundColor = .clear
        #expect(try corners(view)[1] == Self.clear)
        view.backgroundColor = .white
        #expect(try corners(view)[1] == [255, 255, 255, 255])
        view.backgroundColor = nil
        view.isOpaque = false
        #expect(try corners(view)[1] == Self.clear)
        // A view that draws nothing has no store.
        #expect(try corners(UIView(frame: Self.frame))[1] == Self.clear)
    }

    /// Interface Builder writes opaque="NO" for labels, buttons and other controls.
    @Test func labelsAreNotOpaque() throws {
        #expect(try corners(Marked(frame: Self.frame))[1] == Self.clear)
        #expect(!UIButton().isOpaque && !UIStackView().isOpaque && UIView().isOpaque && UIScrollView().isOpaque)
    }
}
