import Foundation
import TestSupport
import Testing
import UIKitAPI
import ViewLayout

/// What apps do with UIKit's values because they are classes.
struct ValueClassTests {
    @Test("Hue, saturation and brightness are the components that every colour table lists")
    func hues() {
        // https://en.wikipedia.org/wiki/HSL_and_HSV#Examples: rows whose numbers are not rounded.
        #expect(UIColor(hue: 1 / 6, saturation: 1, brightness: 0.75, alpha: 1).description == "#bfbf00")
        #expect(UIColor(hue: 1 / 3, saturation: 1, brightness: 0.5, alpha: 1).description == "#008000")
        #expect(UIColor(hue: 1 / 2, saturation: 0.5, brightness: 1, alpha: 1).description == "#80ffff")
        #expect(UIColor(hue: 2 / 3, saturation: 0.5, brightness: 1, alpha: 1).description == "#8080ff")
        #expect(UIColor(hue: 5 / 6, saturation: 2 / 3, brightness: 0.75, alpha: 1).description == "#bf40bf")
        #expect(UIColor(hue: 1, saturation: 1, brightness: 1, alpha: 1) == .red)
    }

    @Test("A provider is asked for each viewer, also behind an opacity")
    func providers() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .blue }
        let dark = UITraitCollection(userInterfaceStyle: .dark), light = UITraitCollection(userInterfaceStyle: .light)
        #expect(color.resolvedColor(with: dark) == .white && color.resolvedColor(with: light) == .blue)
        let faint = color.withAlphaComponent(0)
        #expect(faint.resolvedColor(with: dark).description == "#ffffff00")
        #expect(faint.resolvedColor(with: light).description == "#0000ff00")
        #expect(UIColor.label.withAlphaComponent(1).resolvedColor(with: dark) == .white)
    }

    @Test("Components are written through pointers")
    func components() {
        var red: CGFloat = 0, green: CGFloat = 0, blue: CGFloat = 0, alpha: CGFloat = 0
        #expect(UIColor.orange.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
        #expect(red == 1 && abs(green - 0.5) < 0.01 && blue == 0 && alpha == 1)
        var white: CGFloat = 7
        #expect(!UIColor.orange.getWhite(&white, alpha: nil) && white == 7)
        #expect(UIColor.white.getWhite(&white, alpha: nil) && white == 1)
    }

    @Test("Letters change with symbolic traits; a size of 0 keeps what follows the text size")
    func descriptors() throws {
        let body = UIFont.preferredFont(forTextStyle: .body)
        let bold = try #require(body.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
        let font = UIFont(descriptor: bold, size: 0)
        #expect(font.font.weight == .bold && font.font.isItalic && font.pointSize == 17 && font.font.isScaled)
        #expect(UIFont(descriptor: bold, size: 30).pointSize == 30)
        #expect(font.fontDescriptor.symbolicTraits == [.traitBold, .traitItalic])
    }

    @Test("A font of another family is the system's, in the weight that its name ends with")
    func names() throws {
        #expect(try #require(UIFont(name: "Avenir-Heavy", size: 20)).font.weight == .heavy)
        let italic = try #require(UIFont(name: "Georgia-BoldItalic", size: 20))
        #expect(italic.font.weight == .bold && italic.font.isItalic)
        #expect(try #require(UIFont(name: "BoldFace", size: 20)) == .systemFont(ofSize: 20))
    }

    @Test(
        "The weight and the slant that the name of a face ends with",
        arguments: [
            ("Avenir-Medium", UIFont.Weight.medium, false), ("Avenir-DemiBold", .semibold, false),
            ("A-SemiBoldItalic", .semibold, true),
            ("A-ExtraBold", .heavy, false), ("A-Black", .black, false), ("A-BoldOblique", .bold, true),
            ("A-Italic", .regular, true),
            ("Bold", .regular, false),
        ])
    func faces(_ name: String, weight: UIFont.Weight, isItalic: Bool) throws {
        let font = try #require(UIFont(name: name, size: 20))
        #expect(font.font.weight == weight && font.font.isItalic == isItalic && font.pointSize == 20)
    }

    @Test("A font of another size or with digits of one width keeps the rest")
    func changedFonts() {
        let font = UIFont.systemFont(ofSize: 17, weight: .semibold)
        #expect(font.withSize(20) == .systemFont(ofSize: 20, weight: .semibold) && font.withSize(0).pointSize == 12)
        let digits = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .semibold)
        #expect(digits != font && digits.withSize(20) == .monospacedDigitSystemFont(ofSize: 20, weight: .semibold))
        #expect(UIFont.italicSystemFont(ofSize: 17).withSize(20) == .italicSystemFont(ofSize: 20))
        // The letters of a line are inside of it, and capitals are taller than small letters.
        #expect(abs(font.ascender - font.descender - font.lineHeight) < 0.01 && font.descender < 0)
        #expect(font.ascender > font.capHeight && font.capHeight > font.xHeight && font.xHeight > 0)
    }

    @Test("Traits that were not given are unspecified, and the last of several counts")
    func traits() {
        let none = UITraitCollection()
        #expect(none.userInterfaceStyle == .unspecified && none.displayScale == 0)
        #expect(none.horizontalSizeClass == .unspecified)
        let both = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 2),
            UITraitCollection(userInterfaceStyle: .light), UITraitCollection(layoutDirection: .rightToLeft),
        ])
        #expect(both.userInterfaceStyle == .light && both.displayScale == 2 && both.layoutDirection == .rightToLeft)
        #expect(both.legibilityWeight == .unspecified && both == both && both != none)
    }

    @Test("Size classes follow the device and how it is held")
    func sizeClasses() {
        let upright = UITraitCollection(TraitCollection())
        #expect(upright.horizontalSizeClass == .compact && upright.verticalSizeClass == .regular)
        let turned = UITraitCollection(TraitCollection(transcriptWidth: 874, transcriptHeight: 402))
        #expect(turned.horizontalSizeClass == .compact && turned.verticalSizeClass == .compact)
        let pad = UITraitCollection(TraitCollection(userInterfaceIdiom: .pad))
        #expect(pad.horizontalSizeClass == .regular && pad.verticalSizeClass == .regular)
    }

    @Test("Code can run for other traits")
    func current() {
        var size: CGFloat = 0
        UITraitCollection(preferredContentSizeCategory: .extraLarge).performAsCurrent {
            size = UIFont.preferredFont(forTextStyle: .body).pointSize
        }
        #expect(size == 19 && UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
    }

    @Test("An image written as PNG and read again has the same pixels")
    func images() throws {
        let image = UIImage(.init(bitmap: .init(width: 2, height: 1, pixels: [255, 0, 0, 255, 0, 0, 0, 0])))
        let data = try #require(image.pngData())
        let copy = try #require(UIImage(data: data, scale: 2))
        #expect(copy.picture.bitmap == image.picture.bitmap && copy.size == CGSize(width: 1, height: 0.5))
    }
}
