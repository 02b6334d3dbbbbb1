import Foundation
import Support
import Typesetting

/// A display list as an SVG 1.1 drawing in points: shapes and glyphs as paths, pictures embedded as PNG. It needs no
/// font, and nothing is snapped to pixels; the same list always gives the same text. Each node of the list is a group
/// with an id, which is its path, and a title, which browsers show and screen readers speak.
package struct SVGDocument {
    /// The text of the file.
    package let text: String

    /// Writes a display list.
    /// - Throws: ``DrawingError`` for a coordinate that is not finite or a glyph that cannot be drawn.
    package init(_ list: DisplayList) throws {
        guard list.size.width.isFinite, list.size.height.isFinite, list.size.width > 0, list.size.height > 0 else {
            throw DrawingError.unusableCanvas(width: list.size.width, height: list.size.height)
        }
        var writer = SVGWriter()
        writer.write(try SVGElements(glyphs: GlyphOutlines()).elements(of: list.items).visible, depth: 1)
        let width = SVGNumber.text(list.size.width)
        let height = SVGNumber.text(list.size.height)
        text =
            """
            <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="\(width)" \
            height="\(height)" viewBox="0 0 \(width) \(height)">

            """ + writer.lines.joined(separator: "\n") + "\n</svg>\n"
    }
}

/// Lines of SVG as elements are written.
private struct SVGWriter {
    var lines: [String] = []
    private var cutCount = 0
    private var gradientCount = 0
    private var shadowCount = 0
    private var names = SVGNames()

    mutating func write(_ elements: [SVGElement], depth: Int) {
        for element in elements {
            switch element {
            case .drawing(let text, _, _):
                append(text, depth)
            case .gradient(let path, let isEvenOdd, let gradient, _):
                gradientCount += 1
                let id = "gradient\(gradientCount)"
                append(definition(of: gradient, id: id), depth)
                append("<path d=\"\(path)\"\(isEvenOdd ? " fill-rule=\"evenodd\"" : "") fill=\"url(#\(id))\"/>", depth)
            case .turned(let turn, let parts):
                let center = "\(SVGNumber.text(turn.center.x)) \(SVGNumber.text(turn.center.y))"
                append("<g transform=\"rotate(\(SVGNumber.text(turn.degrees)) \(center))\">", depth)
                write(parts.visible, depth: depth + 1)
                append("</g>", depth)
            case .translucent(let opacity, let parts):
                append("<g opacity=\"\(SVGNumber.text(opacity))\">", depth)
                write(parts.visible, depth: depth + 1)
                append("</g>", depth)
            case .shadowed(let shadow, let parts):
                let box = element.bounds
                guard !box.isNull else { continue }
                shadowCount += 1
                let id = "shadow\(shadowCount)"
                append(filter(for: shadow, id: id, in: box), depth)
                append("<g filter=\"url(#\(id))\">", depth)
                write(parts.visible, depth: depth + 1)
                append("</g>", depth)
            case .cut(let shape, let parts):
                cutCount += 1
                let id = "clip\(cutCount)"
                let rule = shape.isEvenOdd ? " clip-rule=\"evenodd\" fill-rule=\"evenodd\"" : ""
                let path = "<path d=\"\(SVGPath.data(shape.outline))\"\(rule)"
                // In Chromium and librsvg a clip path clips each of several parts separately, so along its edge the
                // lower parts are visible through the upper ones. A mask clips them as one picture.
                if parts.drawnCount == 1 {
                    append("<clipPath id=\"\(id)\">\(path)/></clipPath>", depth)
                    append("<g clip-path=\"url(#\(id))\">", depth)
                } else {
                    let box = SVGNumber.attributes(of: element.bounds.shrunk(x: -1, y: -1))
                    append(
                        "<mask id=\"\(id)\" maskUnits=\"userSpaceOnUse\" \(box)>\(path) fill=\"#ffffff\"/></mask>",
                        depth)
                    append("<g mask=\"url(#\(id))\">", depth)
                }
                write(parts, depth: depth + 1)
                append("</g>", depth)
            case .named(let node, let parts):
                append("<g id=\"\(names.unique(node.path))\"><title>\(XMLText.escaped(node.title))</title>", depth)
                write(parts, depth: depth + 1)
                append("</g>", depth)
            }
        }
    }

    private func definition(of gradient: LinearGradient, id: String) -> String {
        let (start, end) = (gradient.start, gradient.end)
        let line = [("x1", start.x), ("y1", start.y), ("x2", end.x), ("y2", end.y)]
            .map { "\($0)=\"\(SVGNumber.text($1))\"" }.joined(separator: " ")
        let stops = gradient.stops.map { stop in
            let color = SVGColor.attributes(of: stop.color, "stop-color", opacity: "stop-opacity")
            return "<stop offset=\"\(SVGNumber.text(stop.location))\" \(color)/>"
        }.joined()
        return "<linearGradient id=\"\(id)\" gradientUnits=\"userSpaceOnUse\" \(line)>\(stops)</linearGradient>"
    }

    /// The shadow in the steps that SVG 1.1 has.
    private func filter(for shadow: Shadow, id: String, in box: CGRect) -> String {
        let color = SVGColor.attributes(of: shadow.color, "flood-color", opacity: "flood-opacity")
        let offset = "dx=\"\(SVGNumber.text(shadow.x))\" dy=\"\(SVGNumber.text(shadow.y))\""
        return """
            <filter id="\(id)" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB" \
            \(SVGNumber.attributes(of: box))><feGaussianBlur in="SourceAlpha" \
            stdDeviation="\(SVGNumber.text(shadow.radius))" result="blur"/><feOffset in="blur" \(offset) result="moved"/>\
            <feFlood \(color)/><feComposite in2="moved" operator="in"/><feMerge><feMergeNode/>\
            <feMergeNode in="SourceGraphic"/></feMerge></filter>
            """
    }

    private mutating func append(_ line: String, _ depth: Int) {
        lines.append(String(repeating: "  ", count: depth) + line)
    }
}

/// The ids of groups: the path of a node with full stops between its names, such as `template.bar.caption`.
struct SVGNames {
    private var taken: Set<String> = []
    private var lastNumbers: [String: Int] = [:]

    /// An id that no other group has. Of a name only letters, digits, hyphens and underscores are kept.
    mutating func unique(_ path: [String]) -> String {
        let name = path.map(Self.name).joined(separator: ".")
        guard !taken.insert(name).inserted else { return name }
        // Two paths can differ only in characters that both become underscores.
        var number = lastNumbers[name] ?? 1
        repeat { number += 1 } while !taken.insert("\(name)_\(number)").inserted
        lastNumbers[name] = number
        return "\(name)_\(number)"
    }

    /// Letters and digits of any script, hyphens and underscores, beginning with a letter or an underscore.
    private static func name(_ text: String) -> String {
        let allowed = text.unicodeScalars.map { scalar in
            let isNamed = scalar.properties.isAlphabetic || scalar.properties.numericType == .decimal
            return isNamed && scalar.value <= 0xFFFD || scalar == "-" ? Character(scalar) : "_"
        }
        let name = String(allowed)
        return name.first?.isLetter == true || name.hasPrefix("_") ? name : "_" + name
    }
}

/// Colours as attributes of SVG.
enum SVGColor {
    /// A colour under a name, and its opacity under another where it is not opaque.
    static func attributes(of color: Color, _ name: String, opacity: String) -> String {
        let opaque = Color(red: color.red, green: color.green, blue: color.blue)
        let alpha = color.alpha == 255 ? "" : " \(opacity)=\"\(SVGNumber.text(Double(color.alpha) / 255))\""
        return "\(name)=\"\(opaque.hexadecimal)\"\(alpha)"
    }
}
