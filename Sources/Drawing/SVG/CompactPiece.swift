/// Neighbours of one colour that a ``CompactSVG`` writes as one element. Lengths are in its units.
struct CompactPiece {
    struct Box: Hashable {
        let x, width: Int
        var y: Int

        init(x: Int, y: Int, width: Int) { (self.x, self.y, self.width) = (x, y, width) }
    }

    struct Word: Hashable {
        let name: String
        let x: Int
        var y: Int
    }

    enum Content: Hashable {
        /// Boxes of one height, which are written as thick lines: that needs half as many bytes as their outlines.
        case boxes([Box], height: Int)
        case outline(String, isEvenOdd: Bool)
        case words([Word])
    }

    let color: Color
    var content: Content

    init(_ color: Color, _ content: Content) { (self.color, self.content) = (color, content) }

    /// Appends the piece, joined to the last one if that has the same colour and kind. Translucent pieces are not
    /// joined, because overlapping parts of one element are not drawn twice.
    func append(to pieces: inout [CompactPiece]) {
        guard let last = pieces.last, last.color == color, color.alpha == 255 else { return pieces.append(self) }
        switch (last.content, content) {
        case (.boxes(let first, let height), .boxes(let second, let other)) where height == other:
            pieces[pieces.count - 1].content = .boxes(first + second, height: height)
        case (.words(let first), .words(let second)):
            pieces[pieces.count - 1].content = .words(first + second)
        default: pieces.append(self)
        }
    }

    /// The elements of pieces. An element that equals an earlier one, such as a label of a second map, is written
    /// as its copy.
    static func text(of pieces: [CompactPiece]) -> String {
        let keys = pieces.map(\.key)
        var counts: [Placed: Int] = [:]
        for key in keys { if let key { counts[key, default: 0] += 1 } }
        var names: [Placed: (name: String, top: Int)] = [:]
        var lines: [String] = []
        for (piece, key) in zip(pieces, keys) {
            guard let key, let top = piece.top, counts[key, default: 0] > 1 else {
                lines.append(piece.element(named: nil))
                continue
            }
            if let known = names[key] {
                lines.append("<use href=\"#\(known.name)\" y=\"\(top - known.top)\"/>")
            } else {
                let name = "p" + String(names.count, radix: 36)
                names[key] = (name, top)
                lines.append(piece.element(named: name))
            }
        }
        return lines.joined(separator: "\n")
    }

    /// A piece with its first part at zero.
    private struct Placed: Hashable {
        let color: Color
        let content: Content
    }

    /// The part that is equal in copies; nil for an outline.
    private var key: Placed? { top.map { Placed(color: color, content: moved(by: -$0).content) } }

    /// Where its first part is; nil for an outline.
    private var top: Int? {
        switch content {
        case .boxes(let boxes, _): boxes.first?.y
        case .words(let words): words.first?.y
        case .outline: nil
        }
    }

    private func moved(by distance: Int) -> CompactPiece {
        var moved = self
        switch content {
        case .boxes(var boxes, let height):
            for index in boxes.indices { boxes[index].y += distance }
            moved.content = .boxes(boxes, height: height)
        case .words(var words):
            for index in words.indices { words[index].y += distance }
            moved.content = .words(words)
        case .outline: break
        }
        return moved
    }

    private func element(named name: String?) -> String {
        let id = name.map { " id=\"\($0)\"" } ?? ""
        func paint(_ kind: String) -> String { SVGColor.attributes(of: color, kind, opacity: kind + "-opacity") }
        switch content {
        case .boxes(let boxes, let height):
            let data = Self.lines(boxes, height: height)
            return "<path\(id) d=\"\(data)\" \(paint("stroke")) stroke-width=\"\(height)\"/>"
        case .outline(let data, let isEvenOdd):
            return "<path\(id) d=\"\(data)\"\(isEvenOdd ? " fill-rule=\"evenodd\"" : "") \(paint("fill"))/>"
        case .words(let words):
            let uses = words.map { "<use href=\"#\($0.name)\"\(RepeatedGlyphs.place($0.x, $0.y))/>" }.joined()
            return "<g\(id) \(paint("fill"))>\(uses)</g>"
        }
    }

    /// The lines in the middle of boxes, from each to the next.
    private static func lines(_ boxes: [Box], height: Int) -> String {
        var text = ""
        var here: (x: Int, y: Int)?
        for box in boxes {
            if let here {
                text += "m" + CompactPath.numbers([box.x - here.x, box.y - here.y])
            } else {
                let middle = height % 2 == 0 ? "\(box.y + height / 2)" : "\(box.y + height / 2).5"
                text += "M\(box.x) \(middle)"
            }
            text += "h\(box.width)"
            here = (box.x + box.width, box.y)
        }
        return text
    }
}
