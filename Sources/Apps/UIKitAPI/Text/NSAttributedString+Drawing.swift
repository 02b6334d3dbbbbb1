import Drawing
import Foundation
import Typesetting
import ViewLayout

/// Texts in contexts, and the sizes of texts with attributes. What cannot be set at all ends the process with the reason.
extension NSAttributedString {
    /// The size of the text whose lines end only where it says so, in points.
    public func size() -> CGSize { setting(width: .infinity).size }

    /// The rectangle that the text takes, at the origin, in points.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        let isWrapped = options.contains(.usesLineFragmentOrigin) && size.width > 0
        let height = options.contains(.truncatesLastVisibleLine) && size.height > 0 ? size.height : .infinity
        var set = setting(width: isWrapped ? size.width : .infinity, height: height)
        let leading = options.contains(.usesFontLeading) ? set.text.runs.map(\.run.font.leading).max() ?? 0 : 0
        // The leading of the lines takes room, too.
        while leading > 0, set.lines.count > 1, set.size.height + CGFloat(set.lines.count) * leading > height {
            set = setting(width: isWrapped ? size.width : .infinity, height: set.size.height - leading)
        }
        return CGRect(
            x: 0, y: 0, width: set.size.width, height: set.size.height + CGFloat(set.lines.count) * leading)
    }

    /// Draws the text on one line in the current context, its top left at a point.
    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size()), isWrapped: false) }

    /// Draws the text in a rectangle of the current context.
    public func draw(in rect: CGRect) { draw(in: rect, isWrapped: true) }

    /// Draws the text in a rectangle of the current context.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        draw(in: rect, isWrapped: options.contains(.usesLineFragmentOrigin))
    }

    private func draw(in rect: CGRect, isWrapped: Bool) {
        guard let context = UIGraphicsGetCurrentContext(), length > 0 else { return }
        let (label, base) = labelText
        // A rectangle that was rounded to pixels, or summed up, still holds its text.
        let set = setting(
            width: isWrapped ? rect.width + 0.01 : .infinity, height: isWrapped ? rect.height : .infinity)
        let size = CGSize(width: isWrapped ? rect.width : set.size.width, height: set.size.height)
        let shown = CGRect(origin: rect.origin, size: size)
        guard let parts = MapParts(context.ctm) else { return }
        context.recordUpright(shown) { box in
            let map = CGAffineTransform(
                a: parts.across, b: 0, c: 0, d: parts.down, tx: box.minX - shown.minX * parts.across,
                ty: box.minY - shown.minY * parts.down)
            let place = ArrangedText.Place(
                rect: shown, alignment: label.style.alignment,
                isMirrored: CurrentViewer.traits.layoutDirection == .rightToLeft, map: map,
                traits: CurrentViewer.traits, color: base.color ?? .black)
            return set.items(at: place)
        }
    }

    private var labelText: (text: LabelText, base: TextRun) {
        // What UIKit draws a text without attributes in.
        let base = TextRun(font: .systemFont(ofSize: 12), color: .black)
        return (LabelText(self, base: base, style: ParagraphStyleValues()), base)
    }

    private func setting(width: CGFloat, height: CGFloat = .infinity) -> ArrangedText {
        let text = labelText.text
        do {
            let limits = TextLimits(
                width: width, height: height, lineCount: nil,
                truncation: text.style.lineBreakMode.truncation,
                wrapsByWords: text.style.lineBreakMode == .byWordWrapping)
            return try ArrangedText(text, limits: limits, in: CurrentViewer.context())
        } catch {
            preconditionFailure("the size of a text: \(error)")
        }
    }
}

extension ArrangedText {
    /// What is drawn of the text.
    fileprivate func items(at place: Place) -> [DisplayItem] {
        let node = node(at: place, frame: place.rect.applying(place.map), facts: [])
        return DisplayList(placed: node, size: node.frame.size).items
    }
}

extension String {
    /// Draws the text on one line in the current context, its top left at a point.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self, attributes: attrs).draw(at: point)
    }

    /// Draws the text in a rectangle of the current context.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self, attributes: attrs).draw(in: rect)
    }

    /// Draws the text in a rectangle of the current context.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        NSAttributedString(string: self, attributes: attributes).draw(with: rect, options: options, context: context)
    }
}

extension NSString {
    /// See `String.draw(at:withAttributes:)`.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        String(describing: self).draw(at: point, withAttributes: attrs)
    }

    /// See `String.draw(in:withAttributes:)`.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        String(describing: self).draw(in: rect, withAttributes: attrs)
    }

    /// See `String.draw(with:options:attributes:context:)`.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        String(describing: self).draw(with: rect, options: options, attributes: attributes, context: context)
    }
}
