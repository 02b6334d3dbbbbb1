import BalloonLayouts

/// Conversations, stickers and apps.
extension SceneGrammar {
    package static let appMapping = SceneMapping(
        "The app that sends.",
        [
            SceneKey("name", .string(), "The app's name."),
            SceneKey(
                "icon", .path,
                "The icon's file, relative to the scene: 81 by 60 pixels for 27 by 20 points at 3x.",
                standard: "the app hides its icon: nothing stands in its place"),
        ])

    package static let transcriptMapping = SceneMapping(
        "A conversation from its oldest entry to the input field and the app strip. The scene's viewer is who looks at it.",
        [
            SceneKey(
                "entries", .list(.definition("entry")), "What is in the conversation, the oldest first.",
                isRequired: true),
            SceneKey(
                "inputField", .mapping(inputFieldMapping), "The input field and what is staged in it.",
                standard: "there is none"),
            SceneKey(
                "appStrip", .mapping(appStripMapping),
                "The apps below the input field. Systems before iOS 17 show it, which `receiver: ios10` represents.",
                standard: "there are none"),
        ])

    package static let entryMapping = SceneMapping(
        "One thing in a conversation: one kind with its modifiers.", oneOf: entryKindKeys.map(\.name),
        kindsOfModifier: entryKindsOfModifier, entryKindKeys + entryModifierKeys)

    static let entryKindKeys: [SceneKey] = [
        SceneKey("text", .text, "Words in a balloon."),
        SceneKey("message", .definition("message"), "A message of an app."),
        SceneKey("scene", .path, "The file of a scene with a message, relative to this one."),
        SceneKey("sticker", .definition("sticker"), "A sticker by itself."),
        SceneKey("date", .text, "A grey line in the middle."),
        SceneKey("receipt", .text, "A small line under the viewer's last message, such as Delivered."),
    ]

    static let entryModifierKeys: [SceneKey] = [
        SceneKey("from", .string(), "The identifier of who sent it."),
        SceneKey(
            "session", .string(), "Messages of one session collapse to their summary but for the newest."),
        SceneKey("app", .definition("app"), "The app that made it.", standard: "the scene's"),
        SceneKey("isAppMissing", .flag, "Whether the viewer does not have the app.", standard: "false"),
        SceneKey(
            "droppedStickers", .list(.definition("droppedSticker")),
            "Stickers on the balloon, the first one dropped first."),
    ]

    package static let inputFieldMapping = SceneMapping(
        "The input field and what is staged in it.",
        [
            SceneKey("text", .text, "Words in the field, below a staged message or sticker."),
            SceneKey("message", .definition("message"), "A staged message."),
            SceneKey("scene", .path, "The file of a scene with the staged message."),
            SceneKey("sticker", .definition("sticker"), "A staged sticker."),
            SceneKey("placeholder", .text, "The grey words of a field without a text.", standard: "iMessage"),
        ])

    package static let appStripMapping = SceneMapping(
        "The apps below the input field.",
        [
            SceneKey("favorites", .list(.definition("app")), "The favourites, in the viewer's order."),
            SceneKey("recents", .list(.definition("app")), "The other apps, the one used last first."),
        ])

    package static let stickersMapping = SceneMapping(
        "A sticker browser, as wide as the transcript.", oneOf: ["pack", "stickers"],
        [
            SceneKey(
                "pack", .path,
                "A sticker pack of Xcode: a .xcstickers or .stickerpack folder, which says the size of its cells and what each sticker shows."
            ),
            SceneKey(
                "size", .names(StickerSize.allCases.map(\.name)), "The size of the cells.", standard: "regular"),
            SceneKey("stickers", .list(.definition("sticker")), "The stickers in their order."),
        ])

    static let stickerKeys: [SceneKey] = [
        SceneKey(
            "image", .path,
            "The file, relative to the scene: PNG, APNG, GIF or JPEG of 300 to 618 pixels a side and at most 500 KB.",
            isRequired: true),
        SceneKey("description", .text, "What it shows, for VoiceOver.", isRequired: true),
    ]

    package static let stickerMapping = SceneMapping("A sticker: art at 3x.", stickerKeys)

    package static let droppedStickerMapping = SceneMapping(
        "A sticker dropped on a balloon.",
        stickerKeys + [
            SceneKey(
                "x", .number(stickerPlaces), "Where its middle is, as a part of the balloon's width from the left.",
                standard: "0.5"),
            SceneKey("y", .number(stickerPlaces), "The same of its height from the top.", standard: "0.5"),
            SceneKey("scale", .number(stickerScales), "How much larger than usual it is.", standard: "1"),
        ])
}
