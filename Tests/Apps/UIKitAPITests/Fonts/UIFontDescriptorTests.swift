import Foundation
import Testing
import UIKitAPI

/// Descriptions of fonts, and the sizes that have names.
struct UIFontDescriptorTests {
    /// UIKit: 17, 18, 14 and 12 points.
    @Test func sizesWithNames() {
        let found = [UIFont.labelFontSize, UIFont.buttonFontSize, UIFont.systemFontSize, UIFont.smallSystemFontSize]
        #expect(found == [17, 18, 14, 12])
    }

    /// "withSymbolicTraits(_:)" and "withSize(_:)": the same description but for that.
    @Test(
        arguments: [
            ([], false, false), (.traitBold, true, false), (.traitItalic, false, true),
            ([.traitBold, .traitItalic], true, true),
        ] as [(UIFontDescriptor.SymbolicTraits, Bool, Bool)])
    func traits(_ traits: UIFontDescriptor.SymbolicTraits, isBold: Bool, isItalic: Bool) throws {
        let plain = UIFont.systemFont(ofSize: 20).fontDescriptor
        let styled = try #require(plain.withSymbolicTraits(traits))
        let larger = styled.withSize(31)
        #expect([styled, larger].map(\.symbolicTraits) == [traits, traits] && styled.pointSize == 20)
        let fonts = [
            UIFont(descriptor: styled, size: 0), UIFont(descriptor: styled, size: 31),
            UIFont(descriptor: larger, size: 0),
        ]
        #expect(fonts.map(\.pointSize) == [20, 31, 31])
        #expect(fonts.map(\.fontDescriptor.symbolicTraits) == [traits, traits, traits])
        let names = fonts.map(\.fontName)
        #expect(names.allSatisfy { $0.contains("Bold") == isBold && $0.hasSuffix("Italic") == isItalic })
    }

    /// A font counts as bold from semibold on.
    @Test(arguments: [
        (UIFont.Weight.regular, false), (.medium, false), (.semibold, true), (.bold, true), (.heavy, true),
        (.light, false),
    ])
    func weights(_ weight: UIFont.Weight, isBold: Bool) {
        let descriptor = UIFont.systemFont(ofSize: 20, weight: weight).fontDescriptor
        #expect(descriptor.symbolicTraits == (isBold ? .traitBold : []))
    }

    @Test func attributesAndFamilies() {
        let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .title1)
        #expect(descriptor.pointSize == 28)
        #expect(descriptor.fontAttributes[.family] as? String == UIFont.familyNames.first)
        #expect(UIFont.familyNames.map { UIFont.fontNames(forFamilyName: $0) }.map(\.count) == [1])
        #expect(UIFont.fontNames(forFamilyName: "Gone").isEmpty)
    }
}
