import Foundation

/// A folder of an asset catalogue. Format: "Apple, Asset Catalog Format Reference".
struct AssetCatalogueFolder {
    let url: URL

    /// The image set of a name, here or in a folder below; nil when there is none. Links are not followed.
    func imageSet(named name: String) -> ImageSet? {
        let set = url.appendingPathComponent(name + ".imageset")
        if let contents: ImageSet.Contents = Self.contents(of: set) { return ImageSet(url: set, contents: contents) }
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
            if let set = AssetCatalogueFolder(url: below).imageSet(named: rest) { return set }
        }
        return nil
    }

    private static func contents<Contents: Decodable>(of folder: URL) -> Contents? {
        let file = folder.appendingPathComponent("Contents.json")
        return (try? Data(contentsOf: file)).flatMap { try? JSONDecoder().decode(Contents.self, from: $0) }
    }

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

/// A picture of an asset catalogue in its variants.
struct ImageSet {
    let url: URL
    let contents: Contents

    /// What `Contents.json` says.
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

    /// The variant that suits best: of the appearance, else of any; of the first scale that is there.
    func picture(scales: [Int], isDark: Bool) -> UIImage? {
        let variants = contents.images.filter { $0.filename != nil }
        let suited = isDark ? variants.filter(\.isDark) : []
        for candidates in [suited, variants.filter { !$0.isDark }] {
            for scale in scales {
                // A single picture for all scales has none.
                let variant = candidates.first { ($0.scale ?? "1x") == "\(scale)x" }
                guard let name = variant?.filename,
                    let image = UIImage(contentsOfFile: url.appendingPathComponent(name).path)
                else { continue }
                return UIImage(
                    bitmap: image.bitmap, scale: Double(scale), frameCount: image.frameCount,
                    animationDuration: image.animationDuration)
            }
        }
        return nil
    }
}
