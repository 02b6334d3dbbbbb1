import BalloonTesting
import Foundation
import TestSupport
import Testing

/// Every element and every way to change how it looks, on three sheets: light and dark, normal and high contrast, from left
/// to right and from right to left, small and at AX3, kept as goldens to be looked at.
@Suite struct ElementSpecimenTests {
    /// What is filled, drawn or taken from a file.
    private static let shapes = [
        // Fills: corners, shapes, a border, a shadow, and two that overlap as one half-opaque picture.
        """
        {hstack: [
          {fill: systemTeal, frame: {width: 40, height: 40}, cornerRadius: 10, border: {color: systemIndigo, width: 2}},
          {fill: systemPink, frame: {width: 60, height: 40}, shape: circle},
          {fill: systemOrange, frame: {width: 60, height: 30}, shape: capsule, shadow: {radius: 2, y: 2}},
          {zstack: [{fill: systemBlue, frame: {width: 40, height: 24}},
                    {fill: systemYellow, frame: {width: 24, height: 40}}], opacity: 0.5}], spacing: 10}
        """,
        // Gradients: down, along the line, and across it.
        """
        {hstack: [
          {gradient: {from: systemTeal, to: systemIndigo}, frame: {width: 50, height: 30}},
          {gradient: {colors: [systemRed, systemYellow, systemGreen], direction: horizontal},
           frame: {width: 100, height: 30}, shape: capsule},
          {gradient: {from: systemPurple, to: systemPink, direction: diagonal}, frame: {width: 50, height: 30},
           cornerRadius: 8}], spacing: 10}
        """,
        // A picture whole, cropped, and round.
        """
        {hstack: [
          {image: IMAGES/sticker-cup.png, frame: {width: 70, height: 36}, contentMode: fit,
           border: {color: separator}},
          {image: IMAGES/sticker-cup.png, frame: {width: 70, height: 36}},
          {image: IMAGES/sticker-cup.png, frame: {width: 36, height: 36}, shape: circle,
           border: {color: systemPink, width: 2}}], spacing: 10}
        """,
        // Symbols: as large as their font, coloured, and the two that follow the direction.
        """
        {hstack: [{symbol: star}, {symbol: heart, color: systemRed}, {symbol: calendar, font: title1},
          {symbol: chevron}, {symbol: arrow, color: tint}], spacing: 8}
        """,
        // Shares: a bar fills from the leading side, a ring from its top.
        """
        {hstack: [{progress: 0.3, frame: {width: 90}}, {spacer: 20}, {gauge: 0.7, color: systemGreen, frame: {width: 60, height: 60}},
          {gauge: 0.25, frame: {width: 24, height: 24}}], spacing: 10}
        """,
    ]

    private static let letters = [
        "{text: \"Dinner أهلا 12\", italic: true}",
        "{text: Underlined, underline: true, color: systemPurple}",
        "{text: Struck out, strikethrough: true, color: secondaryLabel}",
        "{text: \"111 / 777\", monospacedDigits: true, font: headline}",
        "{text: \"111 / 777\", font: headline}",
        "{button: Join, font: subheadline, frame: {width: 110, height: 50}, border: {color: tint}, shape: capsule, padding: 4}",
    ]

    /// How elements stand beside and below each other.
    private static let stacks = [
        "{divider: null}",
        // Columns of one width, and a hairline upright in a row.
        """
        {grid: {columns: 3, children: [{text: one}, {text: two}, {text: three}, {symbol: pin}, {symbol: bolt},
          {fill: systemGreen, frame: {height: 16}}]}, alignment: leading, spacing: 6}
        """,
        "{hstack: [{text: left}, {divider: null, frame: {height: 20}}, {text: right}], spacing: 8}",
    ]

    private static func sheet(_ name: String, _ rows: [String]) throws -> BalloonScene {
        let images = PackageFolder.url.appendingPathComponent("Examples/images").standardizedFileURL.path
        let elements = rows.map { "        - " + $0.replacingOccurrences(of: "\n", with: "\n          ") }
        return try BalloonScene(
            text: """
                message:
                  summaryText: Specimen
                  layout:
                    live:
                      view:
                        vstack:
                \(elements.joined(separator: "\n").replacingOccurrences(of: "IMAGES", with: images))
                        alignment: leading
                        spacing: 10
                        padding: 12
                      contentSize: {height: fit}
                      alternate: {caption: Specimen}
                traits: {transcriptWidth: 440}
                lint: {allow: [{rule: textContrastLow, reason: the colours of the system are shown as they are}]}
                goldens:
                  preferredContentSizeCategories: [L, AX3]
                  userInterfaceStyles: [light, dark]
                  accessibilityContrasts: [normal, high]
                  layoutDirections: [leftToRight, rightToLeft]
                  displayScales: [2]
                """, file: "\(name).yaml")
    }

    @Test func shapesInEveryAppearance() throws {
        assertGoldens(of: try Self.sheet("element-shapes", Self.shapes))
    }

    @Test func lettersInEveryAppearance() throws {
        assertGoldens(of: try Self.sheet("element-letters", Self.letters))
    }

    @Test func stacksInEveryAppearance() throws {
        assertGoldens(of: try Self.sheet("element-stacks", Self.stacks))
    }

    /// What an author can write is on a sheet: a new kind of element or modifier without a golden is seen here.
    @Test func everyKeyOfAnElementIsOnASheet() throws {
        let schema = try String(
            contentsOf: PackageFolder.url.appendingPathComponent("Documentation/scene.schema.json"), encoding: .utf8)
        let json = try #require(try JSONSerialization.jsonObject(with: Data(schema.utf8)) as? [String: Any])
        let definitions = try #require((json["$defs"] ?? json["definitions"]) as? [String: Any])
        let element = try #require(definitions["element"] as? [String: Any])
        let keys = Set(try #require(element["properties"] as? [String: Any]).keys)
        #expect(keys.isSuperset(of: ["gradient", "gauge", "opacity"]))
        let written = (Self.shapes + Self.letters + Self.stacks).joined()
        // A name changes no picture, and how lines break is shown by other goldens.
        let elsewhere: Set = ["id", "lineLimit", "wordBreak", "textWrap", "vstack"]
        for key in keys.subtracting(elsewhere) {
            #expect(written.contains("\(key):"), "no element of the sheets has \(key)")
        }
    }
}
