import Files
import Foundation
import UIKitAPI

/// The app's texts: `.strings` files in folders of languages, and string catalogues.
enum AppStrings {
    /// The text of a key for a viewer; nil where there is none.
    static func text(of key: String, table: String?, bundle: Bundle?, locale: String) -> String? {
        let name = table ?? "Localizable"
        for folder in AppResources.folders(of: bundle) {
            for language in languages(locale) {
                let file = folder.appendingPathComponent("\(language).lproj/\(name).strings")
                if let text = strings(of: file)?[key] { return text }
            }
            if let text = catalogueText(key, folder.appendingPathComponent("\(name).xcstrings"), locale) { return text }
        }
        return nil
    }

    /// The names of a language, the most exact first.
    private static func languages(_ tag: String) -> [String] {
        var parts = tag.split(separator: "-").map(String.init)
        var names: [String] = []
        while !parts.isEmpty {
            names.append(parts.joined(separator: "-"))
            parts.removeLast()
        }
        return names + ["Base"]
    }

    /// The largest file of texts that is read: that of scenes.
    private static let limit = 10_000_000

    private static func data(of file: URL) -> Data? {
        (try? LimitedFile.read(file.path, limit: limit)).map { Data($0) }
    }

    private static func strings(of file: URL) -> [String: String]? {
        guard let data = data(of: file) else { return nil }
        return (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: String]
    }

    private static func catalogueText(_ key: String, _ file: URL, _ locale: String) -> String? {
        guard let data = data(of: file),
            let root = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any],
            let entry = (root["strings"] as? [String: Any])?[key] as? [String: Any],
            let translations = entry["localizations"] as? [String: Any]
        else { return nil }
        let source = root["sourceLanguage"] as? String
        for language in languages(locale) + (source.map { [$0] } ?? []) {
            let unit = (translations[language] as? [String: Any])?["stringUnit"] as? [String: Any]
            if let value = unit?["value"] as? String { return value }
        }
        return nil
    }
}
