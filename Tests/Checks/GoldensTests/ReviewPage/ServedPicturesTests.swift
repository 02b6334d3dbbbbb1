import Drawing
import Foundation
import TestSupport
import Testing
import ViewLayout

@testable import Goldens

/// The pictures that a served page asks for, and the fields of its filter.
struct ServedPicturesTests {
    /// A picture is known by its bytes, as long as it is what the candidate was compared with.
    @Test func aPictureIsThatOfACandidate() throws {
        let folder = try TemporaryFolder()
        let store = GoldenStore(root: folder.file("Goldens"))
        let pending = PendingFolder(root: folder.file("pending"))
        try store.record(.sample(), for: .sample(), engine: .sample)
        GoldenRun(store: store, mode: .never, engine: .sample, artefacts: nil, pending: pending)
            .check(try .sample()) { .sample(caption: "Dinner at moon") }
        let review = PendingReview(try pending.candidates())
        let candidate = try #require(review.candidates.first)
        func picture(_ hash: String?) throws -> [UInt8]? {
            try ReviewPage.picture(named: String((hash ?? "").prefix(32)), of: review, in: pending)
        }
        let golden = try #require(folder.bytes("Goldens/dinner.png"))
        let new = try #require(FileManager.default.contents(atPath: pending.path(of: "dinner.png", candidate)))
        #expect(
            try picture(candidate.hashes.goldenPicture) == golden && picture(candidate.hashes.picture) == Array(new))
        #expect(try ReviewPage(review, in: pending).pictureBytes() == golden.count + new.count)
        #expect(try picture(candidate.hashes.record) == nil && picture(nil) == nil)
        #expect(try ReviewPage.picture(named: candidate.hashes.picture ?? "", of: review, in: pending) == nil)
        try folder.write(golden + [0], to: "Goldens/dinner.png")
        #expect(try picture(candidate.hashes.goldenPicture) == nil)
    }

    /// A text size is a name with others beside it and an order, a flag two names, a width a number, a language a text.
    @Test func aFieldIsReadByItsForm() throws {
        let fields = Dictionary(uniqueKeysWithValues: FilterField.all.map { ($0.names.last ?? "", $0) })
        #expect(fields.count == ViewerTrait.all.count)
        let forms = [
            "preferredContentSizeCategory": "names", "hasApp": "names", "transcriptWidth": "number", "locale": "text",
        ]
        for (name, form) in forms { #expect(fields[name]?.form == form, "\(name)") }
        #expect(fields["hasApp"]?.values == [["false"], ["true"]] && fields["transcriptWidth"]?.values == nil)
        let sizes = try #require(fields["preferredContentSizeCategory"])
        #expect(sizes.isOrdered && sizes.values?.count == 12 && sizes.values?.first?.contains("XS") == true)
        #expect(sizes.standard == "large" && fields["locale"]?.standard == "en" && fields["locale"]?.isOrdered == false)
    }
}
