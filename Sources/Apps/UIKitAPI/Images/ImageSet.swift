import Drawing
import Foundation

/// A picture of an asset catalogue with its variants.
struct ImageSet {
    let url: URL
    let contents: Contents

    /// The content of `Contents.json`.
    struct Contents: Decodable {
        let images: [Variant]
    }

    /// One file of the set.
    struct Variant: Decodable {
        let filename: String?
        let scale: String?
        let appearances: [Appearance]?

        struct Appearance: Decodable {
            let appearance, value: String
        }

        var isDark: Bool { appearances?.contains { $0.appearance == "luminosity" && $0.value == "dark" } ?? false }
    }

    /// The best variant: of the appearance, or of any if there is none, and of the first scale that exists.
    func picture(scales: [Int], isDark: Bool) -> Picture? {
        let variants = contents.images.filter { $0.filename != nil }
        let suited = isDark ? variants.filter(\.isDark) : []
        for candidates in [suited, variants.filter { !$0.isDark }] {
            for scale in scales {
                // A single picture for all scales has no scale.
                let variant = candidates.first { ($0.scale ?? "1x") == "\(scale)x" }
                guard let name = variant?.filename,
                    let picture = try? PictureFile.decode(contentsOf: url.appendingPathComponent(name).path)
                else { continue }
                return picture.at(scale: Double(scale))
            }
        }
        return nil
    }
}
