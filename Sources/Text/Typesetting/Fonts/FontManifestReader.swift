import Files

/// Makes a ``FontManifest`` from the values of its file. An unknown key or value is an error, because it is usually a
/// misspelt one.
struct FontManifestReader {
    let path: String

    /// Enough for every manifest.
    private static let maximumDepth = 16

    /// The manifest of a file.
    /// - Throws: ``TypesettingError/unusableFont(file:reason:)`` with the line.
    func manifest(of bytes: UnsafeRawBufferPointer) throws -> FontManifest {
        let root: JSONTree.Value
        do throws(JSONTree.Failure) {
            root = try JSONTree.value(of: bytes, "manifest", maximumDepth: Self.maximumDepth)
        } catch {
            throw self.error(error.place.line, error.problem + (error.fix.map { "; \($0)" } ?? ""))
        }
        return try manifest(root)
    }

    private func manifest(_ root: JSONTree.Value) throws -> FontManifest {
        let members = try object(root, "the manifest", keys: ["extends", "fonts", "total"])
        let extended = try members["extends"].map { try word($0, "extends", of: ["bundled"]) }
        guard let list = members["fonts"] else { throw error(root.place.line, "key \"fonts\" is missing") }
        guard case .array(let entries) = list.content, !entries.isEmpty else {
            throw error(list.place.line, "\"fonts\" must be a list of at least one font")
        }
        return FontManifest(path: path, fonts: try entries.map(font), extendsBundled: extended != nil)
    }

    private func font(_ value: JSONTree.Value) throws -> FontManifest.Font {
        let members = try object(value, "a font", keys: Self.fontKeys)
        guard let file = try members["file"].map({ try text($0, "file") }) else {
            throw error(value.place.line, "a font lacks the key \"file\"")
        }
        let role = try members["role"].map { try word($0, "role", of: FontManifest.Role.allCases.map(\.rawValue)) }
        let style = try members["style"].map { try word($0, "style", of: ["normal", "italic"]) }
        let tracking = try members["tracking"].map { try word($0, "tracking", of: ["none", "system"]) }
        return FontManifest.Font(
            file: file, family: try members["family"].map { try text($0, "family") } ?? Self.family(ofFile: file),
            role: role.flatMap(FontManifest.Role.init) ?? .text, isItalic: style == "italic",
            weights: try members["weight"].map(weights) ?? FontWeight.regular.rawValue...FontWeight.regular.rawValue,
            languages: try members["languages"].map(languages) ?? .none, isTracked: tracking == "system",
            coverage: try members["coverage"].map { value in
                CharacterCoverage(try text(value, "coverage"), place: place(value.place.line))
            },
            bytes: try members["bytes"].map { Int(try number($0, "bytes", in: 1...1e12)) }, line: value.place.line)
    }

    /// `sha256` and `about` are for people, and for the test of the bundled fonts.
    private static let fontKeys = [
        "file", "family", "role", "style", "weight", "languages", "tracking", "coverage", "bytes", "sha256", "about",
    ]

    /// The default family of a file: its name up to the first hyphen or full stop.
    private static func family(ofFile file: String) -> String {
        let name = file.split(separator: "/").last ?? ""
        return String(name.prefix { $0 != "-" && $0 != "." })
    }

    /// One weight, or the lightest and the boldest weight of a variable font.
    private func weights(_ value: JSONTree.Value) throws -> ClosedRange<Double> {
        guard case .array(let ends) = value.content else {
            let weight = try number(value, "weight", in: 1...1000)
            return weight...weight
        }
        let numbers = try ends.map { try number($0, "weight", in: 1...1000) }
        guard numbers.count == 2, numbers[0] <= numbers[1] else {
            throw error(value.place.line, "\"weight\" must be a number, or the lightest and the boldest as [400, 700]")
        }
        return numbers[0]...numbers[1]
    }

    private func languages(_ value: JSONTree.Value) throws -> FontLanguages {
        guard case .array(let entries) = value.content, !entries.isEmpty else {
            throw error(value.place.line, "\"languages\" must be a list of BCP 47 tags such as [\"ja\", \"zh-Hant\"]")
        }
        return FontLanguages(
            try entries.map { entry in
                let tag = try text(entry, "languages")
                guard tag.utf8.count <= TypesettingLimits.maximumLanguageTagLength,
                    tag.utf8.allSatisfy({ $0.isLetterOrDigit || $0 == UInt8(ascii: "-") })
                else {
                    throw error(
                        entry.place.line, "\"languages\" has \"\(tag)\"; it must be a BCP 47 tag such as ja or zh-Hant")
                }
                return tag
            })
    }

    // MARK: - Values by type

    private func object(
        _ value: JSONTree.Value, _ what: String, keys: [String]
    ) throws -> [String: JSONTree.Value] {
        guard case .object(let members) = value.content else {
            throw error(value.place.line, "\(what) must be in braces")
        }
        var byKey: [String: JSONTree.Value] = [:]
        for member in members {
            let (key, line) = (member.key, member.place.line)
            guard keys.contains(key) else {
                throw error(line, "unknown key \"\(key)\"; \(what) may have \(keys.joined(separator: ", "))")
            }
            guard byKey.updateValue(member.value, forKey: key) == nil else {
                throw error(line, "the key \"\(key)\" is listed twice; remove one")
            }
        }
        return byKey
    }

    private func text(_ value: JSONTree.Value, _ key: String) throws -> String {
        guard case .text(let text) = value.content, !text.isEmpty else {
            throw error(value.place.line, "\"\(key)\" must be a text in double quotes")
        }
        return text
    }

    private func word(_ value: JSONTree.Value, _ key: String, of words: [String]) throws -> String {
        let word = try text(value, key)
        guard words.contains(word) else {
            throw error(
                value.place.line,
                "\"\(key)\" cannot be \"\(word)\"; it is \(words.map { "\"\($0)\"" }.joined(separator: " or "))")
        }
        return word
    }

    private func number(_ value: JSONTree.Value, _ key: String, in range: ClosedRange<Double>) throws -> Double {
        guard case .number(let number, _) = value.content, range.contains(number) else {
            throw error(
                value.place.line,
                "\"\(key)\" must be a number from \(Int(range.lowerBound)) to \(Int(range.upperBound))")
        }
        return number
    }

    private func place(_ line: Int) -> String { "\(path):\(line)" }

    private func error(_ line: Int, _ reason: String) -> TypesettingError {
        .unusableFont(file: place(line), reason: reason)
    }
}

extension UInt8 {
    fileprivate var isLetterOrDigit: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: false
        }
    }
}
