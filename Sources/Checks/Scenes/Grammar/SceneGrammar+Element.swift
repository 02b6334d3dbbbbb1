import Drawing
import Typesetting
import ViewLayout

/// The elements of a view, and their modifiers.
extension SceneGrammar {
    package static let elementMapping = SceneMapping(
        "One kind of element with its modifiers.", oneOf: elementKindKeys.map(\.name), kindsOfModifier: kindsOfModifier,
        elementKindKeys + elementModifierKeys)

    static let elementKindKeys: [SceneKey] = [
        SceneKey("text", .text, "Words that wrap to the width they are offered."),
        SceneKey("button", .text, "A title that looks tappable."),
        SceneKey(
            "image", .path,
            "A picture's file, relative to the scene; it fills the frame and is cropped from its middle, or fits with "
                + "contentMode."),
        SceneKey("fill", .color, "A shape of one colour that takes all the space it is offered."),
        SceneKey(
            "gradient", .mapping(gradientMapping),
            "Colours that change along a line, in a rectangle that takes all the space it is offered."),
        SceneKey(
            "symbol", .names(SymbolName.allCases.map(\.rawValue)),
            "A symbol that Balloon draws, as large as the letters of its font; arrow and chevron are mirrored."),
        SceneKey("progress", .number(shares), "A bar 4 points tall, filled from the leading side by this share."),
        SceneKey(
            "gauge", .number(shares),
            "A ring that is filled clockwise from its top by this share: the largest circle that fits the space it is offered, "
                + "so give it a frame."),
        SceneKey(
            "spacer", .either([.nothing, .length]),
            "Empty space that grows along its stack; the value is its minimum length in points, or null."),
        SceneKey(
            "divider", .nothing,
            "A hairline across its stack: upright in an hstack, lying in a vstack, a zstack and by itself; the value is null."
        ),
        SceneKey("vstack", .list(.definition("element")), "Elements from top to bottom."),
        SceneKey("hstack", .list(.definition("element")), "Elements from leading to trailing."),
        SceneKey("zstack", .list(.definition("element")), "Elements on top of each other, the last one in front."),
        SceneKey(
            "grid", .mapping(gridMapping),
            "Elements in rows of some columns of one width, which share the width that is offered."),
    ]

    static let elementModifierKeys: [SceneKey] = [
        SceneKey(
            "id", .identifier, "The element's name in records and findings.", standard: "the name of its kind"),
        SceneKey(
            "font", .either([.names(FontTextStyle.allCases.map(\.rawValue)), .mapping(fontMapping)]),
            "A text style, which follows the viewer's text size, or a fixed size.", standard: "body"),
        SceneKey(
            "color", .color, "The colour of the letters, the symbol, the bar, the ring or the line.",
            standard: "label; tint for a button, a progress and a gauge, separator for a divider"),
        SceneKey("lineLimit", .integer(lineLimits), "The maximum number of lines; longer text ends in an ellipsis."),
        SceneKey(
            "padding", .either([.length, .mapping(paddingMapping)]),
            "Space around the element in points: on all sides, or by side."),
        SceneKey("frame", .mapping(frameMapping), "Fixed lengths or limits in points."),
        SceneKey("spacing", .length, "Points between neighbours.", standard: "0"),
        SceneKey(
            "alignment", .names(alignments),
            "Where smaller children, or the lines of a text, sit. vstack, grid, text and button: leading, center, trailing. "
                + "hstack: top, center, bottom, firstTextBaseline. zstack: any but firstTextBaseline, also two in one.",
            standard: "center; leading for a text"),
        SceneKey("cornerRadius", .length, "Rounds the element's corners, in points."),
        SceneKey(
            "wordBreak", .names(WordBreak.allCases.map(\.rawValue)),
            "Whether lines end between the letters of a word (CSS word-break).",
            standard: "keep-hangul, which keeps Korean words whole as iOS does"),
        SceneKey(
            "textWrap", .names(TextWrap.allCases.map(\.rawValue)),
            "balance makes lines of about one length, not more of them than greedy does (CSS text-wrap).",
            standard: "greedy"),
        SceneKey("italic", .flag, "Whether it is italic. Only the primary font has an italic.", standard: "false"),
        SceneKey("underline", .flag, "Whether a line is drawn under it.", standard: "false"),
        SceneKey("strikethrough", .flag, "Whether a line is drawn through it.", standard: "false"),
        SceneKey("monospacedDigits", .flag, "Whether all digits are equally wide.", standard: "false"),
        SceneKey(
            "contentMode", .names(ImageElement.ContentMode.allCases.map(\.rawValue)),
            "fill covers the frame and is cropped; fit shows the complete picture.", standard: "fill"),
        SceneKey(
            "shape", .names(SceneElement.Outline.allCases.map(\.rawValue)),
            "Cuts the element to the largest circle in its middle, or to a capsule; in place of cornerRadius."),
        SceneKey(
            "border", .mapping(borderMapping),
            "A line inside the edge of the element, its corners or its shape, over the element."),
        SceneKey("shadow", .mapping(shadowMapping), "A shadow of all that the element draws."),
        SceneKey(
            "opacity", .number(shares), "How opaque the element is as one picture: 0 is invisible, 1 opaque.",
            standard: "1"),
    ]

    package static let alignments = [
        "leading", "center", "trailing", "top", "bottom", "firstTextBaseline", "topLeading", "topTrailing",
        "bottomLeading", "bottomTrailing",
    ]

    package static let gradientMapping = SceneMapping(
        "Two colours or a list of them, and a direction.", eitherSets: [["from", "to"], ["colors"]],
        [
            SceneKey("from", .color, "The colour at the start; with to, in place of colors."),
            SceneKey("to", .color, "The colour at the end."),
            SceneKey(
                "colors", .list(.color, counts: gradientColorCounts), "Evenly spaced colours from the start to the end."
            ),
            SceneKey(
                "direction", .names(GradientFill.Direction.allCases.map(\.rawValue)),
                "vertical: from top to bottom. horizontal: from leading to trailing. diagonal: from the top leading corner "
                    + "to the bottom trailing one.", standard: "vertical"),
        ])

    package static let gridMapping = SceneMapping(
        "Rows of columns.",
        [
            SceneKey("columns", .integer(columnCounts), "The number of columns.", isRequired: true),
            SceneKey("children", .list(.definition("element")), "The elements, row by row.", isRequired: true),
        ])

    package static let fontMapping = SceneMapping(
        "A font of a fixed size.",
        [
            SceneKey("size", .number(fontSizes), "Points.", isRequired: true),
            SceneKey("weight", .names(weights.map(\.name)), "The weight.", standard: "regular"),
        ])

    package static let borderMapping = SceneMapping(
        "A line inside the edge.",
        [
            SceneKey("color", .color, "The colour of the line.", isRequired: true),
            SceneKey("width", .length, "The width of the line in points.", standard: "1"),
        ])

    package static let shadowMapping = SceneMapping(
        "A shadow.",
        [
            SceneKey("color", .color, "The colour.", standard: "black at a third"),
            SceneKey(
                "radius", .number(shadowRadii),
                "How far it is blurred, in points: the standard deviation, as of CALayer's shadowRadius.",
                isRequired: true),
            SceneKey("x", .number(offsets), "How far it lies to the right, in points.", standard: "0"),
            SceneKey("y", .number(offsets), "How far it lies down, in points.", standard: "0"),
        ])

    package static let paddingMapping = SceneMapping(
        "Points by side; leading wins over horizontal, top over vertical.",
        [
            SceneKey("top", .length, "Above.", standard: "vertical"),
            SceneKey("leading", .length, "On the leading side.", standard: "horizontal"),
            SceneKey("bottom", .length, "Below.", standard: "vertical"),
            SceneKey("trailing", .length, "On the trailing side.", standard: "horizontal"),
            SceneKey("horizontal", .length, "On the leading and the trailing side.", standard: "0"),
            SceneKey("vertical", .length, "Above and below.", standard: "0"),
        ])

    package static let frameMapping = SceneMapping(
        "Fixed lengths or limits in points.",
        [
            SceneKey("width", .length, "The width."), SceneKey("height", .length, "The height."),
            SceneKey("minWidth", .length, "The minimum width."), SceneKey("maxWidth", .length, "The maximum width."),
            SceneKey("minHeight", .length, "The minimum height."),
            SceneKey("maxHeight", .length, "The maximum height."),
        ])
}
