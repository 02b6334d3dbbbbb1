import Drawing
import Foundation

/// UIKit's name for a picture, so that model files compile unchanged.
public typealias UIImage = Picture

extension Picture {
    /// The picture of a PNG, JPEG or GIF file; nil when it is none. `PictureFile.decode(contentsOf:)` says why.
    /// - Parameter path: a path; `@2x` or `@3x` before the extension sets the scale.
    public init?(contentsOfFile path: String) {
        guard let picture = try? PictureFile.decode(contentsOf: path) else { return nil }
        self = picture
    }

    /// The picture of the bytes of such a file, at one pixel to a point; nil when they are none.
    public init?(data: Data) {
        guard let picture = try? PictureFile.decode(Array(data), name: "data") else { return nil }
        self = picture
    }

    /// The size in points: pixels by scale.
    public var size: CGSize {
        CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
    }
}
