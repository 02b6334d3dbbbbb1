import Foundation
import Goldens
import Scenes
import TestSupport
import Testing
import Typesetting
import ViewLayout

@testable import Goldens
@testable import Sweeps

/// One edit of a scene is one cause, named by what was edited, in however many cells it shows.
struct EditCauseTests {
    private static let fonts = Result { try FontCascade.bundled() }

    /// A scene before and after one edit.
    struct Edit: Sendable, CustomTestStringConvertible {
        let name: String
        let before, after: String
        /// The node of the one cause; empty for several.
        let node: String

        var testDescription: String { name }

        init(_ name: String, _ scene: String, _ text: String, _ other: String, node: String) {
            (self.name, before, after) = (name, scene, scene.replacing(text, with: other))
            self.node = node
        }
    }

    /// The cells of a scene with what each shows.
    private static func cells(_ text: String) throws -> [(cell: GoldenCell, record: LayoutRecord)] {
        let file = PackageFolder.url
            .appendingPathComponent("Examples/edited.yaml").path
        let scene = try BalloonScene(text: text, file: file)
        return try scene.declaredGoldens().map { golden in
            (golden.cell, try scene.layout(traits: golden.traits, fonts: fonts.get()).record)
        }
    }

    private static func causes(_ before: String, _ after: String) throws -> CauseGroups {
        let (old, new) = (try cells(before), try cells(after))
        #expect(old.map(\.cell.name) == new.map(\.cell.name))
        let failing = zip(old, new).compactMap { old, new -> FailingCell? in
            let layout = LayoutDifference(from: old.record, to: new.record)
            guard !layout.isEmpty else { return nil }
            let difference = GoldenDifference(layout: layout, pixels: nil, isMismatchedPair: false)
            return FailingCell(
                name: new.cell.name, scene: new.cell.scene, width: Double(new.record.nodes[0].frame.width),
                facts: ChangeFact.facts(of: .different(difference)))
        }
        return CauseGroups(failing)
    }

    private static let axes = """

        goldens:
          transcriptWidths: [320, 402]
          preferredContentSizeCategories: [large, AX3]
          userInterfaceStyles: [light, dark]
        """

    private static let template = """
        message:
          summaryText: Dinner on Friday at the Ferry Building with all of us
          url: https://example.com/dinner?id=7
          layout:
            template:
              image: images/ferry-building.png
              caption: Dinner on Friday at the Ferry Building with all of us
              trailingCaption: $24
              subcaption: Table for four
        app: {name: Table, icon: images/icon-table.png}
        participants: {ada: Ada, ben: Ben}
        sender: ada
        viewer: ben
        """ + axes

    private static let live = """
        message:
          summaryText: Tickets
          layout:
            live:
              contentSize: {height: fit}
              view:
                zstack:
                  - fill: "#334455"
                  - vstack:
                      - {text: Harbour Lights in June for two, font: footnote, color: label}
                      - hstack:
                          - {symbol: star, font: body, color: label}
                          - {text: Friday, font: body, color: label}
                        spacing: 4
                      - {text: Pier 7, font: body, color: secondaryLabel}
                    spacing: 6
                    padding: 12
              alternate: {caption: Tickets}
        """ + axes

    private static let decorated = """
        message:
          summaryText: Tickets
          layout:
            live:
              contentSize: {height: fit}
              view:
                vstack:
                  - image: images/ferry-building.png
                    id: photo
                    frame: {width: 80, height: 60}
                    cornerRadius: 8
                    border: {color: "#ff0000", width: 2}
                    shadow: {radius: 3, y: 2}
                  - {progress: 0.4, color: "#00ff00", id: sold}
                  - {zstack: [{gauge: 0.6, color: "#ff9500", id: ring}], frame: {width: 44, height: 44}}
                  - zstack:
                      - {gradient: {from: "#a34700", to: "#401000"}, id: sunset}
                      - {text: Join us, font: headline, color: "#ffffff", id: join}
                    frame: {minHeight: 44}
                  - {button: Buy, id: buy, frame: {minHeight: 44, minWidth: 60}}
                spacing: 6
                padding: 12
              alternate: {caption: Tickets}
        """ + axes

    private static let strings = """
        message:
          summaryText: {key: caption}
          accessibilityLabel: {key: label}
          layout:
            template:
              caption: {key: caption}
              trailingCaption: {key: price}
              subcaption: {key: where, arguments: [Pier 7]}
        strings:
          en: {caption: Dinner on Friday at seven, label: Dinner with us, price: $24, where: Meet at %@}
          de: {caption: Abendessen am Freitag um sieben, label: Essen mit uns, price: 24 €, where: Treffen an %@}
        goldens:
          transcriptWidths: [320, 402]
          preferredContentSizeCategories: [large, AX5]
          locales: [en, de]
        lint: {allow: [{rule: textTruncated, reason: large sizes}]}
        """

    /// A live layout whose view and alternate say the same string, and the alternate another one alone.
    private static let alternate = """
        message:
          summaryText: Tickets
          layout:
            live:
              contentSize: {height: fit}
              view: {text: {key: title}, id: title, padding: 12}
              alternate: {image: images/ferry-building.png, caption: {key: title}, subcaption: {key: pier}}
        strings:
          en: {title: Harbour Lights, pier: Pier 7}
          de: {title: Lichter am Hafen, pier: Pier 7}
        goldens: {locales: [en, de]}
        """

    private static let edits: [Edit] = [
        Edit(
            "an alternate", live, "alternate: {caption: Tickets}", "alternate: {caption: Passes}",
            node: "alternate.caption"),
        Edit(
            "a lost text of an alternate", alternate, ", subcaption: {key: pier}", "", node: "pier"),
        Edit("the picture of an alternate", alternate, "ferry-building", "icon-table", node: "alternate.image"),
        Edit("a string of an alternate", alternate, "pier: Pier 7}\n  de", "pier: Pier 8}\n  de", node: "string.pier"),
        Edit(
            "a string that an alternate shows, too", alternate, "Harbour Lights", "Harbour Nights",
            node: "string.title"),
        Edit("a caption", template, "caption: Dinner on", "caption: Supper on", node: "caption"),
        Edit("the url", template, "id=7", "id=8", node: "url"),
        Edit("a lost url", template, "  url: https://example.com/dinner?id=7\n", "", node: "url"),
        Edit("an icon", template, "icon-table.png", "icon-railway.png", node: "icon"),
        Edit("whose message it is", template, "viewer: ben", "viewer: ada", node: "balloon"),
        Edit(
            "a lost subcaption", template, "      subcaption: Table for four\n", "", node: "subcaption"
        ),
        Edit(
            "captions that changed places", template, "trailingCaption: $24\n      subcaption: Table for four",
            "trailingCaption: Table for four\n      subcaption: $24", node: "trailingCaption"),
        Edit(
            "a metric", template, "app:", "metrics: {rowPitch: 22}\napp:", node: "metric.rowPitch"),
        Edit("a text style", live, "for two, font: footnote", "for two, font: title3", node: "text"),
        Edit(
            "a color of two nodes", live, "font: body, color: label", "font: body, color: systemRed", node: ""),
        Edit("a fill behind texts", live, "#334455", "#554433", node: "fill"),
        Edit("the spacing", live, "spacing: 6", "spacing: 9", node: "vstack"),
        Edit("the padding", live, "padding: 12", "padding: 16", node: "padding"),
        Edit("corners", decorated, "cornerRadius: 8", "cornerRadius: 9", node: "photo"),
        Edit("the color of a border", decorated, "#ff0000", "#fe0000", node: "border of photo"),
        Edit("the width of a picture", decorated, "width: 80", "width: 81", node: "frame of photo"),
        Edit("a shadow", decorated, "y: 2}", "y: 3}", node: "shadow of photo"),
        Edit("the color of a bar", decorated, "#00ff00", "#00fe00", node: "sold"),
        Edit("the color of a ring", decorated, "#ff9500", "#ff9501", node: "ring"),
        Edit("what a button says", decorated, "button: Buy", "button: Pay", node: "buy"),
        Edit("the color of a gradient", decorated, "#a34700", "#a34701", node: "sunset"),
        Edit(
            "the direction of a gradient", decorated, "to: \"#401000\"", "to: \"#401000\", direction: horizontal",
            node: "sunset"),
        Edit("the spacing above a gradient", decorated, "spacing: 6", "spacing: 9", node: "vstack"),
        Edit("a receiver", template, "app:", "traits: {receiver: macos}\napp:", node: "receiver"),
        Edit(
            "a new row", live, "              - {text: Pier 7",
            "              - {hstack: [{symbol: pin}, {text: North}], spacing: 2}\n              - {text: Pier 7",
            node: ""),
        Edit(
            "a string", strings, "en: {caption: Dinner on Friday at seven", "en: {caption: Dinner on Monday at eight",
            node: "string.caption"),
        Edit(
            "a string with arguments", strings, "where: Meet at", "where: See you at", node: "string.where"),
        Edit(
            "a label", strings, "label: Dinner with us", "label: Supper with us", node: "string.label"),
        Edit(
            "an argument", strings, "[Pier 7]", "[Pier 39]", node: "string.where"),
        Edit(
            "a trait", strings, "strings:", "traits: {legibilityWeight: bold}\nstrings:", node: "legibilityWeight"),
    ]

    @Test(arguments: edits) func oneEditIsOneCause(_ edit: Edit) throws {
        #expect(edit.before != edit.after)
        let groups = try Self.causes(edit.before, edit.after)
        #expect(groups.causes.count == 1, "\(groups.causes.map { "\($0.cells.count): \($0.sentence)" })")
        let cause = try #require(groups.causes.first)
        let words = RecordInput(edit.node).words
        #expect(cause.sentence.contains(words) || edit.node.isEmpty, "\(cause.sentence)")
    }

    /// Every cell shows the edit, so no cell is lost with the others' causes.
    @Test func aStringIsNamedInEveryCellOfItsLanguage() throws {
        let edit = try #require(Self.edits.first { $0.name == "a string" })
        let cause = try #require(try Self.causes(edit.before, edit.after).causes.first)
        #expect(cause.cells.count == 4 && cause.cells.allSatisfy { $0.contains("_en") })
        #expect(cause.sentence.contains("Monday") && cause.sentence.contains("Friday"))
    }

    /// Two edits are two causes, also where every cell shows both.
    @Test func twoEditsAreTwoCauses() throws {
        let after = Self.strings.replacing("price: $24", with: "price: $25")
            .replacing("en: {caption: Dinner on Friday", with: "en: {caption: Dinner on Monday")
        let groups = try Self.causes(Self.strings, after)
        #expect(groups.causes.count == 2 && groups.causes.allSatisfy { $0.cells.count == 4 })
        let sentences = groups.causes.map(\.sentence).joined(separator: "\n")
        #expect(sentences.contains("string “caption”") && sentences.contains("string “price”"))
    }

    /// The headline holds in most cells, and is the same however the lines break.
    @Test func theHeadlineIsTheWholeText() throws {
        let edit = try #require(Self.edits.first { $0.name == "a caption" })
        let cause = try #require(try Self.causes(edit.before, edit.after).causes.first)
        #expect(cause.cells.count == 8 && cause.sentence.hasPrefix("caption reads"), "\(cause.sentence)")
        #expect(cause.sentence.contains("Supper on Friday") && cause.sentence.contains("Dinner on Friday"))
    }

    /// What a record of an older version could not say is not a change.
    @Test func aRecordOfVersion2LacksTheNewInputs() throws {
        for text in [Self.template, Self.strings + "\nmetrics: {rowPitch: 22}", Self.live, Self.alternate] {
            for (_, record) in try Self.cells(text) {
                let kept = record.text.split(separator: "\n").filter { line in
                    !["input url=", "input string.", "input metric.", "input alternate."].contains {
                        line.hasPrefix($0)
                    }
                }
                let old = try LayoutRecord(
                    text: kept.joined(separator: "\n").replacing("balloon-layout 3", with: "balloon-layout 2"))
                #expect(old.inputs.count < record.inputs.count)
                #expect(LayoutDifference(from: old, to: record).isEmpty)
                // What version 2 has is compared.
                let other = try LayoutRecord(
                    text: old.text.replacing("summaryText=\"", with: "summaryText=\"Not ")
                        .replacing("summaryText=Tickets", with: "summaryText=Passes"))
                #expect(!LayoutDifference(from: other, to: record).isEmpty)
            }
        }
    }
}
