import Drawing
import Files
import Foundation

/// A folder of an asset catalogue. Format: "Apple, Asset Catalog Format Reference".
struct AssetCatalogueFolder {
    let url: URL

    /// The image set of a name, here or in a folder below; nil when there is none. Links are not followed.
    func imageSet(named name: String) -> ImageSet? {
        let set = set(named: name, kind: ".imageset", contents: ImageSet.Contents.self)
        return set.map { ImageSet(url: $0.url, contents: $0.contents) }
    }

    /// The colour set of a name, found in the same way.
    func colorSet(named name: String) -> ColorSet? {
        set(named: name, kind: ".colorset", contents: ColorSet.self)?.contents
    }

    private func set<Contents: Decodable>(
        named name: String, kind: String, contents: Contents.Type
    ) -> (url: URL, contents: Contents)? {
        let set = url.appendingPathComponent(name + kind)
        if let contents: Contents = Self.contents(of: set) { return (set, contents) }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
        for folder in names.sorted() where (folder as NSString).pathExtension.isEmpty {
            let below = url.appendingPathComponent(folder)
            guard
                (try? FileManager.default.attributesOfItem(atPath: below.path))?[.type] as? FileAttributeType
                    == .typeDirectory
            else { continue }
            var rest = name
            if let group: GroupContents = Self.contents(of: below), group.properties?.providesNamespace == true {
                guard name.hasPrefix(folder + "/") else { continue }
                rest = String(name.dropFirst(folder.count + 1))
            }
            if let found = AssetCatalogueFolder(url: below).set(named: rest, kind: kind, contents: contents) {
                return found
            }
        }
        return nil
    }

    private static func contents<Contents: Decodable>(of folder: URL) -> Contents? {
        let file = folder.appendingPathComponent("Contents.json")
        return (try? LimitedFile.read(file.path, limit: maximumContentsSize))
            .flatMap { try? JSONDecoder().decode(Contents.self, from: Data($0)) }
    }

    /// The maximum number of bytes of a `Contents.json`; one with every variant of a picture has a few thousand.
    private static let maximumContentsSize = 1 << 20

    /// What a folder says of itself.
    private struct GroupContents: Decodable {
        struct Properties: Decodable {
            let providesNamespace: Bool?

            enum CodingKeys: String, CodingKey {
                case providesNamespace = "provides-namespace"
            }
        }

        let properties: Properties?
    }
}

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

/// A colour of an asset catalogue, with a variant for the dark appearance. Format: "Apple, Asset Catalog Format
/// Reference".
struct ColorSet: Decodable {
    struct Entry: Decodable {
        struct Appearance: Decodable {
            let value: String
        }

        struct Value: Decodable {
            let components: [String: String]?
        }

        let appearances: [Appearance]?
        let color: Value?
    }

    let colors: [Entry]

    /// The colour, which follows the viewer's appearance where the set has a dark variant.
    var color: UIColor? {
        let plain = colors.first { $0.appearances == nil }.flatMap { Self.color(of: $0) }
        let dark = colors.first { $0.appearances?.contains { $0.value == "dark" } == true }
            .flatMap { Self.color(of: $0) }
        guard let plain = plain ?? dark else { return nil }
        guard let dark else { return plain }
        return UIColor { $0.userInterfaceStyle == .dark ? dark : plain }
    }

    private static func color(of entry: Entry) -> UIColor? {
        guard let parts = entry.color?.components else { return nil }
        let alpha = parts["alpha"].flatMap(component) ?? 1
        if let white = parts["white"].flatMap(component) { return UIColor(white: white, alpha: alpha) }
        guard let red = parts["red"].flatMap(component), let green = parts["green"].flatMap(component),
            let blue = parts["blue"].flatMap(component)
        else { return nil }
        return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// A component: from 0 to 1, from 0 to 255, or in hexadecimal digits, because Xcode accepts all of them.
    private static func component(_ text: String) -> CGFloat? {
        if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
        guard let value = Double(text) else { return nil }
        return text.contains(".") ? value : value / 255
    }
}

extension UIColor {
    /// The colour with a name in an asset catalogue of the program's own resources; nil where there is none.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// The colour with a name in a bundle's asset catalogue; nil when there is none.
    /// - Parameter traitCollection: ignored, because the colour follows its viewer.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
        for folder in AppResources.folders(of: bundle) {
            let contents = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            for catalogue in contents.sorted() where catalogue.hasSuffix(".xcassets") {
                let root = AssetCatalogueFolder(url: folder.appendingPathComponent(catalogue))
                guard let color = root.colorSet(named: name)?.color else { continue }
                self.init(copying: color)
                return
            }
        }
        return nil
    }
}
