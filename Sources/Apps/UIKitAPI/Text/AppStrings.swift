import Files
import Foundation
import Typesetting

/// The app's texts: `.strings` files in folders of languages, and string catalogues. A file is read once.
package final class AppStrings: @unchecked Sendable {
    /// A translation, or one for each plural form of a number.
    package enum Translation {
        case text(String)
        case plural([String: String])

        /// The text for a number.
        package func text(for number: Int?, language: String) -> String? {
            switch self {
            case .text(let text): return text
            case .plural(let texts):
                let form = PluralRules(language: language).form(of: Double(number ?? 0))
                return texts[form.rawValue] ?? texts["other"]
            }
        }
    }

    private struct Request: Hashable {
        let key: String
        let table: String?
        let bundle: String?
        let locale: String
    }

    package init() {}

    private var known: [Request: Translation?] = [:]
    private var files: [String: [String: Any]] = [:]

    /// The translation of a key for a viewer; nil where there is none.
    package func translation(of key: String, table: String?, bundle: Bundle?, locale: String) -> Translation? {
        let request = Request(key: key, table: table, bundle: bundle?.bundlePath, locale: locale)
        if let known = known[request] { return known }
        let found = find(key, table ?? "Localizable", AppResources.folders(of: bundle), locale)
        known[request] = .some(found)
        return found
    }

    private func find(_ key: String, _ table: String, _ folders: [URL], _ locale: String) -> Translation? {
        for folder in folders {
            for language in Self.languages(locale) {
                let file = folder.appendingPathComponent("\(language).lproj/\(table).strings").path
                if let forms = (strings(in: file + "dict")[key] as? [String: Any]).flatMap(Self.plural) { return forms }
                if let text = strings(in: file)[key] as? String { return .text(text) }
            }
            let catalogue = catalogue(in: folder.appendingPathComponent("\(table).xcstrings").path)
            guard let entry = (catalogue["strings"] as? [String: Any])?[key] as? [String: Any],
                let translations = entry["localizations"] as? [String: Any]
            else { continue }
            for language in Self.languages(locale) + [catalogue["sourceLanguage"] as? String ?? "en"] {
                if let found = Self.translation(translations[language]) { return found }
            }
        }
        return nil
    }

    /// A translation as a catalogue writes it.
    private static func translation(_ value: Any?) -> Translation? {
        func text(_ value: Any?) -> String? {
            ((value as? [String: Any])?["stringUnit"] as? [String: Any])?["value"] as? String
        }
        if let text = text(value) { return .text(text) }
        let variations = (value as? [String: Any])?["variations"] as? [String: Any]
        return (variations?["plural"] as? [String: Any]).map { .plural($0.compactMapValues(text)) }
    }

    /// The plural forms of an entry of a `.stringsdict`: its text with that form of each variable in it.
    private static func plural(_ entry: [String: Any]) -> Translation? {
        guard let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
        var texts: [String: String] = [:]
        for (name, rule) in entry {
            for (form, text) in rule as? [String: String] ?? [:] where PluralForm(rawValue: form) != nil {
                texts[form] = (texts[form] ?? format).replacing("%#@\(name)@", with: text)
            }
        }
        return texts.isEmpty ? .text(format) : .plural(texts)
    }

    /// The names of a language, the most exact first.
    private static func languages(_ tag: String) -> [String] {
        let parts = tag.split(separator: "-")
        return (0..<parts.count).map { parts.dropLast($0).joined(separator: "-") } + ["Base"]
    }

    private func strings(in file: String) -> [String: Any] {
        read(file) { try PropertyListSerialization.propertyList(from: $0, format: nil) }
    }

    private func catalogue(in file: String) -> [String: Any] {
        read(file) { try JSONSerialization.jsonObject(with: $0) }
    }

    /// The content of a file; none where there is no such file, or where it cannot be read.
    private func read(_ file: String, parse: (Data) throws -> Any) -> [String: Any] {
        if let known = files[file] { return known }
        let data = (try? LimitedFile.read(file, limit: Self.limit)).map { Data($0) }
        let content = data.flatMap { try? parse($0) as? [String: Any] } ?? [:]
        files[file] = content
        return content
    }

    /// The largest file of texts that is read: that of scenes.
    private static let limit = 10_000_000

    /// The values in place of `%@`, `%lld` and `%2$@`.
    package static func filled(_ format: String, with arguments: [String]) -> String {
        // Most texts have no values, and looking for a character takes longer than for a byte.
        guard format.utf8.contains(UInt8(ascii: "%")) else { return format }
        var result = ""
        var next = 0
        var rest = Substring(format)
        while let percent = rest.firstIndex(of: "%") {
            result += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            if rest.first == "%" {
                result.append("%")
                rest.removeFirst()
                continue
            }
            var specifier = rest.prefix { !"@dDiufFeEgGxXsc".contains($0) }
            let length = specifier.count + 1
            guard rest.count >= length else { return result + "%" + rest }
            var index = next
            if let dollar = specifier.firstIndex(of: "$"), let place = Int(specifier[..<dollar]) {
                index = place - 1
                specifier = specifier[specifier.index(after: dollar)...]
            } else {
                next += 1
            }
            rest = rest.dropFirst(length)
            guard arguments.indices.contains(index) else { continue }
            result += arguments[index]
        }
        return result + rest
    }
}
