import Foundation
import ViewLayout

extension PlantedFault {
    /// A plural form as it stands in the catalogues.
    private static func form(_ name: String, _ text: String) -> String {
        """
        "\(name)" : {
                        "stringUnit" : {
                          "state" : "translated",
                          "value" : "\(text)"
                        }
                      },
        """
    }

    /// A text as it stands in the catalogues.
    private static func unit(_ text: String, state: String = "translated") -> String {
        """
        "state" : "\(state)",
                    "value" : "\(text)"
        """
    }

    /// The button of the pass.
    private static let open = "{button: {key: pass.open}, font: body, frame: {minHeight: 44}}"

    private static let long =
        "Please order before the kitchen closes, pay your share in the app, and tell us about allergies, because the "
        + "restaurant needs to know them before the first bowl is cooked, and again when it is brought to the table"

    /// What lists, readers aloud, other systems and the app get of the message.
    static let messages: [PlantedFault] = [
        .init(.order, "  summaryText: {key: order.summary}\n", broken: "", "summaryTextMissing"),
        .init(.order, "  url: https://order.example.com/o/47?t=sora\n", broken: "", "urlMissing", "url"),
        .init(
            .order, "https://order.example.com/o/47?t=sora", broken: "grouporder://o/47",
            mended: "https://order.example.com/o/47", "urlNotTransportable"),
        .init(
            .order, "https://order.example.com/o/47?t=sora", broken: "\"data:text/plain,order47\"",
            mended: "http://order.example.com", "fallbackIncomplete", "url"),
        .init(.order, "      image: images/ramen.png\n", broken: "", "fallbackIncomplete", "picture"),
        .init(.order, "  accessibilityLabel: {key: order.spoken}\n", broken: "", "pictureUndescribed", "image"),
        .init(
            .pass, "{key: pass.spoken}", broken: "\"…\"", mended: "Ticket for Harbour Lights", "pictureUndescribed",
            "image"),
        .init(.order, "\"$ada opened a lunch order\"", broken: "\"$eve opened a lunch order\"", "identifierUnknown"),
        .init(.stickers, "A cup of tea", broken: "\"\"", "stickerUndescribed", "sticker"),
        .init(.stickers, "A smiling sun", broken: "\"☀️\"", mended: "Sun", "stickerUndescribed", "sticker-2"),
        .init(.stickers, "size: regular", broken: "size: small", mended: "size: large", "stickerShrunk", "sticker-3"),
    ]

    static let captions: [PlantedFault] = [
        .init(.order, "\"$47\"", broken: "\"\"", mended: "$47.50", "textWithoutWords", "trailingCaption"),
        .init(.order, "caption: {key: order.title}", broken: "caption: \"🍜🥢\"", "textWithoutWords", "caption"),
        .init(
            .order, "{key: order.closes, arguments: [\"12:30\"]}", broken: "\"   \"", mended: "Open until 1",
            "textWithoutWords", "subcaption"),
        .init(.order, unit("Mittagessen"), broken: unit(""), mended: unit("Essen"), "textWithoutWords", "caption"),
        .init(
            .order, "{key: order.closes, arguments: [\"12:30\"]}", broken: long, mended: "Pay in the app",
            "textTruncated", "subcaption"),
        .init(
            .order, unit("Mittagessen"), broken: unit("Mittagsbestellungssammelaktion"), mended: unit("Mittag"),
            "wordBroken", "caption"),
        .init(
            .order, "      trailingCaption: \"$47\"\n", broken: "      trailingCaption: $1,234.50\n", mended: "",
            "wordBroken", "trailingCaption"),
        .init(
            .order,
            """
                  caption: {key: order.title}
                  trailingCaption: "$47"
                  subcaption: {key: order.closes, arguments: ["12:30"]}
                  trailingSubcaption: {key: order.people, plural: few, arguments: ["3"]}
            """,
            broken: """
                      caption: $ada, $ben, $chi
                      trailingCaption: $47.50
                      subcaption: Closes at 6:30
                      trailingSubcaption: 3 of 5
                """, "heightNeverJumpsWithWidth", "height", widths: (360...374).map { CGFloat($0) },
            categories: [.accessibilityLarge, .accessibilityExtraLarge]),
        .init(
            .order,
            """
                  image: images/ramen.png
                  caption: {key: order.title}
                  trailingCaption: "$47"
                  subcaption: {key: order.closes, arguments: ["12:30"]}
                  trailingSubcaption: {key: order.people, plural: few, arguments: ["3"]}
            """, broken: "      caption: Lunch\n      trailingCaption: $47",
            mended: "      caption: Lunch for all of us\n      trailingCaption: $47 from everyone", "captionBarWide",
            "bar"),
        .init(
            .order, unit("Lunch order"), broken: unit("Lunch \u{E000} order"), mended: unit("Lunch \u{2022} order"),
            "missingGlyph", "caption"),
        .init(
            .order, unit("Lunch order"), broken: unit("Lunch \u{2815}\u{2817}"), mended: unit("Lunch \u{2022} order"),
            "weightMissing", "caption"),
    ]

    static let pictures: [PlantedFault] = [
        .init(.order, "images/ramen.png", broken: "images/icon-poll.png", "pictureEnlarged", "image"),
        .init(
            .order, "images/ramen.png", broken: "PAINTED/small@3x.png", mended: "PAINTED/square@3x.png", "pictureSmall",
            "image"),
        .init(
            .order, "images/ramen.png", broken: "PAINTED/tall.png", mended: "PAINTED/square@3x.png", "pictureCropped",
            "image"),
        .init(
            .order, "image: images/ramen.png",
            broken: "image: PAINTED/square@3x.png\n      imageTitle: {key: order.title}",
            mended: "image: PAINTED/night@3x.png\n      imageTitle: {key: order.title}", "titleContrastLow",
            "imageTitle"),
        .init(
            .order, "image: images/ramen.png", broken: "imageTitle: {key: order.title}",
            mended: "image: images/ramen.png\n      imageTitle: {key: order.title}", "imageTextWithoutImage",
            "imageTitle"),
        .init(
            .pass, "          - vstack:\n",
            broken: "          - {image: images/icon-poll.png, frame: {height: 120}}\n          - vstack:\n",
            mended: "          - {image: images/lanterns.png, frame: {width: 240, height: 120}}\n          - vstack:\n",
            "pictureEnlarged", "image"),
    ]

    /// What the app's own view looks like and where it can be touched.
    static let views: [PlantedFault] = [
        .init(
            .pass, "font: title3, color: \"#ffffff\"", broken: "font: title3, color: \"#a0307a\"",
            mended: "font: title3, color: \"#fff0f8\"", "textContrastLow", "padding/text"),
        .init(
            .pass, "{key: pass.doors}, font: subheadline, color: secondaryLabel",
            broken: "{key: pass.doors}, font: subheadline, color: \"#3c3c43\"",
            mended: "{key: pass.doors}, font: subheadline, color: label", "textContrastLow", "text-2"),
        .init(
            .pass, "{key: pass.place}, font: subheadline, color: secondaryLabel",
            broken: "{key: pass.place}, font: subheadline, color: \"#c7c7cc\"", "textContrastLow", "text-3"),
        .init(
            .pass, "{key: pass.date}, font: subheadline", broken: "{key: pass.date}, font: subheadline, opacity: 0.3",
            mended: "{key: pass.date}, font: subheadline, opacity: 0.95", "textContrastLow", "opacity/text"),
        .init(
            .vote, "fill: \"#0b5fa5\"", broken: "fill: \"#6fb1e8\"", mended: "fill: \"#084a82\"", "textContrastLow",
            "button"),
        .init(
            .pass, "frame: {minHeight: 44}", broken: "frame: {minHeight: 30}", mended: "frame: {minHeight: 48}",
            "touchTargetSmall", "button"),
        .init(
            .pass, "{button: {key: pass.open}, font: body, frame: {minHeight: 44}}",
            broken: "zstack: [\(open), {button: \"?\", id: help, frame: {width: 44, height: 44}}]",
            mended: "hstack: [\(open), {button: \"?\", id: help, frame: {width: 44, height: 44}}]",
            "touchTargetsOverlap", "help"),
        .init(
            .vote, "color: \"#ffffff\", padding: 12", broken: "color: \"#ffffff\", padding: 2",
            mended: "color: \"#ffffff\", padding: 14", "touchTargetSmall", "button"),
        .init(
            .pass, "font: title3", broken: "font: {size: 22, weight: bold}", mended: "font: title2", "textSizeFixed",
            "padding/text"),
        .init(
            .vote, "{text: {key: vote.ramen}, font: subheadline}",
            broken: "{text: {key: vote.ramen}, font: {size: 15}}",
            mended: "{text: {key: vote.ramen}, font: callout}", "textSizeFixed", "hstack/text"),
        .init(
            .vote, unit("Тако"), broken: unit(" "), mended: unit("Такос"), "textWithoutWords", "hstack-2/text"),
        .init(
            .vote, "            font: headline\n", broken: "            font: title1\n            lineLimit: 1\n",
            mended: "            font: title1\n", "textTruncated", "vstack/text",
            categories: [.extraExtraExtraLarge]),
        .init(
            .pass, "contentSize: {height: fit}", broken: "contentSize: {height: 120}", "contentClipped"),
        .init(
            .pass, "contentSize: {height: fit}", broken: "contentSize: {height: 900}", "answerExceedsOffer",
            categories: [.large]),
        .init(
            .pass, "contentSize: {height: fit}", broken: "contentSize: {height: 260}", "answerIgnoresCategory",
            "contentSizeThatFits"),
        .init(
            .pass,
            """
                          - {text: {key: pass.date}, font: subheadline}
                          - {text: {key: pass.doors}, font: subheadline, color: secondaryLabel}
            """,
            broken: """
                              - zstack:
                                  - {text: {key: pass.date}, font: subheadline}
                                  - {text: {key: pass.doors}, font: subheadline, color: secondaryLabel}
                """, "textsOverlap", "text-2", categories: [.large]),
        .init(
            .pass, "- {divider: null}", broken: "- {fill: \"#4b1d8f\", frame: {width: 520, height: 6}}",
            mended: "- {fill: \"#4b1d8f\", frame: {maxWidth: 200, height: 6}}", "nodeOutsideBalloon", "fill",
            categories: [.large]),
        .init(
            .pass, "- {divider: null}", broken: "- {progress: 0.5, color: \"#f2f2f7\"}",
            mended: "- {progress: 0.5, color: tint}", "valueContrastLow", "progress"),
        .init(
            .vote, "app: {name: Quick Vote}", broken: "app: {name: Quick Vote, icon: images/icon-poll.png}",
            "textCovered", "vstack/text", categories: [.large]),
    ]

    static let alternates: [PlantedFault] = [
        .init(
            .pass, "caption: {key: pass.artist}", broken: "caption: \(long)", mended: "caption: Harbour Lights, live",
            "textTruncated", "caption"),
        .init(
            .pass, "        caption: {key: pass.artist}\n        subcaption: {key: pass.date}\n", broken: "",
            "alternateWithoutText"),
        .init(
            .pass, "subcaption: {key: pass.date}", broken: "subcaption: Doors at 20:30",
            mended: "subcaption: Doors at 19:30", "alternateDiffers", "alternate"),
        .init(
            .pass, "subcaption: {key: pass.date}", broken: "subcaption: 14 June at Pier 9",
            mended: "subcaption: 14 June at Pier 7", "alternateDiffers", "alternate"),
        .init(
            .vote, "arguments: [\"4\", \"3\"]", broken: "arguments: [\"5\", \"3\"]", "alternateDiffers", "alternate"),
    ]

    static let languages: [PlantedFault] = [
        .init(
            .order, unit("Zamówienie na obiad"), broken: unit("Zamówienie na obiad", state: "needs_review"),
            "translationUnfinished", "order.title"),
        .init(
            .order, unit("Commande du midi"), broken: unit("Commande du midi", state: "new"), "translationUnfinished",
            "order.title"),
        .init(.order, form("few", "%lld osoby"), broken: "", "pluralFormMissing", "order.people"),
        .init(.vote, form("many", "%lld голосов"), broken: "", "pluralFormMissing", "vote.tally"),
        .init(.vote, form("two", "صوتان"), broken: "", "pluralFormMissing", "vote.tally"),
        .init(.order, form("one", "אדם אחד"), broken: "", "pluralFormMissing", "order.people"),
        .init(
            .order, unit("Offen bis %@"), broken: unit("Noch offen"), mended: unit("Bis %@ offen"),
            "translationLosesArgument", "order.closes"),
        .init(
            .vote, form("few", "%lld голоса"), broken: form("few", "голоса"), mended: form("few", "%lld голоса!"),
            "translationLosesArgument", "vote.tally"),
        .init(
            .vote, form("one", "%lld голос"), broken: form("one", "один голос"), mended: form("one", "%lld голос!"),
            "translationLosesArgument", "vote.tally"),
        .init(
            .order, unit("$ada ouvre une commande"), broken: unit("$ada opened a lunch order"),
            mended: unit("$ada lance une commande"), "translationUnchanged", "order.summary"),
        .init(
            .pass, "button: {key: pass.open}", broken: "button: Show ticket", mended: "button: {key: pass.open}",
            "textNotInStrings"),
        .init(
            .order, unit("הזמנת צהריים"), broken: unit("הזמנה של Ada 3 מנות"),
            mended: unit("הזמנה של \u{2068}Ada\u{2069} 3 מנות"), "directionMixed", "caption"),
        .init(
            .order, unit("פתוח עד %@"), broken: unit("Sora פתוח עד %@"), mended: unit("\u{200F}Sora פתוח עד %@"),
            "directionMixed", "subcaption"),
        .init(
            .vote, unit("أين نأكل؟"), broken: unit("أين نأكل؟ 02 2735 9640"),
            mended: unit("أين نأكل؟ \u{2066}02 2735 9640\u{2069}"), "directionMixed", "vstack/text"),
    ]

    static let all = messages + captions + pictures + views + alternates + languages + clubs + seen
}
