import Testing
import Typesetting

@testable import Scenes

/// The variations of a string: which one most viewers read, which a device shows, and which forms there are.
struct LocalizedStringVariationsTests {
    private typealias Value = LocalizedString.Value

    private static let plural = Value.plural([.one: .text("a seat"), .other: .text("%lld seats")])
    private static let device = Value.device([.mac: .text("click"), .iphone: .text("tap"), .other: plural])
    private static let width = Value.width([50: .text("long"), 9: .text("short")])

    /// The text for other numbers, on a phone, where there is most room.
    @Test(
        arguments: [
            (.text("a"), "a"), (plural, "%lld seats"), (device, "tap"), (width, "long"),
            (.plural([.one: .text("b")]), ""),
            (.device([.mac: .text("click")]), ""), (.device([.mac: .text("click"), .other: .text("use")]), "use"),
            (.plural([.one: .text("b"), .other: device]), "tap"), (.width([:]), ""),
        ] as [(LocalizedString.Value, String)])
    func mostViewersReadOneText(_ value: LocalizedString.Value, _ text: String) {
        #expect(value.mostUsedText.written == text && LocalizedString(value).mostUsedText.written == text)
    }

    /// All texts in the order of forms, devices and widths, each with its form.
    @Test func everyTextHasItsForm() {
        func texts(_ value: LocalizedString.Value) -> [String] {
            LocalizedString(value).texts.map { "\($0.form?.rawValue ?? "-") \($0.text.written)" }
        }
        #expect(
            texts(Self.plural).sorted() == ["one a seat", "other %lld seats"]
                && texts(Self.width) == ["- short", "- long"])
        #expect(texts(Self.device).sorted() == ["- click", "- tap", "one a seat", "other %lld seats"])
        #expect(texts(.plural([.few: Self.width])) == ["few short", "few long"])
        #expect(texts(.text("a")) == ["- a"])
    }

    @Test func aDeviceIsShownItsVariations() {
        #expect(
            Self.device.devices == [.mac, .iphone, .other] && Self.plural.devices == [.other]
                && Self.width.devices == [.other])
        #expect(Value.plural([.one: Self.device, .other: .text("a")]).devices == [.mac, .iphone, .other])
        #expect(Value.width([5: .device([.ipad: .text("a")])]).devices == [.ipad, .other])
        #expect(Value.device([.mac: .device([.ipad: .text("a")])]).devices == [.mac, .ipad, .other])
        #expect(Self.device.shown(on: .mac) == .text("click") && Self.device.shown(on: .iphone) == .text("tap"))
        #expect(Self.device.shown(on: .ipad) == Self.plural && Self.width.shown(on: .mac) == Self.width)
        #expect(Value.plural([.other: Self.device]).shown(on: .mac) == .plural([.other: .text("click")]))
        #expect(Value.device([.mac: .text("click")]).shown(on: .ipad) == .text(""))
    }

    /// The forms of each part that has words; a number alone is the same in all forms.
    @Test func formsAreThoseOfWords() {
        let number = Value.plural([.other: .text("%arg")])
        func forms(_ value: LocalizedString.Value, _ parts: [String: LocalizedString.Value] = [:]) -> [Set<PluralForm>]
        {
            LocalizedString(value, substitutions: parts.mapValues { .init(argument: 1, value: $0) }).pluralForms
        }
        #expect(forms(Self.plural) == [[.one, .other]] && forms(.text("a")).isEmpty && forms(number).isEmpty)
        #expect(
            forms(Self.device) == [[.one, .other]] && forms(.width([1: Self.plural, 2: number])) == [[.one, .other]])
        #expect(
            forms(.text("%#@a@"), ["a": Self.plural]) == [[.one, .other]]
                && forms(.text("%#@a@"), ["a": number]).isEmpty)
        let parts = ["b": Self.plural, "a": .plural([.few: .text("some"), .other: .text("more")])]
        #expect(forms(.text("%#@a@ %#@b@"), parts) == [[.few, .other], [.one, .other]])
        #expect(forms(.plural([.one: Self.plural, .other: .text("x")])) == [[.one, .other], [.one, .other]])
    }
}
