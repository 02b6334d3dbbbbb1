import BalloonLayouts
import Drawing
import Foundation
import Support

/// Reads a sticker pack of Xcode: a catalogue (`.xcstickers`) with one pack, or the pack itself (`.stickerpack`), a folder
/// of stickers (`.sticker`) and animated ones (`.stickersequence`), each with a `Contents.json`.
///
/// Keys that a later Xcode adds are ignored ("Asset Catalog Format Reference").
struct StickerCatalog {
    private let reading: SceneResourceReading

    init(reading: SceneResourceReading) { self.reading = reading }

    /// The stickers of a pack in its order, with the size of its cells.
    /// - Parameter path: the catalogue or the pack.
    /// - Throws: ``SceneError`` of the file of the pack that has the error.
    func stickers(at path: String) throws -> SceneStickers {
        let pack = try pack(at: path)
        return try contents(of: pack) { fields in
            var stickers = SceneStickers()
            let properties = try fields.value("properties").map { try self.fields($0) }
            stickers.size =
                properties?.read("grid-size") { value in
                    try value.choice(StickerSize.allCases.map { ($0.name, $0) })
                } ?? .regular
            stickers.stickers =
                fields.read("stickers") { list in
                    try list.list { value in
                        let name = try self.name("filename", of: self.fields(value))
                        return try self.sticker(in: (pack as NSString).appendingPathComponent(name), namedBy: value)
                    }
                } ?? []
            stickers.isPack = true
            return stickers
        }
    }

    /// The folder of the pack.
    private func pack(at path: String) throws -> String {
        let kind = (path as NSString).pathExtension
        if kind == "stickerpack" { return path }
        guard kind == "xcstickers" else {
            throw Self.error(path, "is not a catalogue of stickers", fix: "name a .xcstickers or .stickerpack folder")
        }
        let names: [String]
        do {
            names = try FolderListing.names(in: path)
        } catch {
            throw Self.error(path, "\(error)", fix: "check the path")
        }
        let packs = names.filter { $0.hasSuffix(".stickerpack") }.sorted()
        guard let first = packs.first else {
            throw Self.error(path, "has no .stickerpack", fix: "add one in Xcode")
        }
        guard packs.count == 1 else {
            throw Self.error(
                path, "has \(packs.count) packs", fix: "name one of them: \(packs.joined(separator: ", "))")
        }
        return (path as NSString).appendingPathComponent(first)
    }

    /// A still or animated sticker.
    private func sticker(in folder: String, namedBy value: SceneValue) throws -> SceneSticker {
        switch (folder as NSString).pathExtension {
        case "sticker":
            return try contents(of: folder) { fields in
                let properties = try self.properties(of: fields)
                let file = try self.name("filename", of: properties)
                return SceneSticker(
                    art: try self.art((folder as NSString).appendingPathComponent(file), namedBy: properties),
                    description: self.description(properties, of: folder))
            }
        case "stickersequence":
            return try contents(of: folder) { try self.sequence($0, in: folder) }
        case let kind:
            throw value.error(
                .badValue, "\(value.path): .\(kind) is neither .sticker nor .stickersequence",
                fix: "remove it from the pack in Xcode")
        }
    }

    /// An animated sticker: Xcode makes one animated PNG of its frames. The first is drawn.
    private func sequence(_ fields: SceneFields, in folder: String) throws -> SceneSticker {
        let properties = try self.properties(of: fields)
        let frames = try fields.value("frames")?.elements().map { try frame($0, in: folder) } ?? []
        guard let first = frames.first else {
            throw fields.error(.missingKey, "the sequence has no frames", fix: "add its pictures in Xcode")
        }
        for (index, frame) in frames.enumerated()
        where (frame.width, frame.height) != (first.width, first.height) {
            throw fields.error(
                .badResource,
                "frame \(index + 1) has \(frame.width) x \(frame.height) pixels and the first \(first.width) x \(first.height)",
                fix: "draw all frames with one size")
        }
        let bytes = frames.reduce(0) { $0 + ($1.fileBytes?.count ?? 0) }
        guard bytes <= StickerRules.maximumFileSize else {
            throw fields.error(
                .badResource,
                "the frames have \(bytes) bytes together, and a sticker at most \(StickerRules.maximumFileSize)",
                fix: "use fewer frames, colours or pixels")
        }
        let number = properties.number("duration", in: Self.durations) ?? Self.usualRate
        let isRate = properties.read("duration-type") { try $0.choice([("fps", true), ("fixed", false)]) } ?? true
        return SceneSticker(
            art: first.animated(
                frameCount: frames.count, duration: isRate ? Double(frames.count) / number : number),
            description: description(properties, of: folder))
    }

    /// The art of a frame.
    private func frame(_ value: SceneValue, in folder: String) throws -> Picture {
        let fields = try self.fields(value)
        let path = (folder as NSString).appendingPathComponent(try name("filename", of: fields))
        let art = try art(path, namedBy: fields)
        guard art.isPNG, art.frameCount == 1 else {
            throw fields.error(
                .badResource, "\(path) is not a still PNG",
                fix: "give each frame as one, or make a .sticker of an animated PNG or GIF")
        }
        return art
    }

    /// What VoiceOver says: the label, or the sticker's name, which is that of its folder.
    private func description(_ properties: SceneFields, of folder: String) -> SceneText {
        let label = properties.string("accessibility-label") ?? ""
        return .literal(label.isEmpty ? (folder as NSString).lastPathComponent : label)
    }

    private func art(_ path: String, namedBy fields: SceneFields) throws -> Picture {
        do {
            return try reading.kept(StickerFile.picture(atPath: path, pictures: reading.store), of: path)
        } catch let error as SceneResourceReading.Excess {
            throw fields.error(.badResource, "\(error)")
        } catch let error as NSError where error.domain == MSStickersErrorDomain {
            throw fields.error(.badResource, error.localizedDescription)
        }
    }

    /// The name of a file or folder in the folder of `Contents.json`.
    private func name(_ key: String, of fields: SceneFields) throws -> String {
        guard let value = fields.value(key) else {
            throw fields.error(.missingKey, "\(fields.path(to: key)) is missing", fix: "add the picture in Xcode")
        }
        let name = try value.string()
        guard !name.isEmpty, !name.contains("/"), name != "..", name != "." else {
            throw value.error(
                .badValue, "\(value.path) is not the name of a file", fix: "write a name without a folder")
        }
        return name
    }

    private func properties(of fields: SceneFields) throws -> SceneFields {
        guard let value = fields.value("properties") else {
            throw fields.error(.missingKey, "properties is missing", fix: "add the picture in Xcode")
        }
        return try self.fields(value)
    }

    private func fields(_ value: SceneValue) throws -> SceneFields {
        try SceneFields(value.node, path: value.path, allowed: nil, errors: value.errors)
    }

    /// Reads the `Contents.json` of a folder.
    private func contents<Value>(of folder: String, _ read: (SceneFields) throws -> Value) throws -> Value {
        let file = (folder as NSString).appendingPathComponent("Contents.json")
        let text = try SceneFile.text(at: file)
        reading.keep(text, of: file)
        return try SceneFile.read(text, file: file, tree: JSONReader.catalogue) { root in
            let errors = SceneErrors(file: file)
            return try errors.finish {
                try read(SceneFields(root, path: "Contents.json", allowed: nil, errors: errors))
            }
        }
    }

    private static func error(_ path: String, _ problem: String, fix: String) -> SceneError {
        SceneError(file: path, place: nil, kind: .badResource, message: problem, fix: fix)
    }

    /// The frames per second, or the seconds, that a sequence can have: a frame in a minute to a screen's own rate.
    private static let durations = 1.0 / 60...120
    /// The frames per second where a sequence does not say it, as Xcode writes them.
    private static let usualRate = 15.0
}
