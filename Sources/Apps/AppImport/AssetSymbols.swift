import Foundation
import SourceTokens
import Support

/// The names of colours and pictures that Xcode makes of asset catalogues: `.feltLight` for the colour `Felt Light`.
/// Only those that the sources use are written.
struct AssetSymbols {
    static let name = "AssetSymbols.swift"

    private enum Kind: String { case colorset, imageset }

    private var colors: [(symbol: String, name: String)] = []
    private var pictures: [(symbol: String, name: String)] = []

    /// - Parameters:
    ///   - catalogues: the folders of the asset catalogues.
    ///   - sources: the tokens of the app's sources.
    init(in catalogues: [URL], usedBy sources: [[SwiftToken]]) {
        var (used, declared): (Set<String>, Set<String>) = ([], [])
        for tokens in sources {
            let code = tokens.filter { $0.kind != .space && $0.kind != .comment }
            for (token, next) in zip(code, code.dropFirst()) where next.kind == .word {
                if token.text == "." { used.insert(String(next.text)) }
            }
            for index in code.indices.dropFirst(2) where ["let", "var"].contains(code[index - 1].text) {
                if code[index - 2].text == "static" { declared.insert(String(code[index].text)) }
            }
        }
        for catalogue in catalogues {
            for path in ((try? FolderListing.paths(below: catalogue.path)) ?? []).sorted() {
                let set = path.split(separator: "/").last.map(String.init) ?? path
                guard let kind = Kind(rawValue: (set as NSString).pathExtension) else { continue }
                let name = (set as NSString).deletingPathExtension
                let symbol = Self.symbol(of: name, kind == .colorset ? "Color" : "Image")
                guard used.contains(symbol), !declared.contains(symbol) else { continue }
                switch kind {
                case .colorset where !colors.contains { $0.symbol == symbol }: colors.append((symbol, name))
                case .imageset where !pictures.contains { $0.symbol == symbol }: pictures.append((symbol, name))
                default: break
                }
            }
        }
    }

    /// The name in code: words without what stands between them, the first one in lower case, without the kind at the end.
    static func symbol(of name: String, _ kind: String) -> String {
        let words = name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
        var symbol = words.map { ($0.first?.uppercased() ?? "") + $0.dropFirst() }.joined()
        if symbol.hasSuffix(kind), symbol != kind { symbol.removeLast(kind.count) }
        // Several capitals at the beginning are one word, but for the last of them before a small letter.
        let capitals = symbol.prefix { $0.isUppercase || $0.isNumber }.count
        let lowered = capitals > 1 && capitals < symbol.count ? capitals - 1 : max(1, capitals)
        symbol = symbol.prefix(lowered).lowercased() + symbol.dropFirst(lowered)
        return symbol.first?.isNumber == true ? "_" + symbol : symbol
    }

    /// The source; nil where no name is used.
    var text: String? {
        guard !colors.isEmpty || !pictures.isEmpty else { return nil }
        var lines = [
            "import SwiftUI", "import UIKit", "",
            "// Written by `balloon import`: the names of assets, as Xcode makes them.",
        ]
        func add(_ head: String, _ members: [String]) {
            guard !members.isEmpty else { return }
            lines += ["extension \(head) {"] + members.map { "    " + $0 } + ["}"]
        }
        add(
            "ColorResource",
            colors.map { "static let \($0.symbol) = ColorResource(name: \(quoted($0.name)), bundle: .main)" })
        let own = colors.filter { !Self.known.contains($0.symbol) }.map(\.symbol)
        add("UIColor", own.map { "static var \($0): UIColor { UIColor(resource: .\($0)) }" })
        for type in ["Color", "ShapeStyle where Self == Color"] {
            add(type, own.map { "static var \($0): Color { Color(ColorResource.\($0)) }" })
        }
        add(
            "ImageResource",
            pictures.map { "static let \($0.symbol) = ImageResource(name: \(quoted($0.name)), bundle: .main)" })
        add("UIImage", pictures.map { "static var \($0.symbol): UIImage { UIImage(resource: .\($0.symbol)) }" })
        return lines.joined(separator: "\n") + "\n"
    }

    private func quoted(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }

    /// Names of colours of the system's own, for which Xcode makes no member of the types of colours.
    private static let known: Set<String> = [
        "accentColor", "background", "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "fill",
        "foreground",
        "gray", "green", "indigo", "label", "lightGray", "lightText", "link", "magenta", "mint", "opaqueSeparator",
        "orange",
        "pink", "placeholder", "placeholderText", "primary", "purple", "quaternary", "quinary", "red", "secondary",
        "separator", "teal", "tertiary", "tint", "white", "yellow",
    ]
}
