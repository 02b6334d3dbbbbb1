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

    /// A font that is made from the name of another one is as heavy.
    @Test(arguments: [UIFont.Weight.regular, .medium, .semibold, .bold, .heavy, .black])
    func aNameSaysItsWeight(weight: UIFont.Weight) {
        let font = UIFont.systemFont(ofSize: 17, weight: weight)
        #expect(UIFont(name: font.fontName, size: 17) == font)
    }
}
