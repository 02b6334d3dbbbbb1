import Files
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
