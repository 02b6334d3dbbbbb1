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
        let json = Data(text[start...].prefix { $0 != "<" }.utf8)
        let data = try JSONSerialization.jsonObject(with: json) as? [String: Any]
        return try problems(ofJSON: json, as: try #require(data?["kind"] as? String))
    }

    /// The problems of what a server answers, by the name of its kind.
    static func problems(ofJSON json: Data, as kind: String) throws -> [String] {
        let file = Balloon.package.appendingPathComponent("Documentation/page.schema.json")
        let root = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
        let object = try JSONSerialization.jsonObject(with: json) as? [String: Any]
        return try JSONSchemaCheck(root: try #require(root as? [String: Any])).problems(
            of: try #require(object), by: kind)
    }
}
