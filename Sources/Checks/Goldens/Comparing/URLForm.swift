import Foundation
import ViewLayout

/// The data in a message's URL without the order of its keys, which differs in each process: `JSONEncoder` and
/// dictionaries of query items have none. JSON in base64 is written as JSON.
package enum URLForm {
    /// The normal form: query items by their names, and JSON with sorted keys. Anything else is as it was.
    /// - Parameter change: what becomes of each text and number.
    package static func text(of url: String, changing change: (String) -> String = { $0 }) -> String {
        let whole = url.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let parts = whole[0].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        let path = parts[0].split(separator: "/", omittingEmptySubsequences: false).map { value($0, change) }
        let items = parts.dropFirst().joined().split(separator: "&", omittingEmptySubsequences: false).map { item in
            let sides = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let values = sides.dropFirst().map { value($0, change) }
            let name = sides.first.map { value($0, change) } ?? ""
            return (name: name, text: ([name] + values).joined(separator: "="))
        }
        let query = items.enumerated().sorted { ($0.element.name, $0.offset) < ($1.element.name, $1.offset) }
        let address = path.joined(separator: "/")
        let fragment = whole.dropFirst().map { "#" + value($0, change) }.joined()
        return (parts.count == 1 ? address : address + "?" + query.map(\.element.text).joined(separator: "&"))
            + fragment
    }

    private static func value(_ part: Substring, _ change: (String) -> String) -> String {
        let text = part.removingPercentEncoding ?? String(part)
        if let json = json(in: text, change) { return json }
        let changed = change(text)
        return changed == text ? String(part) : changed
    }

    /// The JSON that a text is, or that it is the base64 of, with sorted keys; nil for another text.
    private static func json(in text: String, _ change: (String) -> String) -> String? {
        guard let data = data(in: text), let value = try? JSONSerialization.jsonObject(with: data),
            let sorted = try? JSONSerialization.data(
                withJSONObject: changed(value, change), options: [.sortedKeys, .withoutEscapingSlashes])
        else { return nil }
        return String(decoding: sorted, as: UTF8.self)
    }

    private static func data(in text: String) -> Data? {
        switch text.first {
        case "{", "[": return Data(text.utf8)
        // How base64 of an object and of an array begins.
        case "e", "W":
            let plain = text.replacing("-", with: "+").replacing("_", with: "/").filter { $0 != "=" }
            return Data(base64Encoded: plain + String(repeating: "=", count: (4 - plain.utf8.count % 4) % 4))
        default: return nil
        }
    }

    private static func changed(_ value: Any, _ change: (String) -> String) -> Any {
        switch value {
        case let text as String: return json(in: text, change) ?? change(text)
        case let values as [Any]: return values.map { changed($0, change) }
        case let object as [String: Any]:
            return object.sorted { $0.key < $1.key }.reduce(into: [String: Any]()) { object, one in
                var key = change(one.key)
                while object[key] != nil { key += "'" }
                object[key] = changed(one.value, change)
            }
        case let number as NSNumber:
            let text = change(number.stringValue)
            return text == number.stringValue ? number : text
        default: return value
        }
    }
}
