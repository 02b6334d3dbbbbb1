/// The kind of a placed node. Records and findings have the raw value.
package enum NodeKind: String, Hashable, Sendable {
    // Elements of a view, in scenes and in Swift.
    case border, button, clip, divider, fill, frame, gauge, gradient, grid, hstack, image, opacity, padding
    case progress, shadow, spacer, symbol, text, vstack, zstack

    // Views and layers of an app.
    case background, browser, dot, drawing, field, knob, layer, line, mask, pages, scroll, searchBar = "search bar"
    case segments, selection, shape, sign, slider, stepper, `switch`, track, view, wheel

    // Balloons and their parts.
    case bubble, captionBar, edge, emoji, fallback, live, message, stickers, template

    // The conversation around balloons.
    case inputField, strip, transcript, words
}

extension LayoutRecord.Node {
    /// The kind; nil for one that this version does not draw, such as in a record of another version.
    var nodeKind: NodeKind? { NodeKind(rawValue: kind) }
}
