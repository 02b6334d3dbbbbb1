import Testing
import Typesetting

@testable import Scenes

/// Which arguments a string uses, and which of its variations a viewer reads.
struct LocalizedStringTests {
    private typealias Parts = [String: (argument: Int?, text: String)]

    private static func string(_ text: String, _ parts: Parts = [:]) -> LocalizedString {
        LocalizedString(
            .text(text),
            substitutions: parts.mapValues {
                LocalizedString.Substitution(argument: $0.argument, value: .text($0.text))
            })
    }

    private static func text(_ string: LocalizedString, _ arguments: [StringArgument]) throws -> String {
        var reference = SceneStringReference(key: "k", place: ScenePlace(line: 1, column: 1))
        reference.arguments = arguments
        let viewer = StringViewer(language: "en", locale: "en", device: .iphone)
        return try StringResolution(of: string, for: reference, viewer: viewer).text
    }

    /// A specifier without a number takes the next argument; in a part of the string the number of the part is the first
    /// one. What is used is what is shown.
    @Test(
        arguments: [
            ("%@ and %@", [:], [1, 2], "1 and 2"), ("%2$@", [:], [2], "2"), ("%@ %1$@", [:], [1], "1 1"),
            ("Dinner", [:], [], "Dinner"),
            ("100 %%", [:], [], "100 %"), ("%#@x@", ["x": (2, "%arg of %@")], [2, 3], "2 of 3"),
            ("%#@x@", ["x": (nil, "%arg of %@")], [1, 2], "1 of 2"),
            ("%@: %#@x@", ["x": (nil, "%arg")], [1, 2], "1: 2"),
            ("%#@x@, %#@y@", ["x": (nil, "%arg"), "y": (nil, "%arg for %1$@")], [1, 2], "1, 2 for 1"),
            ("%#@x@", ["x": (3, "%#@y@"), "y": (1, "%arg")], [1, 3], "1"), ("%2$#@x@", ["x": (nil, "%arg")], [2], "2"),
            ("%#@x@", ["x": (2, "two")], [2], "two"),
        ] as [(String, [String: (argument: Int?, text: String)], [Int], String)])
    func argumentsAreUsed(
        _ text: String, _ parts: [String: (argument: Int?, text: String)], _ used: [Int], _ shown: String
    ) throws {
        let string = Self.string(text, parts)
        #expect(string.usedArguments == Set(used))
        #expect(try Self.text(string, [1, 2, 3].map { .number(DecimalNumber($0)) }) == shown)
    }

    /// A device reads its own text, then that for other devices, then that of a phone.
    @Test(
        arguments: [
            ([.iphone, .mac, .other], .iphone, .iphone), ([.iphone, .mac, .other], .mac, .mac),
            ([.iphone, .mac, .other], .ipad, .other), ([.iphone, .mac], .ipad, .iphone),
            ([.mac, .other], .iphone, .other),
            ([.mac], .ipad, nil), ([.mac], .mac, .mac),
        ] as [([DeviceVariation], DeviceVariation, DeviceVariation?)])
    func aDeviceReadsTheNearestText(_ devices: [DeviceVariation], _ device: DeviceVariation, _ read: DeviceVariation?) {
        let texts = Dictionary(uniqueKeysWithValues: devices.map { ($0, LocalizedString.Value.text($0.rawValue)) })
        #expect(LocalizedString.Value.best(of: texts, on: device) == read.map { .text($0.rawValue) })
    }

    /// The number that chooses a form is the first that the forms show, in whichever order: whole or a fraction. "CLDR": in
    /// English 1 is one, and 1.0 is not.
    @Test(arguments: [
        ("lld", "1", "one"), ("d", "1", "one"), ("lld", "2", "other"), (".0f", "1", "one"), (".1f", "1", "other"),
        (".0f", "2", "other"), ("f", "1", "other"), ("g", "1", "one"), ("g", "1.0", "other"),
    ]) func aNumberChoosesTheForm(_ specifier: String, _ number: String, _ form: String) throws {
        let forms = [PluralForm.one, .other].map { ($0, LocalizedString.Value.text("\($0) %1$@ %2$\(specifier)")) }
        let string = LocalizedString(.plural(Dictionary(uniqueKeysWithValues: forms)))
        let arguments = [try #require(DecimalNumber(form == "one" ? "5" : "1")), try #require(DecimalNumber(number))]
        #expect(try Self.text(string, arguments.map { .number($0) }).hasPrefix(form + " "))
    }

    /// The first argument that counts chooses where no form shows a number.
    @Test func theFirstNumberChoosesWhereNoneIsShown() throws {
        let string = LocalizedString(.plural([.one: .text("A guest of %@"), .other: .text("Guests of %@")]))
        let ada = StringArgument.text("Ada")
        #expect(try Self.text(string, [ada, .number(DecimalNumber(1))]) == "A guest of Ada")
        #expect(try Self.text(string, [ada, .number(DecimalNumber(2))]) == "Guests of Ada")
        #expect(string.choosingArguments(of: [ada, .number(DecimalNumber(1))]) == [2])
        #expect(string.countsFirstNumber && !Self.string("%lld").countsFirstNumber)
    }
}
