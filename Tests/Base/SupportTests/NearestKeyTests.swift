import Support
import Testing

/// What was probably meant by a misspelled name. Distances are those of Damerau and Levenshtein: letters put in, left out,
/// replaced, and two neighbours exchanged.
@Suite struct NearestKeyTests {
    @Test(arguments: [
        ("captoin", "caption"), ("capton", "caption"), ("captionn", "caption"), ("caption", "caption"),
        ("CAPTION", "caption"), ("subcpation", "subcaption"), ("trailing", "trailingCaption"), ("cpatoin", "caption"),
    ])
    func oneOrTwoSlipsAreFound(_ written: String, _ meant: String) {
        #expect(NearestKey.match(written, among: ["caption", "subcaption", "trailingCaption", "image"]) == meant)
    }

    /// A name without its hyphen is nearer to it than one of another number.
    @Test func aHyphenIsNoSlip() {
        #expect(NearestKey.match("iphone17", among: ["iphone-7", "iphone-17"]) == "iphone-17")
        #expect(NearestKey.match("image_title", among: ["image", "imageTitle"]) == "imageTitle")
    }

    @Test(arguments: ["", "xyz", "cat", "imagination of somebody", "ab"])
    func whatIsFarFromEverythingIsNothing(_ written: String) {
        #expect(NearestKey.match(written, among: ["caption", "image", "url"]) == nil)
        #expect(NearestKey.suggestion(for: written, among: ["caption", "image", "url"]).isEmpty)
    }

    /// Two exchanged neighbours are one slip, and not two replaced letters: three slips are too many.
    @Test func exchangedNeighboursAreOneSlip() {
        #expect(NearestKey.match("hieghtt", among: ["height"]) == "height")
        #expect(NearestKey.match("ehigth", among: ["height"]) == "height")
        #expect(NearestKey.match("abcd", among: ["badc"]) == nil)
    }

    @Test func theNearestWinsAndThenTheFirst() {
        #expect(NearestKey.match("wight", among: ["weights", "width", "weight"]) == "weight")
        #expect(NearestKey.match("rat", among: ["bat", "cat"]) == "bat")
        #expect(NearestKey.suggestion(for: "widht", among: ["width"]).contains("\"width\""))
    }
}
