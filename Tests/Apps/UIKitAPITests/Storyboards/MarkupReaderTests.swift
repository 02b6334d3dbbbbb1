import Testing

@testable import UIKitAPI

/// What Interface Builder's files are made of.
@Suite struct MarkupReaderTests {
    @Test func elementsAttributesAndEntities() throws {
        let element = try #require(
            MarkupReader.element(
                of:
                    "<?xml version=\"1.0\"?>\n<!-- a --><a x='1' y=\"&quot;&#x41;&#66;&amp;\"><b/><c>t<!-- no -->&lt;u</c></a>"
            ))
        #expect(element.name == "a" && element.attributes == ["x": "1", "y": "\"AB&"])
        #expect(element.children.map(\.name) == ["b", "c"] && element.children[1].text == "t<u")
    }

    @Test(arguments: ["", "x", "<a", "<a b", "<a b=", "<a b='", "<a><b></a", "<a", "<a b=c>", "<a>"])
    func whatIsNoFileIsNil(_ text: String) {
        #expect(MarkupReader.element(of: text) == nil)
    }

    @Test func elementsLieInEachOtherToADepth() {
        let deep = String(repeating: "<a>", count: 10_000) + String(repeating: "</a>", count: 10_000)
        #expect(MarkupReader.element(of: deep) == nil)
    }
}
