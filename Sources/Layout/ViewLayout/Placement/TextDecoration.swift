import Drawing
import Foundation
import Typesetting

/// Lines along a text: under it, through it, or both.
package struct TextDecoration: Sendable, Hashable {
    /// Whether there is a line under the letters.
    package var isUnderlined: Bool
    /// Whether there is a line through the letters.
    package var isStruckThrough: Bool
    /// The size of the text's font, which the lines follow, in points.
    package var pointSize: Double

    package init(isUnderlined: Bool, isStruckThrough: Bool, pointSize: Double) {
        self.isUnderlined = isUnderlined
        self.isStruckThrough = isStruckThrough
        self.pointSize = pointSize
    }

    /// The thickness of a line and the tops of the two lines above the baseline, in ems: those of the primary font's file
    /// (140, -348 and 671 of its 2115 units).
    private static let (thickness, underlineTop, strikeTop) = (140 / 2115.0, -348 / 2115.0, 671 / 2115.0)

    /// The box of the line under a line of text; nil for none.
    package func underline(of line: TextLine, at origin: CGPoint) -> CGRect? {
        underline(width: line.width, at: origin)
    }

    /// The box of the line under a part of a line, whose left end is at a point of the baseline; nil for none.
    package func underline(width: Double, at origin: CGPoint) -> CGRect? {
        isUnderlined ? box(width: width, at: origin, top: Self.underlineTop) : nil
    }

    /// The box of the line through a line of text; nil for none.
    package func strike(of line: TextLine, at origin: CGPoint) -> CGRect? { strike(width: line.width, at: origin) }

    /// The box of the line through a part of a line, whose left end is at a point of the baseline; nil for none.
    package func strike(width: Double, at origin: CGPoint) -> CGRect? {
        isStruckThrough ? box(width: width, at: origin, top: Self.strikeTop) : nil
    }

    private func box(width: Double, at origin: CGPoint, top: Double) -> CGRect {
        CGRect(x: origin.x, y: origin.y - top * pointSize, width: width, height: Self.thickness * pointSize)
    }
}

extension TextDecoration: CustomStringConvertible {
    /// The value as records print it.
    package var description: String {
        [isUnderlined ? "underline" : nil, isStruckThrough ? "strikethrough" : nil].compactMap { $0 }
            .joined(separator: ",")
    }
}
