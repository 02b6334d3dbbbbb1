import Foundation
import FuzzedValues

@testable import Support

/// The folder in which files are made.
enum Workplace {
    private static let folder: String = {
        let name = "balloon-files-fuzzer-\(ProcessInfo.processInfo.processIdentifier)"
        return FileManager.default.temporaryDirectory.appendingPathComponent(name).path
    }()

    /// What files and links are called.
    static let names = [
        "a.yaml", "b.json", "c.yml", "A.YAML", ".hidden.yaml", "scene.schema.json", "icon.png", "Localizable.xcstrings",
        "dinner@L.layout", "dinner@L.png", "dinner@L.hash", "dinner@L.json", "results.json", "", ".",
        "Scenes", "Scenes/a.yaml", "Scenes/Deep/d.yaml", "line\nfeed.yaml", "\u{1B}[31m.yaml",
        String(repeating: "n", count: 300), "no/such/folder/e.yaml", "a.yaml/inside", "Scenes/../b.json",
    ]

    /// What the files of a scene's author hold, whole or with bytes behind it.
    private static let contents = [
        "", "message: {layout: {template: {caption: Dinner}}}\n", "color: #ff0000\n",
        "message: {layout: {template: {caption: a, image: icon.png}}}\n",
        "message: {layout: {template: {caption: {key: a}}}}\nstrings: Localizable.xcstrings\n",
        "transcript: {entries: [{message: a.yaml}, {message: b.json}]}\n",
        "{\"message\": {\"layout\": {\"template\": {\"caption\": \"a\"}}}}", "app: Dinner\nsteps: [open]\n",
        "balloon-layout 2\n", "balloon-hash 1\n",
        "{\"format\": \"balloon.results/1\", \"cells\": [], \"counts\": {}, \"exitCode\": 6, \"staleFiles\": []}",
        "\u{FEFF}message: ",
    ]

    static func path(_ name: String) -> String { name.isEmpty ? folder : folder + "/" + name }

    static func clear() {
        try? FileManager.default.removeItem(atPath: folder)
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    /// Makes something with one of the names; nothing where there is something else already.
    static func add(_ reader: inout ByteReader) {
        let path = path(reader.one(of: names))
        let parent = (path as NSString).deletingLastPathComponent
        try? FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
        let kind = reader.next(below: 8)
        switch kind {
        case 0: mkfifo(path, 0o644)
        case 1: symlink(Self.path(reader.one(of: names)), path)
        case 2: mkdir(path, 0o755)
        case 3:
            // A file of zeros that takes no room, up to 64 kB: a megabyte takes seconds with the sanitisers.
            FileManager.default.createFile(atPath: path, contents: nil)
            truncate(path, off_t(reader.next()) << 8)
        default:
            let content = reader.one(of: contents)
            let extra = reader.text() ?? ""
            FileManager.default.createFile(atPath: path, contents: Data((content + extra).utf8))
        }
    }

    /// What a process that was killed while it writes would leave.
    static var temporaryFiles: [String] {
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
        return paths.filter { ($0 as NSString).lastPathComponent.hasPrefix(AtomicFile.temporaryPrefix) }
    }
}
