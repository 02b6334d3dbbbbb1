import Foundation
import Goldens
import Testing

@testable import BalloonCommands

/// The lines of causes in reports.
struct ReportPlacesTests {
    /// A report of many causes reads each scene once.
    @Test func aSceneIsReadOnce() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).yaml")
        try Data("message:\n  layout:\n    template:\n      caption: Dinner\n".utf8).write(to: file)
        let fact = try JSONDecoder().decode(
            ChangeFact.self,
            from: Data(
                #"{"node": "caption", "fact": "text", "change": "", "sentence": "caption changed", "reach": "words"}"#
                    .utf8))
        let places = ReportPlaces()
        #expect(places.place(in: file.path, of: fact) != nil)
        try FileManager.default.removeItem(at: file)
        #expect(places.place(in: file.path, of: fact) != nil)
        #expect(ReportPlaces().place(in: file.path, of: fact) == nil)
    }
}
