import Testing
import ViewLayout

@testable import BalloonLayouts

/// Arrows that are characters have no mirror image ("Unicode 15.0, Bidi_Mirrored").
@Suite struct ArrowDirectionTests {
    @Test(
        arguments: [
            ("القاهرة → الجيزة", "ar", true), ("القاهرة ← الجيزة", "ar", false), ("המשך ➔", "he", true),
            ("→", "ar", true), ("القاهرة ⇴ الجيزة", "ar", true), ("القاهرة ⤳ الجيزة", "ar", true),
            ("القاهرة ⬅ الجيزة", "ar", false), ("القاهرة ↑ الجيزة", "ar", false), ("القاهرة ▶ الجيزة", "ar", false),
            ("التالي ➡️", "ar", true), ("القاهرة ⇒ الجيزة", "ar", true), ("القاهرة ↔ الجيزة", "ar", false),
            // Angle quotation marks are mirrored; Latin letters run with their arrow; nobody has written for ar-XB.
            ("القاهرة › الجيزة", "ar", false), ("Cairo → Giza", "ar", false), ("القاهرة → الجيزة", "ar-XB", false),
            ("Cairo → Giza", "en", false), ("Next →", "en", false), ("a > b", "ar", false),
        ])
    func arrows(_ text: String, _ locale: String, _ isFound: Bool) {
        var traits = TraitCollection()
        traits.locale = locale
        #expect((ArrowDirection.finding(in: text, named: "caption", for: traits) != nil) == isFound)
    }
}
