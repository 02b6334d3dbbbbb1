import BalloonLayouts
import Drawing
import Foundation
import Typesetting
import ViewLayout

/// Faults of the layout code, each in an example that would show it.
enum LayoutMutations {
    private static let invitation = "dinner-invitation@en"
    private static let ticket = "concert-ticket"
    private static let conversation = "group-conversation@light_1x"

    static let all = places + texts + paints + trees

    private static let places: [LayoutMutation] = [
        .node("a gap that is one point larger", of: invitation, "subcaption") { $0 = $0.translated(x: 0, y: 1) },
        .node("a bar that is one point lower", of: invitation, "bar") { $0 = $0.translated(x: 0, y: 1) },
        .node("an icon that is one pixel to the right", of: invitation, "icon") { $0 = $0.translated(x: 1 / 3, y: 0) },
        .node("a caption that is one point wider", of: invitation, "caption") { $0.frame.size.width += 1 },
        .node("a picture that is cropped elsewhere", of: invitation, "image", laidTo: "fill") { node in
            guard case .picture(let picture, let extent) = node.content else { return }
            node.content = .picture(picture, extent: extent.offsetBy(dx: 0, dy: 2))
        },
        .node("a picture that is one point lower", of: invitation, "image") { $0.frame.size.height -= 1 },
        LayoutMutation(name: "a balloon that is one point taller", golden: invitation, nodes: ["template"]) { balloon in
            var root = balloon.balloon
            root.frame.size.height += 1
            balloon = balloon.showing(root, size: CGSize(width: balloon.size.width, height: balloon.size.height + 1))
        },
        .node("spacing of a stack by one", of: ticket, "grid", laidTo: "hstack-3", "hstack-4", "hstack-2") { node in
            for index in node.children.indices.dropFirst(2) {
                node.children[index] = node.children[index].translated(x: 0, y: 1)
            }
        },
        .node("padding that is lost", of: ticket, "padding") { $0.set("insets", "0.000,0.000,0.000,0.000") },
    ]

    private static let texts: [LayoutMutation] = [
        .text("a line that is lost", of: "language-lesson@L", "caption") { $0.lineOrigins.removeLast() },
        .text("a line height of one more", of: "language-lesson@L", "caption") { text in
            for index in text.lineOrigins.indices { text.lineOrigins[index].y += CGFloat(index) }
        },
        .text("a line that breaks earlier", of: "language-lesson@L", "caption") { text in
            let narrower = text.paragraph.lines(width: text.layout.width - 20)
            let origins = text.lineOrigins
            text.layout = narrower
            text.lineOrigins = narrower.lines.indices.map { index in
                index < origins.count
                    ? origins[index] : CGPoint(x: origins[0].x, y: origins[0].y + CGFloat(index) * 15.5)
            }
        },
        .text("an ellipsis", of: invitation, "caption") { text in
            text.layout = text.paragraph.lines(width: 50, limit: 1)
        },
        .text("a baseline that is one point lower", of: invitation, "imageTitle") { text in
            text.lineOrigins = text.lineOrigins.map { CGPoint(x: $0.x, y: $0.y + 1) }
        },
        .text("a trailing text at the leading side", of: invitation, "trailingCaption") { text in
            text.lineOrigins = text.lineOrigins.map { CGPoint(x: $0.x - 100, y: $0.y) }
        },
        .node("the alignment alone", of: invitation, "trailingCaption") { $0.set("alignment", "leading") },
        .node("swapped trailing caption", of: invitation, "bar", laidTo: "caption", "trailingCaption") { bar in
            guard let caption = bar.first("caption"), let trailing = bar.first("trailingCaption") else { return }
            _ = bar.change("caption") { $0.content = trailing.content }
            _ = bar.change("trailingCaption") { $0.content = caption.content }
        },
        .node("an underline that is lost", of: ticket, "grid", laidTo: "text") { node in
            node.changeAll("text") { text in
                guard case .text(var placed) = text.content else { return }
                placed.decoration = nil
                text.content = .text(placed)
            }
        },
        .node("monospaced digits that are lost", of: ticket, "text") { node in
            node.attributes.removeAll { $0.name == "lineLimit" }
        },
        .node("the weight", of: invitation, "caption") { $0.set("weight", "400.000") },
        .node("the size of a text", of: invitation, "caption") { $0.set("size", "14.000") },
    ]

    private static let paints: [LayoutMutation] = [
        .text("a color", of: invitation, "subcaption") { $0.color = Color(red: 60, green: 60, blue: 68, alpha: 153) },
        .node("the color of the balloon", of: invitation, "template", laidTo: "bar") { node in
            guard case .fill(let shape, _) = node.content else { return }
            node.content = .fill(shape, Color(red: 234, green: 233, blue: 235, alpha: 255))
        },
        .node("a radius of one more", of: invitation, "template", laidTo: "image", "bar", "fill") { node in
            guard case .balloon(var shape) = node.clip else { return }
            shape.radius += 1
            node.clip = .balloon(shape)
            if case .fill(_, let color) = node.content { node.content = .fill(.balloon(shape), color) }
        },
        .node("the other tail side", of: invitation, "template", laidTo: "(outside every node)") { node in
            guard case .balloon(var shape) = node.clip else { return }
            shape.corner = shape.corner == .bottomLeft ? .bottomRight : .bottomLeft
            node.clip = .balloon(shape)
            if case .fill(_, let color) = node.content { node.content = .fill(.balloon(shape), color) }
        },
        .node("an opacity", of: invitation, "icon") { $0.opacity = 0.9 },
        .node("a stop of a gradient", of: ticket, "gradient", laidTo: "text", "text-2") { node in
            guard case .gradient(let shape, var gradient) = node.content else { return }
            gradient.stops[0].color = Color(red: 75, green: 29, blue: 144, alpha: 255)
            node.content = .gradient(shape, gradient)
        },
        .node("a shadow that is lost", of: ticket, "shadow", laidTo: "padding", "gradient", "hstack") {
            $0.shadow = nil
        },
        .node("a border that is lost", of: ticket, "border", laidTo: "fill", "clip", "frame", "zstack") {
            $0.border = nil
        },
        .node("a turn that is lost", of: conversation, "dropped", laidTo: "bubble-2", "text", "transcript", "sticker") {
            $0.turnedBy = 0
        },
        .node("the fill of an icon", of: ticket, "fill", laidTo: "symbol") { node in
            guard case .fill(let shape, _) = node.content else { return }
            node.content = .fill(shape, Color(red: 254, green: 255, blue: 255, alpha: 255))
        },
    ]

    private static let trees: [LayoutMutation] = [
        .node("an icon that is lost", of: invitation, "template", laidTo: "icon") { $0.remove("icon") },
        .node("a title that is lost", of: invitation, "image", laidTo: "imageTitle") { $0.remove("imageTitle") },
        .node("a caption that is lost", of: invitation, "bar", laidTo: "trailingCaption") {
            $0.remove("trailingCaption")
        },
        .node("a sender's picture that is lost", of: conversation, "transcript", laidTo: "avatar", "avatar-2", "text") {
            $0.remove("avatar")
        },
        .node("children in another order", of: invitation, "image", laidTo: "imageTitle", "imageSubtitle", "fill") {
            $0.children.reverse()
        },
        LayoutMutation(name: "an accessibility label that is lost", golden: ticket, nodes: ["accessibilityLabel"]) {
            $0.loseInput("accessibilityLabel")
        },
        LayoutMutation(name: "a summary text that is lost", golden: ticket, nodes: ["summaryText"]) {
            $0.loseInput("summaryText")
        },
    ]
}
