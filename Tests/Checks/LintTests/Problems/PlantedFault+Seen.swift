import Foundation
import ViewLayout

/// Faults of what is seen and read aloud: rows of captions, buttons, symbols, colours, arrows and the order of texts.
extension PlantedFault {
    private static func unit(_ text: String) -> String { "\"value\" : \"\(text)\"" }

    private static let open = "{button: {key: pass.open}, font: body, frame: {minHeight: 44}}"
    private static let long = "Dinner for four at the pier at half past seven"

    private static func dots(_ second: String) -> String {
        "- {hstack: [{fill: \"#c0392b\", frame: {width: 12, height: 12}}, {fill: \"\(second)\", frame: {width: 12, height: 12}}]}"
    }

    static let seen: [PlantedFault] = [
        .init(
            .order, "      caption: {key: order.title}\n      trailingCaption: \"$47\"",
            broken: "      caption: \"12\"\n      trailingCaption: \(long)",
            mended: "      caption: \(long)", "captionRoomUnused", "trailingCaption", categories: [.large]),
        .init(
            .pass, open, broken: "vstack: [\(open), \(open)]",
            mended: "vstack: [\(open), {button: Close, frame: {minHeight: 44}}]", "buttonNameRepeated"),
        .init(
            .pass, open, broken: "{button: \"♥\", frame: {minWidth: 44, minHeight: 44}}",
            mended: "{button: Like, frame: {minWidth: 44, minHeight: 44}}", "buttonWithoutName", "button"),
        .init(
            .pass, "- {divider: null}", broken: "- {symbol: clock, color: systemYellow}", mended: "- {symbol: clock}",
            "graphicContrastLow", "symbol"),
        .init(
            .pass, "- {divider: null}",
            broken: "- {gauge: 0.5, color: \"#c7c7cc\", frame: {width: 40, height: 40}}",
            mended: "- {gauge: 0.5, color: label, frame: {width: 40, height: 40}}", "graphicContrastLow", "gauge"),
        .init(
            .pass, "frame: {minHeight: 44}}", broken: "frame: {minHeight: 44}, border: {color: \"#d0d0d4\", width: 1}}",
            mended: "frame: {minHeight: 44}, border: {color: label, width: 1}}", "graphicContrastLow", "border"),
        .init(
            .pass, "- {divider: null}", broken: dots("#27ae60"), mended: dots("#2980b9"), "colorsDifferInRedAndGreen"),
        .init(
            .pass,
            """
                          - {text: {key: pass.date}, font: subheadline}
                          - {text: {key: pass.doors}, font: subheadline, color: secondaryLabel}
            """,
            broken: """
                              - zstack:
                                  - {text: {key: pass.doors}, font: subheadline, padding: {top: 120}}
                                  - {text: {key: pass.date}, font: subheadline}
                                alignment: topLeading
                """,
            mended: """
                              - zstack:
                                  - {text: {key: pass.date}, font: subheadline}
                                  - {text: {key: pass.doors}, font: subheadline, padding: {top: 120}}
                                alignment: topLeading
                """, "readingOrderDiffers", "zstack/text", categories: [.large]),
        .init(
            .vote, unit("أين نأكل؟"), broken: unit("أين نأكل؟ → رامن"), mended: unit("أين نأكل؟ ← رامن"),
            "arrowNotMirrored", "vstack/text"),
        .init(.stickers, "size: regular", broken: "size: large", "stickerSmall", "sticker"),
    ]
}
