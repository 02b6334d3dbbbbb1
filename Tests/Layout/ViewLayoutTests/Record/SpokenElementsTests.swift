import Foundation
import Testing
import ViewLayout

/// Row 77: what a screen reader stops at, with traits, in order.
struct SpokenElementsTests {
    private static func record(_ lines: String...) throws -> LayoutRecord {
        let frame = "x=0.000 y=0.000 width=10.000 height=10.000"
        let nodes = lines.map { line -> String in
            let depth = line.prefix { $0 == " " }
            let words = line.trimmingCharacters(in: .whitespaces).split(separator: "|").map {
                $0.trimmingCharacters(in: .whitespaces)
            }
            guard words[0].hasPrefix("line") == false else {
                return depth + "line 0..<1 x=0.000 baseline=1.000 width=1.000 \(words[1])"
            }
            return depth + "\(words[0]) \(frame)" + (words.count > 1 ? " " + words[1] : "")
        }
        return try LayoutRecord(text: (["balloon-layout 3"] + nodes).joined(separator: "\n") + "\n")
    }

    private static func texts(_ record: LayoutRecord) -> [String] {
        record.spokenElements.map { "\($0.traits.joined(separator: ",")) \($0.node): \($0.words)" }
    }

    @Test func kindsHaveTraits() throws {
        let record = try Self.record(
            "live live", "  title text", "    line|\"Dinner\"", "  go button", "    label text", "      line|\"Join\"",
            "  photo image|description=\"A ferry\"", "  shade image")
        #expect(Self.texts(record) == ["staticText title: Dinner", "button go: Join", "image photo: A ferry"])
    }

    /// A description is read in place of the text that it describes.
    @Test func aDescriptionReplacesItsText() throws {
        let record = try Self.record(
            "live live", "  time text|description=\"Seven\"", "    line|\"7\"", "  place text", "    line|\"Pier\"")
        #expect(record.spokenWords == ["Seven", "Pier"])
    }

    /// A word that is too long for a line is read as the one word it is.
    @Test func aTornWordIsOneWord() throws {
        let frame = "x=0.000 y=0.000 width=10.000 height=10.000"
        let lines = ["0..<5 %\"From\"", "5..<8 %\"8:3\"", "8..<10 %\"0\"", "10..<12 %\"on\""].map {
            "    line " + $0.replacing("%", with: "x=0.000 baseline=1.000 width=1.000 ")
        }
        let text = ["balloon-layout 3", "live live \(frame)", "  title text \(frame)"] + lines
        let record = try LayoutRecord(text: text.joined(separator: "\n") + "\n")
        #expect(record.spokenElements.map(\.words) == ["From 8:30 on"] && record.spokenWords == ["From 8:30 on"])
    }

    @Test func whatAnAppSaysIsBelieved() throws {
        let record = try Self.record(
            "live live", "  title text|accessibilityTraits=header", "    line|\"Dinner\"",
            "  box view|isAccessibilityElement=true accessibilityValue=\"3\"", "    a text", "      line|\"One\"",
            "    b text", "      line|\"Two\"", "  c text|isAccessibilityElement=false", "    line|\"Three\"",
            "  d view|accessibilityElementsHidden=true", "    e text", "      line|\"Four\"",
            "  f view|accessibilityLabel=\"Board\" accessibilityTraits=none", "    g text", "      line|\"Five\"")
        #expect(Self.texts(record) == ["header title: Dinner", " box: One, Two, 3", " f: Board"])
    }

    /// A control without a label is told as one; each choice of a segmented control is a button.
    @Test func controlsAreReadWithoutLabels() throws {
        let record = try Self.record(
            "live live", "  bell switch|isOn=true", "    track track", "  size slider|value=0.5", "  count stepper",
            "  when segments|selected=1", "    track track", "    selection selection", "    day text",
            "      line|\"Day\"", "    week text", "      line|\"Week\"", "  old switch|accessibilityLabel=\"Old\"")
        #expect(
            Self.texts(record) == [
                "button bell: ", "adjustable size: ", "adjustable count: ", "button day: Day",
                "button,selected week: Week", "button old: Old",
            ])
    }

    /// What is hidden is not read inside its parent either.
    @Test func whatIsHiddenIsReadNowhere() throws {
        let record = try Self.record(
            "live live", "  go button", "    a text|accessibilityElementsHidden=true", "      line|\"One\"",
            "    b view|accessibilityElementsHidden=true", "      c text", "        line|\"Two\"", "    d text",
            "      line|\"Three\"")
        #expect(Self.texts(record) == ["button go: Three"])
    }
}
