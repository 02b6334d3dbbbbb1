import Drawing
import Foundation
import Typesetting
import ViewLayout

/// The lines and boxes of overlays. Lines are one pixel wide and inside what they mark.
struct OverlayDrawing {
    /// The pixels of the display.
    let grid: PixelGrid
    /// The width that the shape crops from a picture's left and right, in points.
    let croppedPictureEdge: CGFloat

    private var pixel: CGFloat { grid.pixel }

    private static let frame = Color(red: 0, green: 122, blue: 255, alpha: 200)
    private static let baseline = Color(red: 255, green: 59, blue: 48)
    private static let line = Color(red: 52, green: 199, blue: 89, alpha: 70)
    private static let ink = Color(red: 175, green: 82, blue: 222)
    private static let inset = Color(red: 255, green: 149, blue: 0, alpha: 110)
    private static let largeTarget = Color(red: 40, green: 160, blue: 70)
    private static let warning = Color(red: 255, green: 149, blue: 0)
    private static let quiet = Color(red: 142, green: 142, blue: 147)
    private static let smallTarget = Color(red: 255, green: 59, blue: 48)

    /// What an overlay draws for a node and its descendants, back to front.
    /// - Parameters:
    ///   - isInView: whether the node is in an app's view.
    ///   - target: the frame of the outermost node of the view that contains only this one, which can be tapped
    ///     if the node is a button; nil for the node's own frame.
    func items(
        _ overlay: BalloonOverlay, of node: PlacedNode, isInView: Bool = false, target: CGRect? = nil
    ) -> [DisplayItem] {
        let target = target ?? node.frame
        let passesTarget = isInView && node.children.count == 1
        return own(overlay, of: node, target: target)
            + node.children.flatMap {
                items(
                    overlay, of: $0, isInView: isInView || node.kind == BalloonFrame.liveKind,
                    target: passesTarget ? target : nil)
            }
    }

    /// A box around the node of a finding, in the colour of its severity.
    func box(_ frame: CGRect, _ severity: Finding.Severity) -> [DisplayItem] {
        switch severity {
        case .error: outline(frame, Self.smallTarget)
        case .warning: outline(frame, Self.warning)
        case .note: outline(frame, Self.frame)
        }
    }

    /// A box around a node whose findings are all allowed.
    func quietBox(_ frame: CGRect) -> [DisplayItem] { outline(frame, Self.quiet) }

    private func own(_ overlay: BalloonOverlay, of node: PlacedNode, target frame: CGRect) -> [DisplayItem] {
        switch overlay {
        case .frames:
            return outline(node.frame, Self.frame)
        case .baselines:
            return lines(of: node).map { line, origin, _ in
                fill(CGRect(x: origin.x, y: origin.y, width: line.width, height: pixel), Self.baseline)
            }
        case .lines:
            return lines(of: node).map { line, origin, _ in fill(line.box(at: origin), Self.line) }
        case .ink:
            return lines(of: node).flatMap { line, origin, paragraph in
                guard let ink = paragraph.inkBounds(of: line) else { return [] as [DisplayItem] }
                return outline(drawnInk(ink, at: origin), Self.ink)
            }
        case .insets:
            return insets(of: node)
        case .targets:
            // The apps of the strip; its other children cannot be tapped.
            if node.kind == .strip { return node.children.filter { $0.id == "app" }.flatMap { target($0.frame) } }
            return node.kind == .button || node.id == "icon" ? target(frame) : []
        case .names:
            // The list beside the balloon needs all nodes at once, so OverlayLegend draws it.
            return []
        }
    }

    /// The box of whole pixels around a line's ink as it is drawn: baselines are on the pixel grid, glyphs on
    /// quarters of a pixel horizontally.
    private func drawnInk(_ ink: InkBounds, at origin: CGPoint) -> CGRect {
        let baseline = grid.roundedToNearest(origin.y)
        let step = grid.pixel / 8
        return grid.roundedOutward(
            CGRect(
                x: origin.x + ink.left - step, y: baseline + ink.top, width: ink.right - ink.left + 2 * step,
                height: ink.bottom - ink.top))
    }

    private func target(_ frame: CGRect) -> [DisplayItem] {
        let isLarge = min(frame.width, frame.height) >= Button.minimumTouchLength
        return outline(frame, isLarge ? Self.largeTarget : Self.smallTarget)
    }

    private func insets(of node: PlacedNode) -> [DisplayItem] {
        if node.id == "icon" { return [fill(node.frame, Self.inset)] }
        guard node.id == "image", case .picture = node.content else { return [] }
        let frame = node.frame
        let width = min(croppedPictureEdge, frame.width / 2)
        return [frame.minX, frame.maxX - width].map { x in
            fill(CGRect(x: x, y: frame.minY, width: width, height: frame.height), Self.inset)
        }
    }

    private func lines(of node: PlacedNode) -> [(line: TextLine, origin: CGPoint, paragraph: Paragraph)] {
        guard case .text(let text) = node.content else { return [] }
        return zip(text.layout.lines, text.lineOrigins).map { ($0, $1, text.paragraph) }
    }

    private func fill(_ rect: CGRect, _ color: Color) -> DisplayItem { .fill(.rectangle(rect), color) }

    private func outline(_ rect: CGRect, _ color: Color) -> [DisplayItem] {
        guard rect.width > 2 * pixel, rect.height > 2 * pixel else { return [fill(rect, color)] }
        return [
            CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: pixel),
            CGRect(x: rect.minX, y: rect.maxY - pixel, width: rect.width, height: pixel),
            CGRect(x: rect.minX, y: rect.minY + pixel, width: pixel, height: rect.height - 2 * pixel),
            CGRect(x: rect.maxX - pixel, y: rect.minY + pixel, width: pixel, height: rect.height - 2 * pixel),
        ].map { fill($0, color) }
    }
}
