import Support
import Testing

@Suite struct SentenceWithFixTests {
    @Test(
        "What is wrong ends at the last semicolon that is not in a quoted text",
        arguments: [
            ("too wide; shorten it", "too wide", "shorten it"),
            ("“Yes; no” is clipped; make it larger", "“Yes; no” is clipped", "make it larger"),
            ("too wide; it has 12 points; shorten it", "too wide; it has 12 points", "shorten it"),
            ("“Yes; no” is clipped", "“Yes; no” is clipped", ""),
            ("“„Ja“ sagen” is truncated; shorten it", "“„Ja“ sagen” is truncated", "shorten it"),
            ("“She said “we will…” is clipped; show less", "“She said “we will…” is clipped", "show less"),
            ("\"a; b\" is not a size", "\"a; b\" is not a size", ""),
            ("\"a \\\" b\" is wrong; write \"c\"", "\"a \\\" b\" is wrong", "write \"c\""),
            ("&lt;b> is wrong", "&lt;b> is wrong", ""), ("", "", ""),
        ])
    func parts(_ sentence: String, _ problem: String, _ fix: String) {
        let parts = SentenceWithFix(sentence)
        #expect(parts.problem == problem && parts.fix == fix)
    }
}
