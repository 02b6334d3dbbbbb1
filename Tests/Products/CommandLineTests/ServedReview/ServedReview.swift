import BuiltProgram
import Foundation
import TestSupport
import Testing

/// A running `balloon review --page`.
struct ServedReview {
    private let program: ServedProgram

    /// What the page says of a cell.
    struct Cell: Decodable, Equatable {
        struct Picture: Decodable, Equatable { let file: String? }

        let name, state: String
        let was, `is`: Picture
    }

    struct Page: Decodable {
        let revision: Int
        let cells: [Cell]
    }

    struct Outcome: Decodable {
        let done, refused: [String]
        let revision, steps: Int
    }

    init(in scratch: Scratch, _ options: String...) throws {
        program = try ServedProgram(["review", "--page"] + options, in: scratch)
    }

    var port: Int { program.port }

    func kill() { program.kill() }

    func path(_ name: String) -> String { program.path(name) }

    func get(_ name: String) throws -> RawClient.Answer { try program.get(name) }

    func post(_ name: String, _ body: String) throws -> RawClient.Answer { try program.post(name, body) }

    /// The data of the page.
    func page() throws -> Page { try program.page() }

    func decide(_ action: String, _ cells: [Cell]) throws -> Outcome {
        let list = cells.map { "{\"name\":\"\($0.name)\",\"state\":\"\($0.state)\"}" }.joined(separator: ",")
        let answer = try post("decide", "{\"action\":\"\(action)\",\"cells\":[\(list)]}")
        return try JSONDecoder().decode(Outcome.self, from: Data(answer.body.utf8))
    }

    func undo() throws -> Outcome {
        try JSONDecoder().decode(Outcome.self, from: Data(post("undo", "{}").body.utf8))
    }
}
