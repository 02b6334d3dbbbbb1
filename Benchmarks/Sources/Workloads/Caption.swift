import Foundation

/// A sentence of an interface and its language.
package struct Caption: Sendable {
    /// A BCP 47 tag.
    package let language: String
    package let text: String
}

/// The captions of languages that share a way of being set: one file in `Captions/`.
package struct CaptionGroup: Sendable {
    package let name: String
    package let captions: [Caption]

    /// Every group, by name: 25 languages, 20 captions each.
    package static func all() throws -> [CaptionGroup] {
        try FileManager.default.contentsOfDirectory(atPath: Folders.captions)
            .filter { $0.hasSuffix(".txt") }
            .sorted()
            .map { file in
                let text = try String(contentsOfFile: Folders.captions + "/" + file, encoding: .utf8)
                return CaptionGroup(name: String(file.dropLast(4)), captions: captions(in: text))
            }
    }

    /// `# de` starts a language, every other line is a caption.
    private static func captions(in text: String) -> [Caption] {
        var language = "und"
        var captions: [Caption] = []
        for line in text.split(separator: "\n") {
            if line.hasPrefix("# ") {
                language = String(line.dropFirst(2))
            } else {
                // A copy of its own, contiguous UTF-8: what a program has that read it from a message.
                captions.append(Caption(language: language, text: String(decoding: Array(line.utf8), as: UTF8.self)))
            }
        }
        return captions
    }
}

/// Where things are, seen from this file.
package enum Folders {
    package static let package = #filePath.split(separator: "/", omittingEmptySubsequences: false)
        .dropLast(3).joined(separator: "/")
    /// What fontconfig learns about the fonts, for the peers.
    package static let cache = package + "/.build/fontconfig"
    package static let captions = package + "/Captions"
    package static let pictures = package + "/Pictures"
    package static let repository = package.split(separator: "/", omittingEmptySubsequences: false)
        .dropLast().joined(separator: "/")
    package static let fonts = repository + "/Fonts"
}
