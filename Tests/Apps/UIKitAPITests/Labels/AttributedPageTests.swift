import Drawing
import Foundation
import TestSupport
import Testing
import UIKitAPI

/// The lines of 24 attributed labels in 12 scripts are those that somebody looked at beside Chromium's.
///
/// `BALLOON_REWRITE=pages swift test --filter AttributedPageTests` writes the records and draws the page into Output;
/// `Scripts/draw-attributed` draws Chromium's.
@MainActor struct AttributedPageTests {
    @Test(arguments: AttributedPage.Size.allCases)
    func thePageIsTheOneThatWasLookedAt(_ size: AttributedPage.Size) throws {
        let drawn = try AttributedPage(size).drawn()
        #expect(drawn.records.count == 24)
        let file = AttributedPage.folder.appendingPathComponent("attributed-labels.\(size.rawValue).layout")
        let records = drawn.records.joined(separator: "\n")
        if Rewriting.pages.isAsked {
            try Data(records.utf8).write(to: file)
            let output = URL(fileURLWithPath: PackageFolder.path).appendingPathComponent("Output")
            try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
            try Data(drawn.page.png()).write(
                to: output.appendingPathComponent("attributed-labels.\(size.rawValue).png"))
        }
        #expect(try String(contentsOf: file, encoding: .utf8) == records)
    }
}
