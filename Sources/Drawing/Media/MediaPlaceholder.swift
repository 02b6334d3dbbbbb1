import Foundation

/// The picture for a film or a sound that could not be decoded: a grey background with the symbol of a player or a
/// loudspeaker, so that it is not mistaken for the film or for silence.
enum MediaPlaceholder {
    /// A film's usual shape, 16 to 9, as wide as a template on a 402-point phone.
    private static let filmSize = CGSize(width: 280, height: 157.5)
    private static let background = Color(red: 142, green: 142, blue: 147)

    static func film(reason: String) throws -> Picture {
        let (x, y) = (filmSize.width / 2, filmSize.height / 2)
        let triangle: [PathElement] = [
            .move(CGPoint(x: x - 9, y: y - 13)), .line(CGPoint(x: x + 15, y: y)), .line(CGPoint(x: x - 9, y: y + 13)),
            .close,
        ]
        return try picture(filmSize, sign: [.fill(.path(triangle), .white)], reason: reason)
    }

    static func sound(reason: String) throws -> Picture {
        let (x, y) = (Waveform.size.width / 2, Waveform.size.height / 2)
        let loudspeaker: [PathElement] = [
            .move(CGPoint(x: x - 18, y: y - 6)), .line(CGPoint(x: x - 11, y: y - 6)),
            .line(CGPoint(x: x - 1, y: y - 15)), .line(CGPoint(x: x - 1, y: y + 15)),
            .line(CGPoint(x: x - 11, y: y + 6)), .line(CGPoint(x: x - 18, y: y + 6)), .close,
        ]
        let waves = [(x + 5, 12.0), (x + 13, 24)].map { left, height in
            let bar = CGRect(x: left, y: y - height / 2, width: 3, height: height)
            return DisplayItem.fill(.rounded(bar, radius: 1.5, style: .circular), .white)
        }
        return try picture(Waveform.size, sign: [.fill(.path(loudspeaker), .white)] + waves, reason: reason)
    }

    /// A symbol on a disc of 60 points in the middle of the background.
    private static func picture(_ size: CGSize, sign: [DisplayItem], reason: String) throws -> Picture {
        let disc = CGRect(x: size.width / 2 - 30, y: size.height / 2 - 30, width: 60, height: 60)
        let list = DisplayList(
            size: size,
            items: [
                .fill(.rectangle(CGRect(origin: .zero, size: size)), background),
                .fill(.rounded(disc, radius: 30, style: .circular), Color(red: 255, green: 255, blue: 255, alpha: 90)),
            ] + sign)
        return Picture(
            bitmap: try Renderer().render(list, scale: 3), scale: 3, origin: .placeholder(reason: reason))
    }
}
