import BalloonFixtures
import Testing
import ViewLayout

@testable import BalloonLayouts

/// The six texts of a template: two over its picture, four in its caption bar. An empty one counts as none.
@Suite struct TemplateContentTests {
    @Test func eachTextHasItsPlace() {
        #expect(TemplateText.allCases.filter(\.isOverPicture) == [.imageTitle, .imageSubtitle])
        for text in TemplateText.allCases {
            var content = template()
            #expect(!content.hasCaptions && content.imageTextIDs.isEmpty && content[text] == nil)
            content[text] = ""
            #expect(!content.hasCaptions && content.imageTextIDs.isEmpty)
            content[text] = "a"
            #expect(content.hasCaptions == !text.isOverPicture)
            #expect(content.imageTextIDs == (text.isOverPicture ? [text.rawValue] : []))
            #expect(TemplateText.allCases.filter { content[$0] != nil } == [text])
            #expect(content.mapTexts { $0 + "b" }[text] == "ab" && content.mapTexts { $0 } == content)
        }
    }

    /// Captions alone have neither the picture nor what stands over it (10.6.14).
    @Test func withoutItsPictureThereAreTheCaptions() {
        var content = template(
            image: picture(), imageTitle: "a", imageSubtitle: "b", caption: "c", trailingCaption: "d", subcaption: "e",
            trailingSubcaption: "f")
        content.mediaByteCount = 9
        let captions = template(caption: "c", trailingCaption: "d", subcaption: "e", trailingSubcaption: "f")
        #expect(content.withoutPicture == captions && captions.withoutPicture == captions)
    }
}
