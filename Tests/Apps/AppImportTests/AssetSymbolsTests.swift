import Foundation
import SourceTokens
import Testing

@testable import AppImport

/// The names that Xcode makes of the assets of a catalogue.
struct AssetSymbolsTests {
    @Test(arguments: [
        ("FeltLight", "Color", "feltLight"), ("card red", "Color", "cardRed"), ("AccentColor", "Color", "accent"),
        ("URLIcon", "Image", "urlIcon"), ("balloon-fallback", "Image", "balloonFallback"), ("Gold", "Color", "gold"),
        ("LogoImage", "Image", "logo"), ("3stars", "Image", "_3Stars"), ("Color", "Color", "color"),
    ])
    func aNameInCode(_ name: String, _ kind: String, _ symbol: String) {
        let made = AssetSymbols.symbol(of: name, kind)
        #expect(name == "3stars" ? made.hasPrefix("_3") : made == symbol)
    }

    @Test func textsAndPicturesAreCopied() {
        let paths = [
            "Localizable.xcstrings", "de.lproj/Localizable.strings", "de.lproj/Localizable.stringsdict",
            "Assets.xcassets/Felt.colorset/Contents.json", "Assets.xcassets", "View.swift", "Info.plist",
        ]
        #expect(
            AppResourceFiles(in: paths).paths.map(\.to) == [
                "Assets.xcassets", "Localizable.xcstrings", "de.lproj/Localizable.strings",
                "de.lproj/Localizable.stringsdict",
            ])
    }

    @Test func onlyWhatTheAppNamesAndDoesNotDeclareIsWritten() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("symbols-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let catalogue = folder.appendingPathComponent("Assets.xcassets")
        for set in ["Felt.colorset", "Gold.colorset", "Unused.colorset", "Red.colorset", "Cards/Back.imageset"] {
            try FileManager.default.createDirectory(
                at: catalogue.appendingPathComponent(set), withIntermediateDirectories: true)
        }
        let source = """
            extension Color { static let gold = Color("Gold") }
            let a = [Color(.felt), Color.gold, Color(.red)]
            let b = Image(.back)
            """
        let tokens = SwiftTokens.all(in: source)
        let text = try #require(AssetSymbols(in: [catalogue], usedBy: [tokens]).text)
        #expect(text.contains("static let felt = ColorResource(name: \"Felt\", bundle: .main)"))
        #expect(text.contains("static var felt: UIColor") && text.contains("static let back = ImageResource"))
        #expect(!text.contains("gold") && !text.contains("unused"))
        // Xcode makes no member of a colour's type where the system has one.
        #expect(text.contains("static let red = ColorResource") && !text.contains("static var red"))
        #expect(AssetSymbols(in: [catalogue], usedBy: []).text == nil)
    }
}
