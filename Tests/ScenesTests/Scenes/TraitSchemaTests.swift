import BalloonFixtures
import Foundation
import Testing
import ViewLayout

/// `Documentation/scene.schema.json` allows each trait the values that the table of traits allows. The schema of
/// scenarios refers to that of scenes.
@Suite struct TraitSchemaTests {
    private let schema: [String: Any]

    init() throws {
        let url = URL(fileURLWithPath: packageFolder + "/Documentation/scene.schema.json")
        schema = try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any])
    }

    /// Follows keys from the root, and references.
    private func at(_ path: String...) throws -> [String: Any] {
        let value = try #require(path.reduce(schema as Any?) { ($0 as? [String: Any])?[$1] } as? [String: Any])
        return try resolved(value)
    }

    /// A schema with what it refers to in place of the reference, without its description.
    private func resolved(_ schema: [String: Any]) throws -> [String: Any] {
        var schema = schema
        if let reference = schema["$ref"] as? String {
            let name = try #require(reference.split(separator: "/").last)
            schema = try at("$defs", String(name))
        }
        schema["description"] = nil
        return schema
    }

    /// What the schema of one value must be.
    private func expected(_ trait: ViewerTrait) -> [String: Any] {
        switch trait.form {
        case .length: ["type": "number", "exclusiveMinimum": 0, "maximum": TraitForm.maximumLength]
        case .count(let range): ["type": "integer", "enum": Array(range)]
        case .languageTag: ["type": "string", "pattern": "^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$"]
        case .flag: ["type": "boolean"]
        case .names(let names): ["type": "string", "enum": names.flatMap(\.all)]
        }
    }

    /// The names of an enumeration in one order.
    private func normalized(_ schema: [String: Any]) -> NSDictionary {
        var schema = schema
        if let names = schema["enum"] as? [String] { schema["enum"] = names.sorted() }
        return schema as NSDictionary
    }

    @Test("A trait has the same values", arguments: ViewerTrait.all.map(\.name))
    func value(name: String) throws {
        let trait = try #require(ViewerTrait.all.first { $0.name == name })
        #expect(normalized(try at("properties", "traits", "properties", name)) == normalized(expected(trait)))
    }

    @Test("Its axis is a list of them, or all where they are names", arguments: ViewerTrait.all.map(\.name))
    func axis(name: String) throws {
        let trait = try #require(ViewerTrait.all.first { $0.name == name })
        var list = try at("$defs", "axes", "properties", trait.axisName)
        if trait.valuesOfAll != nil {
            let choices = try #require(list["oneOf"] as? [[String: Any]])
            #expect(choices.count == 2 && choices[0]["const"] as? String == "all")
            list = choices[1]
        }
        #expect(list["type"] as? String == "array" && list["minItems"] as? Int == 1)
        #expect(list["uniqueItems"] as? Bool == true)
        let items = try resolved(try #require(list["items"] as? [String: Any]))
        #expect(normalized(items) == normalized(expected(trait)))
    }
}
