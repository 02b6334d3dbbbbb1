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
