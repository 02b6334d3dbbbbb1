import Foundation
import Testing

@testable import Drawing

@Suite struct SpecimenTests {
    @Test(arguments: 1...3) func theSameListGivesTheSameBytesWhateverWasDrawnBefore(scale: Int) throws {
        let list = try Specimen.list()
        let renderer = try Renderer()
        let first = try renderer.render(list, scale: scale)
        let again = try renderer.render(list, scale: scale)
        let fresh = try Renderer().render(list, scale: scale)
        #expect(first == again)
        #expect(first == fresh)
        #expect(first.width == 320 * scale && first.height == 300 * scale)
        // A way to look at the page: BALLOON_SPECIMENS names a folder.
        if let folder = ProcessInfo.processInfo.environment["BALLOON_SPECIMENS"] {
            let file = URL(fileURLWithPath: folder).appendingPathComponent("specimen-\(scale)x.png")
            try Data(PNGEncoder.encode(first)).write(to: file, options: .atomic)
        }
    }
}
