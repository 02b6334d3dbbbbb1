import Testing

/// What `import Balloons` and `import BalloonTesting` bring is a written list.
struct ImportListTests {
    /// Public types that stay out of the list: SwiftUI has a type of the same name. UIKit's names for them are in.
    private static let keptOut: Set<String> = [
        "ContentSizeCategory", "LayoutDirection", "LegibilityWeight", "MessageSurface",
    ]
    /// The modules whose names are listed one by one. The others of the list hold Apple's names alone.
    private static let listed: Set<String> = [
        "BalloonLayouts", "Drawing", "MessagesHost", "Scenes", "Typesetting", "ViewLayout",
    ]

    @Test func eachPublicTypeIsInTheListOrKeptOut() throws {
        let names = try names(listedIn: "Sources/Products/Balloons/Balloons.swift")
        let types = try Set(Self.listed.flatMap { try publicTypes(of: $0).map { $0 } })
        try #require(types.count > 40)
        #expect(types.subtracting(names) == Self.keptOut)
        #expect(names.subtracting(types).isEmpty)
    }

    /// Names that a view of SwiftUI's is written with would be ambiguous in a test that imports both.
    @Test func noNameIsOneOfSwiftUI() throws {
        let swiftUI: Set<String> = [
            "Alignment", "Angle", "App", "Axis", "Button", "Canvas", "Circle", "Color", "ContentSizeCategory",
            "Divider",
            "EdgeInsets", "Ellipse", "Environment", "Font", "Gauge", "Gradient", "Grid", "GridRow", "Group", "HStack",
            "Image", "Label", "Layout", "LayoutDirection", "LayoutSubview", "LegibilityWeight", "List", "Menu", "Path",
            "ProgressView", "ProposedViewSize", "Rectangle", "Scene", "Section", "Shape", "Spacer", "State", "Table",
            "Text", "Toggle", "VStack", "View", "ViewDimensions", "Window", "ZStack",
        ]
        for file in [
            "Sources/Products/Balloons/Balloons.swift", "Sources/Products/BalloonTesting/BalloonTesting.swift",
        ] {
            #expect(try names(listedIn: file).isDisjoint(with: swiftUI))
        }
        for module in ["MessagesAPI", "UIKitAPI", "Sweeps", "BalloonTesting"] {
            #expect(try publicTypes(of: module).isDisjoint(with: swiftUI), "\(module)")
        }
    }

    /// The names of the lines `@_exported import struct Module.Name`.
    private func names(listedIn file: String) throws -> Set<String> {
        let lines = try Repository.text(file).split(separator: "\n").filter { $0.hasPrefix("@_exported import ") }
        return Set(lines.compactMap { $0.split(separator: ".").dropFirst().last.map(String.init) })
    }

    /// The public types that a module declares outside any other, with its typealiases.
    private func publicTypes(of module: String) throws -> Set<String> {
        let words: Set<String> = ["class", "struct", "enum", "protocol", "typealias"]
        let symbols = try SourceTree.sources(of: module).flatMap { source in
            source.text.split(separator: "\n").filter { !$0.hasPrefix(" ") }.flatMap {
                PublicSymbols.declarations(in: String($0))
            }
        }
        return Set(
            symbols.compactMap { symbol in
                let parts = symbol.split(separator: " ")
                return parts.firstIndex { words.contains(String($0)) }.map { String(parts[$0 + 1]) }
            })
    }
}
