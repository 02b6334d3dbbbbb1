import BuiltProgram
import Foundation
import TestSupport
import Testing

/// The data in a written page, by `Documentation/page.schema.json`.
enum PageData {
    /// The problems of the data; empty where the schema allows them.
    static func problems(of page: Data) throws -> [String] {
        let text = String(decoding: page, as: UTF8.self)
        let start = try #require(text.range(of: "id=\"data\">")).upperBound
        let json = text[start...].prefix { $0 != "<" }
        let file = Balloon.package.appendingPathComponent("Documentation/page.schema.json")
        let root = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
        let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
        let data = try #require(object)
        let kind = try #require(data["kind"] as? String)
        return try JSONSchemaCheck(root: try #require(root as? [String: Any])).problems(of: data, by: kind)
    }
}
