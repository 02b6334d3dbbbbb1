import Foundation

/// What stands for a film or a sound that could not be decoded: a grey ground with the sign of a player, so that nobody
/// takes it for the film.
enum MediaPlaceholder {
    /// A film's usual shape, 16 to 9, as wide as a template on a 402-point phone.
    private static let size = CGSize(width: 280, height: 157.5)
    private static let background = Color(red: 142, green: 142, blue: 147)

    static func film(reason: String) throws -> Picture {
        let (x, y) = (size.width / 2, size.height / 2)
        let triangle: [PathElement] = [
            .move(CGPoint(x: x - 9, y: y - 13)), .line(CGPoint(x: x + 15, y: y)), .line(CGPoint(x: x - 9, y: y + 13)),
            .close,
        ]
        let disc = CGRect(x: x - 30, y: y - 30, width: 60, height: 60)
        let list = DisplayList(
            size: size,
            items: [
                .fill(.rectangle(CGRect(origin: .zero, size: size)), background),
                .fill(.rounded(disc, radius: 30, style: .circular), Color(red: 255, green: 255, blue: 255, alpha: 90)),
                .fill(.path(triangle), .white),
            ])
        return Picture(
            bitmap: try Renderer().render(list, scale: 3), scale: 3, origin: .placeholder(reason: reason))
    }

    static func sound(reason: String) throws -> Picture {
        try Waveform.picture(
            levels: [Double](repeating: 0, count: Waveform.barCount), origin: .placeholder(reason: reason))
    }
}
