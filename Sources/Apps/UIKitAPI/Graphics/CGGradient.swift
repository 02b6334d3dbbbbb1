import Drawing
import Foundation

/// The colours of a gradient. Core Graphics' class of this name.
///
/// ```swift
/// let colors = [UIColor.systemPink.cgColor, UIColor.systemOrange.cgColor] as CFArray
/// let sunset = CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 1])
/// ```
public final class CGGradient: Sendable {
    let stops: [LinearGradient.Stop]

    /// Makes a gradient; nil without colours.
    /// - Parameters:
    ///   - colors: values of the type `CGColor`.
    ///   - locations: their places from 0 to 1; nil for equal distances.
    public init?(colorsSpace: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        let colors = colors.compactMap { ($0 as? CGColor)?.color }
        guard !colors.isEmpty else { return nil }
        let last = Double(max(colors.count - 1, 1))
        stops = colors.enumerated().map { index, color in
            LinearGradient.Stop(color, at: locations.map { Double($0[index]) } ?? Double(index) / last)
        }.sorted { $0.location < $1.location }
    }
}

extension CGGradient {
    /// Makes a gradient from the components of all colours, one colour after the other: red, green, blue and alpha, or
    /// grey and alpha in a grey colour space.
    public convenience init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        let width = space.isGray ? 2 : 4
        let colors = (0..<count).map { index in
            let part = UnsafeBufferPointer(start: components + index * width, count: width)
            return width == 2
                ? CGColor(gray: part[0], alpha: part[1])
                : CGColor(red: part[0], green: part[1], blue: part[2], alpha: part[3])
        }
        self.init(colorsSpace: space, colors: colors, locations: locations)
    }
}

/// Whether a gradient is drawn beyond its ends. Core Graphics' raw values.
///
/// ```swift
/// let options: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
/// ```
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    /// Core Graphics' raw value.
    public let rawValue: UInt32

    /// Makes options from Core Graphics' raw value.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Extends the first colour before the start.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
    /// Extends the last colour after the end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}

extension CGContext {
    /// Fills the clipped area with colours that change along a line.
    public func drawLinearGradient(
        _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
    ) {
        let (start, end) = (startPoint.applying(state.map), endPoint.applying(state.map))
        let line = LinearGradient(from: start, to: end, stops: gradient.stops)
        let band = Self.band(
            from: start, to: end, reach: 2 * (size.width + size.height),
            isOpen: (options.contains(.drawsBeforeStartLocation), options.contains(.drawsAfterEndLocation)))
        let item = DisplayItem.gradient(.rectangle(canvas), line)
        record(band.map { [.clip(.path($0), [item])] } ?? [item])
    }

    /// The strip perpendicular to a line, between its ends; nil where both ends are open, and for a line of no length.
    private static func band(
        from start: CGPoint, to end: CGPoint, reach: CGFloat, isOpen: (start: Bool, end: Bool)
    ) -> [PathElement]? {
        let (x, y) = (end.x - start.x, end.y - start.y)
        let length = (x * x + y * y).squareRoot()
        guard !isOpen.start || !isOpen.end, length > 0 else { return nil }
        let (dx, dy) = (x / length * reach, y / length * reach)
        let first = isOpen.start ? CGPoint(x: start.x - dx, y: start.y - dy) : start
        let last = isOpen.end ? CGPoint(x: end.x + dx, y: end.y + dy) : end
        return [
            .move(CGPoint(x: first.x - dy, y: first.y + dx)), .line(CGPoint(x: last.x - dy, y: last.y + dx)),
            .line(CGPoint(x: last.x + dy, y: last.y - dx)), .line(CGPoint(x: first.x + dy, y: first.y - dx)), .close,
        ]
    }

    /// Fills the clipped area with colours that change from one circle to another.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        guard let parts = MapParts(state.map), size.width > 0, size.height > 0, canvasFits else { return }
        let mean = (parts.across + parts.down) / 2
        let radial = RadialGradient(
            from: (startCenter.applying(state.map), startRadius * mean),
            to: (endCenter.applying(state.map), endRadius * mean), stops: gradient.stops,
            isOpen: (options.contains(.drawsBeforeStartLocation), options.contains(.drawsAfterEndLocation)))
        record([.picture(radial.picture(over: canvas, scale: max(1, scale)), in: canvas)])
    }
}
