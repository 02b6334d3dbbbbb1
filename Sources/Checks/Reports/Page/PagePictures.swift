import Foundation
import Support

/// The pictures of a page, each once: files in a folder beside the page, or inside it.
package struct PagePictures {
    /// The maximum number of bytes of pictures that a page contains by itself: what a mail or a browser takes at once.
    package static let maximumInside = 8 << 20
    /// The maximum number of bytes of pictures in a page that must be one file: browsers open a larger one slowly or not
    /// at all.
    package static let maximumSingleFile = 256 << 20

    /// The folder beside the page; nil where the pictures are inside.
    private let folder: String?
    /// How the page names the folder, with a slash; empty where the pictures are inside.
    package let prefix: String
    private var names: Set<String> = []

    /// Pictures inside the page.
    package static let inside = PagePictures(folder: nil, prefix: "")

    /// Pictures that the page's server sends when they are asked for: ``servedName(at:)`` says which one.
    package static let served = PagePictures(folder: nil, prefix: servedPrefix)
    private static let servedPrefix = "pictures/"
    private var isServed: Bool { prefix == Self.servedPrefix }

    /// The name of the picture that a path of ``served`` means; nil for other paths.
    package static func servedName(at path: String) -> String? {
        guard path.hasPrefix(servedPrefix), path.hasSuffix(".png") else { return nil }
        return String(path.dropFirst(servedPrefix.count).dropLast(4))
    }

    private init(folder: String?, prefix: String) { (self.folder, self.prefix) = (folder, prefix) }

    /// Pictures in a folder beside a page, which has the page's name: `report.pictures` beside `report.html`.
    package init(beside page: String) {
        let stem = (page as NSString).deletingPathExtension + ".pictures"
        let name = (stem as NSString).lastPathComponent
        // A name may contain characters that have a meaning in an address.
        let address = name.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? name
        self.init(folder: stem, prefix: "./\(address)/")
    }

    /// Adds a picture: writes its file, or its element into the page.
    /// - Parameters:
    ///   - name: a name that follows from its bytes.
    ///   - write: writes into the page.
    package mutating func add(_ file: [UInt8], named name: String, to write: (String) throws -> Void) throws {
        guard !isServed, names.insert(name).inserted else { return }
        if let folder {
            try AtomicFile.write(file, to: Self.path(of: name, in: folder))
        } else {
            // The browser keeps it as text until the script reads it.
            try write("<script type=\"text/plain\" id=\"p-\(name)\">\(Self.base64(file))</script>\n")
        }
    }

    /// The element of a picture that shows without any script. Inside the page it is the picture itself.
    /// - Parameter width: in points.
    package mutating func first(_ file: [UInt8], named name: String, label: String, width: Double) throws -> String {
        guard folder == nil, !isServed else {
            try add(file, named: name) { _ in }
            return first(named: name, label: label, width: width)
        }
        names.insert(name)
        return element("data:image/png;base64," + Self.base64(file), name, label, width)
    }

    /// The element of a picture beside the page that shows without any script.
    package func first(named name: String, label: String, width: Double) -> String {
        element("\(prefix)\(name).png", name, label, width)
    }

    private func element(_ source: String, _ name: String, _ label: String, _ width: Double) -> String {
        let size = width > 0 ? " width=\"\(Int(width.rounded()))\"" : ""
        return "<figure class=\"pane\"><img alt=\"\(label)\" data-file=\"\(name)\"\(size) src=\"\(source)\">"
            + "<figcaption>\(label)</figcaption></figure>"
    }

    /// Removes the pictures that an earlier page of the same name has left in the folder beside it.
    package func removeOthers(beside page: String) throws {
        let place = folder ?? PagePictures(beside: page).folder ?? ""
        let files = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
        for file in files where file.wholeMatch(of: #/[0-9a-f]{16,64}\.png/#) != nil {
            let isShown = folder != nil && names.contains((file as NSString).deletingPathExtension)
            if !isShown { try AtomicFile.remove((place as NSString).appendingPathComponent(file)) }
        }
        // A folder that holds something else stays.
        if folder == nil, !files.isEmpty { rmdir(place) }
    }

    private static func path(of name: String, in folder: String) -> String {
        (folder as NSString).appendingPathComponent("\(name).png")
    }

    private static func base64(_ file: [UInt8]) -> String { Data(file).base64EncodedString() }
}
