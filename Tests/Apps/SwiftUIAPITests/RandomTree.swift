import Foundation
import SwiftUIAPI
import TestSupport

/// A tree of views that a scene can declare, too.
struct RandomTree {
    indirect enum Kind {
        case text(String, Font.TextStyle, lines: Int?)
        case fill(radius: CGFloat?)
        case spacer
        case divider
        case column([RandomTree], HorizontalAlignment, CGFloat)
        case row([RandomTree], VerticalAlignment, CGFloat)
        case pile([RandomTree])
    }

    let kind: Kind
    var padding: CGFloat?
    /// A width, a height, and whether the frame takes up to 150 points of width.
    var frame: (width: CGFloat?, height: CGFloat?, fills: Bool)?

    private static let words = [
        "Dinner", "at the pier,", "at seven?", "Bring a coat", "and somebody who sings", "Yes", "Tomorrow", "OK",
        "سبعة",
        "明日の夜", "3 of 12",
    ]
    private static let styles: [(Font.TextStyle, String)] = [
        (.title2, "title2"), (.headline, "headline"), (.body, "body"), (.footnote, "footnote"), (.caption2, "caption2"),
    ]

    init(depth: Int, inStack: Bool, using random: inout some RandomNumberGenerator) {
        let choice = Int.random(in: 0..<(depth > 0 ? 10 : 5), using: &random)
        func children(_ random: inout some RandomNumberGenerator, inStack: Bool) -> [RandomTree] {
            (0..<Int.random(in: 1...4, using: &random)).map { _ in
                RandomTree(depth: depth - 1, inStack: inStack, using: &random)
            }
        }
        let spacing = CGFloat([0, 2, 8, 11.5].randomElement(using: &random) ?? 0)
        switch choice {
        case 3: kind = .fill(radius: [nil, 4, 12].randomElement(using: &random) ?? nil)
        case 4 where inStack: kind = Bool.random(using: &random) ? .spacer : .divider
        case 5, 6:
            kind = .column(
                children(&random, inStack: true),
                [.leading, .center, .trailing].randomElement(using: &random) ?? .center,
                spacing)
        case 7, 8:
            kind = .row(
                children(&random, inStack: true),
                [.top, .center, .bottom, .firstTextBaseline].randomElement(using: &random) ?? .center, spacing)
        case 9: kind = .pile(children(&random, inStack: false))
        default:
            let words = (0..<Int.random(in: 1...4, using: &random)).compactMap { _ in
                Self.words.randomElement(using: &random)
            }
            kind = .text(
                words.joined(separator: " "), Self.styles.randomElement(using: &random)?.0 ?? .body,
                lines: [nil, nil, 1, 2].randomElement(using: &random) ?? nil)
        }
        if case .spacer = kind { return }
        if Int.random(in: 0..<3, using: &random) == 0 {
            padding = [1, 6, 16].randomElement(using: &random)
        }
        if case .fill = kind {
            frame = (Bool.random(using: &random) ? 30 : nil, 24, false)
        } else if Int.random(in: 0..<4, using: &random) == 0 {
            let fills = Bool.random(using: &random)
            frame = (fills ? nil : 120, fills || Bool.random(using: &random) ? nil : 60, fills)
        }
    }

    // MARK: - As a scene

    /// The element of a scene, as JSON.
    var scene: String {
        var parts: [String] = []
        func list(_ trees: [RandomTree]) -> String { "[\(trees.map(\.scene).joined(separator: ","))]" }
        switch kind {
        case .text(let text, let style, let lines):
            let name = Self.styles.first { $0.0 == style }?.1 ?? ""
            parts = ["\"text\":\"\(text)\"", "\"font\":\"\(name)\"", "\"alignment\":\"leading\""]
            if let lines { parts.append("\"lineLimit\":\(lines)") }
        case .fill(let radius):
            parts = ["\"fill\":\"systemTeal\""]
            if let radius { parts.append("\"cornerRadius\":\(radius)") }
        case .spacer: parts = ["\"spacer\":8"]
        case .divider: parts = ["\"divider\":null"]
        case .column(let trees, let alignment, let spacing):
            let name = alignment == .leading ? "leading" : alignment == .center ? "center" : "trailing"
            parts = ["\"vstack\":\(list(trees))", "\"alignment\":\"\(name)\"", "\"spacing\":\(spacing)"]
        case .row(let trees, let alignment, let spacing):
            let name =
                alignment == .top
                ? "top" : alignment == .center ? "center" : alignment == .bottom ? "bottom" : "firstTextBaseline"
            parts = ["\"hstack\":\(list(trees))", "\"alignment\":\"\(name)\"", "\"spacing\":\(spacing)"]
        case .pile(let trees): parts = ["\"zstack\":\(list(trees))"]
        }
        if let padding { parts.append("\"padding\":\(padding)") }
        if let frame {
            let lengths = [
                frame.width.map { "\"width\":\($0)" }, frame.height.map { "\"height\":\($0)" },
                frame.fills ? "\"maxWidth\":150" : nil,
            ]
            parts.append("\"frame\":{\(lengths.compactMap { $0 }.joined(separator: ","))}")
        }
        return "{\(parts.joined(separator: ","))}"
    }

    // MARK: - As a view

    /// The view of SwiftUI.
    @MainActor var view: AnyView {
        var view = plain
        if let padding { view = AnyView(view.padding(padding)) }
        guard let frame else { return view }
        var alignment = Alignment.center
        if case .text = kind { alignment = .leading }
        if frame.fills { return AnyView(view.frame(maxWidth: 150, alignment: alignment)) }
        return AnyView(view.frame(width: frame.width, height: frame.height, alignment: alignment))
    }

    @MainActor private var plain: AnyView {
        func all(_ trees: [RandomTree]) -> some View { ForEach(trees.indices, id: \.self) { trees[$0].view } }
        switch kind {
        case .text(let text, let style, let lines):
            return AnyView(Text(verbatim: text).font(.system(style)).lineLimit(lines))
        case .fill(let radius?): return AnyView(Color.teal.cornerRadius(radius))
        case .fill: return AnyView(Color.teal)
        case .spacer: return AnyView(Spacer())
        case .divider: return AnyView(Divider())
        case .column(let trees, let alignment, let spacing):
            return AnyView(VStack(alignment: alignment, spacing: spacing) { all(trees) })
        case .row(let trees, let alignment, let spacing):
            return AnyView(HStack(alignment: alignment, spacing: spacing) { all(trees) })
        case .pile(let trees): return AnyView(ZStack { all(trees) })
        }
    }
}
