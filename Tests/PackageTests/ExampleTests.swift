import Foundation
import Testing

/// The examples are complete: pictures, index, drawing script.
struct ExampleTests {
    private var scenes: [String] { Repository.files(below: "Examples", extensions: ["yaml"]) }
    private var images: [String] { Repository.files(below: "Examples/images", extensions: ["png", "jpg"]) }

    @Test func thereAreTenScenesAndTheIndexNamesEach() throws {
        let index = try Repository.text("Examples/README.md")
        #expect(scenes.count >= 10)
        for scene in scenes {
            let name = scene.dropFirst("Examples/".count)
            #expect(index.contains("(\(name))"), "Examples/README.md does not link \(name)")
        }
    }

    @Test func everyPictureIsUsedAndSmall() throws {
        let texts = try scenes.map { try Repository.text($0) }.joined()
        #expect(!images.isEmpty)
        for image in images {
            let name = "images/" + URL(fileURLWithPath: image).lastPathComponent
            #expect(texts.contains(name), "no scene shows \(name)")
            // Flat drawings and three photographs, so that a clone and the goldens stay small.
            #expect(try Repository.data(image).count <= (image.hasSuffix(".jpg") ? 160 : 40) << 10, "\(name)")
        }
    }
}
