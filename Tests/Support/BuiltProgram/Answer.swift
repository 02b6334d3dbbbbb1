import Foundation
import Support
import TestSupport
import Testing

/// An answer in JSON. Its format names the definition of `Documentation/outputs.schema.json` by which it must be valid.
package enum Answer {
    /// The schema of all answers.
    package static func schema() throws -> JSONSchemaCheck {
        let file = Balloon.package.appendingPathComponent("Documentation/outputs.schema.json")
        let root = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
        return JSONSchemaCheck(root: try #require(root as? [String: Any]))
    }

    /// The problems of an answer; empty for a valid one.
    package static func problems(of object: [String: Any]) throws -> [String] {
        let format = try #require(OutputFormat(rawValue: object["format"] as? String ?? ""), "no known format")
        return try schema().problems(of: object, by: "\(format)")
    }

    /// The members of a valid answer.
    package static func object(_ data: Data, sourceLocation: SourceLocation = #_sourceLocation) throws -> [String: Any]
    {
        let object = try #require(
            try JSONSerialization.jsonObject(with: data) as? [String: Any], sourceLocation: sourceLocation)
        let problems = try problems(of: object)
        #expect(problems.isEmpty, "\(object["format"] ?? "")\(problems)", sourceLocation: sourceLocation)
        return object
    }

    /// The objects of a list in a valid answer.
    package static func rows(
        _ data: Data, _ member: String = "scenes", sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> [[String: Any]] {
        let object = try object(data, sourceLocation: sourceLocation)
        return try #require(object[member] as? [[String: Any]], sourceLocation: sourceLocation)
    }
}

extension Balloon.Run {
    /// The members of the answer on standard output.
    package func answer(sourceLocation: SourceLocation = #_sourceLocation) throws -> [String: Any] {
        try Answer.object(Data(output.utf8), sourceLocation: sourceLocation)
    }

    /// The objects of a list in the answer on standard output.
    package func rows(
        _ member: String = "scenes", sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> [[String: Any]] {
        try Answer.rows(Data(output.utf8), member, sourceLocation: sourceLocation)
    }
}
