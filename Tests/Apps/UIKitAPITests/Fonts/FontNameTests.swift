import Foundation
import Testing
import UIKitAPI

/// The names of the faces of the system's font, as iOS 13 and later print them.
struct FontNameTests {
    @Test(arguments: [
        (UIFont.Weight.ultraLight, "Ultralight"), (.thin, "Thin"), (.light, "Light"), (.regular, "Regular"),
        (.medium, "Medium"), (.semibold, "Semibold"), (.bold, "Bold"), (.heavy, "Heavy"), (.black, "Black"),
    ])
    func eachWeightHasItsName(weight: UIFont.Weight, name: String) {
        #expect(UIFont.systemFont(ofSize: 17, weight: weight).fontName == ".SFUI-\(name)")
    }

    /// "scaledFont(for:)": "a version of the specified font"; digits of one width keep it.
    @Test func aScaledFontKeepsItsDigits() {
        let digits = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .bold)
        #expect(UIFont.monospacedSystemFont(ofSize: 17, weight: .bold) == digits)
        let scaled = UIFontMetrics(forTextStyle: .body).scaledFont(for: digits)
        func width(_ text: String, _ font: UIFont) -> CGFloat {
            (text as NSString).size(withAttributes: [.font: font]).width
        }
        #expect(abs(width("111", scaled) - width("888", scaled)) < 1e-6)
        let plain = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 17, weight: .bold))
        #expect(width("888", plain) - width("111", plain) > 1)
    }

    /// A font that is made from the name of another one is as heavy.
    @Test(arguments: [UIFont.Weight.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black])
    func aNameSaysItsWeight(weight: UIFont.Weight) {
        let font = UIFont.systemFont(ofSize: 17, weight: weight)
        #expect(UIFont(name: font.fontName, size: 17) == font)
    }

    /// The names of italic faces end with the slant, and a font that is made from such a name is slanted.
    @Test(arguments: [("Avenir-Italic", "Regular"), ("Georgia-BoldItalic", "Bold"), ("Avenir-Heavy", "Heavy")])
    func aNameSaysItsSlant(name: String, title: String) throws {
        let font = try #require(UIFont(name: name, size: 17))
        #expect(font.fontName == ".SFUI-\(title)" + (name.hasSuffix("Italic") ? "Italic" : ""))
        #expect(UIFont(name: font.fontName, size: 17) == font)
    }

    /// Several words say the same weight, and only those of the face behind the hyphen count.
    @Test(arguments: [
        ("Avenir-DemiBold", "Semibold"), ("Avenir-SemiBold", "Semibold"), ("Avenir-ExtraBold", "Heavy"),
        ("Avenir-UltraLight", "Ultralight"), ("Avenir-ExtraLight", "Ultralight"), ("Avenir-Thin", "Thin"),
        ("Avenir-Light", "Light"), ("Avenir-Medium", "Medium"), ("Avenir-Bold", "Bold"), ("Avenir-Black", "Black"),
        ("Avenir-Book", "Regular"), ("Boldface", "Regular"), ("Helvetica-Oblique", "RegularItalic"),
        ("Helvetica-LightOblique", "LightItalic"), ("Italica-Heavy", "Heavy"),
    ])
    func wordsOfWeights(name: String, title: String) throws {
        #expect(try #require(UIFont(name: name, size: 17)).fontName == ".SFUI-\(title)")
    }
}
