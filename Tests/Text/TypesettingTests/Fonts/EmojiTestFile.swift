import Foundation

/// Unicode's list of all emoji, `emoji-test.txt` of Debian's package `unicode-data`.
enum EmojiTestFile {
    /// Each sequence and its status: `fully-qualified`, `minimally-qualified`, `unqualified` or `component`.
    static func sequences() throws -> [(text: String, status: String)] {
        let folder = ProcessInfo.processInfo.environment["BALLOON_UNICODE_DATA"] ?? "/usr/share/unicode"
        let text = try String(contentsOfFile: folder + "/emoji/emoji-test.txt", encoding: .utf8)
        return text.split(separator: "\n").compactMap { line in
            let fields = line.prefix { $0 != "#" }.split(separator: ";")
            guard fields.count == 2 else { return nil }
            let scalars = fields[0].split(separator: " ").compactMap { point in
                UInt32(point, radix: 16).flatMap(Unicode.Scalar.init)
            }
            return (String(String.UnicodeScalarView(scalars)), fields[1].trimmingCharacters(in: .whitespaces))
        }
    }
}
