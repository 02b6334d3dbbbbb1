import Scenes
import Testing
import ViewLayout

@Suite struct LocaleTagTests {
    @Test(
        "Locales and pseudo-locales are taken",
        arguments: [
            "en", "zh-Hant-TW", "th-u-nu-thai", "ja-u-lb-strict-lw-phrase", "ko-u-lw-keepall-nu-latn", "en-XA", "ar-XB",
            "en-x-rtl", "de-x-double", "EN-X-RTL",
        ])
    func good(tag: String) { #expect(LocaleTag.problem(tag) == nil) }

    @Test(
        "A mistyped pseudo-locale is refused with the nearest",
        arguments: [
            ("en-x-dobule", "there is no pseudo-locale x-dobule; did you mean \"en-x-double\"?"),
            ("de-x-rlt", "there is no pseudo-locale x-rlt; did you mean \"de-x-rtl\"?"),
            ("en-x-kids", "there is no pseudo-locale x-kids (known: en-XA, ar-XB, en-x-rtl, en-x-double)"),
            ("ja-u-lb-strct", "the keyword lb is strict, normal or loose, not \"strct\""),
            ("ko-u-nu-latn-lw-keep", "the keyword lw is normal, keepall or phrase, not \"keep\""),
            ("en-x", "there is no pseudo-locale x"), ("e", "a locale is a BCP 47 tag"),
            ("en_US", "a locale is a BCP 47 tag"),
        ])
    func bad(tag: String, problem: String) { #expect(LocaleTag.problem(tag)?.hasPrefix(problem) == true) }

    @Test("A scene refuses it at its place")
    func scene() {
        let text = "traits: {locale: en-x-dobule}\nmessage: {layout: {template: {caption: a}}}"
        let error = #expect(throws: SceneError.self) { try BalloonScene(text: text, file: "a.yaml") }
        #expect(error?.place == ScenePlace(line: 1, column: 18))
        #expect(error.map { "\($0)" }?.contains("did you mean \"en-x-double\"?") == true)
    }
}
