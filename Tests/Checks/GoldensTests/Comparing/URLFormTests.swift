import Foundation
import TestSupport
import Testing
import ViewLayout

@testable import Goldens

/// Two processes write the data of one message in two orders.
struct URLFormTests {
    private static let sorted = #"{"board":[[2,1]],"move":{"by":"Ada","x":1.5},"won":true}"#
    private static let shuffled = #"{"won":true,"move":{"x":1.5,"by":"Ada"},"board":[[2,1]]}"#

    @Test func keysAndItemsHaveNoOrder() throws {
        let base64 = Data(Self.shuffled.utf8).base64EncodedString()
        let nested = Data(#"{"state":"\#(base64)"}"#.utf8).base64EncodedString()
        let escaped = try #require(Self.shuffled.addingPercentEncoding(withAllowedCharacters: .alphanumerics))
        #expect(URLForm.text(of: "https://a.b/\(base64.filter { $0 != "=" })") == "https://a.b/\(Self.sorted)")
        #expect(URLForm.text(of: "?round=2&game=\(escaped)") == "?game=\(Self.sorted)&round=2")
        #expect(URLForm.text(of: "?d=\(nested)").contains(#"\"board\":[[2,1]],\"move\""#))
    }

    /// Values of one name are a list, and so are arrays of JSON; what is no JSON stays as it is.
    @Test(arguments: [
        "https://a.b/quiz?question=Which%20sea?&votes=5&votes=1", "data:,?", "?a=%7Bno", "https://a.b/every/Wave?e=eyJ",
        "?list=[2,1]", "", "?", "?&", "#", "?a#b?c", "?b=1#x&a",
    ]) func anotherURLIsUnchanged(_ url: String) { #expect(URLForm.text(of: url) == url) }

    @Test func aGoldenHoldsInAnotherOrderAndNotWithOtherData() throws {
        let folder = try TemporaryFolder()
        let store = GoldenStore(root: folder.path)
        func drawn(_ json: String) -> Rendering {
            let golden = Rendering.sample()
            var record = golden.layout
            record.inputs.append(.init("url", "?d=\(Data(json.utf8).base64EncodedString())"))
            return Rendering(picture: golden.picture, layout: record, scale: 2)
        }
        try store.record(drawn(Self.sorted), for: .sample(), engine: .sample)
        #expect(try store.verify(drawn(Self.shuffled), for: .sample()) == .equal)
        let other = try store.verify(drawn(Self.shuffled.replacing("Ada", with: "Ben")), for: .sample())
        #expect(other.difference?.layout.isEmpty == false)
    }
}
