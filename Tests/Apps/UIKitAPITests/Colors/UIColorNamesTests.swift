import Drawing
import Foundation
import Testing
import UIKitAPI
import ViewLayout

/// The colours that have names, with the numbers of Apple's documentation ("UIColor, Standard colors") and of its Human
/// Interface Guidelines ("Color, Specifications").
struct UIColorNamesTests {
    @Test(arguments: [
        (UIColor.black, "#000000"), (.darkGray, "#555555"), (.gray, "#808080"), (.lightGray, "#aaaaaa"),
        (.white, "#ffffff"), (.red, "#ff0000"), (.green, "#00ff00"), (.blue, "#0000ff"), (.cyan, "#00ffff"),
        (.yellow, "#ffff00"), (.magenta, "#ff00ff"), (.orange, "#ff8000"), (.purple, "#800080"), (.brown, "#996633"),
        (.clear, "#00000000"), (.darkText, "#000000"), (.lightText, "#ffffff99"),
    ])
    func standardColours(_ color: UIColor, _ hexadecimal: String) {
        let found = UserInterfaceStyle.allCases.map {
            color.resolved(with: TraitCollection(userInterfaceStyle: $0)).hexadecimal
        }
        #expect(found == [hexadecimal, hexadecimal])
    }

    @Test(arguments: [
        (UIColor.link, "#007aff", "#0984ff"), (.opaqueSeparator, "#c6c6c8", "#38383a"),
        (.systemBackground, "#ffffff", "#000000"), (.secondarySystemBackground, "#f2f2f7", "#1c1c1e"),
        (.tertiarySystemBackground, "#ffffff", "#2c2c2e"), (.systemGroupedBackground, "#f2f2f7", "#000000"),
        (.secondarySystemGroupedBackground, "#ffffff", "#1c1c1e"),
        (.tertiarySystemGroupedBackground, "#f2f2f7", "#2c2c2e"), (.groupTableViewBackground, "#f2f2f7", "#000000"),
        (.systemBrown, "#a2845e", "#ac8e68"), (.systemCyan, "#32ade6", "#64d2ff"),
    ])
    func coloursOfTheViewer(_ color: UIColor, _ light: String, _ dark: String) {
        let found = [UserInterfaceStyle.light, .dark].map {
            color.resolved(with: TraitCollection(userInterfaceStyle: $0)).hexadecimal
        }
        #expect(found == [light, dark])
    }

    /// Labels and fills let what is behind them through.
    @Test(
        arguments: [
            (.secondaryLabel, "#3c3c43", 0.6, "#ebebf5", 0.6), (.tertiaryLabel, "#3c3c43", 0.3, "#ebebf5", 0.3),
            (.quaternaryLabel, "#3c3c43", 0.18, "#ebebf5", 0.16), (.placeholderText, "#3c3c43", 0.3, "#ebebf5", 0.3),
            (.systemFill, "#787880", 0.2, "#787880", 0.36), (.secondarySystemFill, "#787880", 0.16, "#787880", 0.32),
            (.tertiarySystemFill, "#767680", 0.12, "#767680", 0.24),
            (.quaternarySystemFill, "#747480", 0.08, "#767680", 0.18),
        ] as [(UIColor, String, Double, String, Double)])
    func faintColours(_ color: UIColor, _ light: String, _ lightAlpha: Double, _ dark: String, _ darkAlpha: Double) {
        for (style, hexadecimal, alpha) in [(UserInterfaceStyle.light, light, lightAlpha), (.dark, dark, darkAlpha)] {
            let found = color.resolved(with: TraitCollection(userInterfaceStyle: style))
            #expect(found.hexadecimal.hasPrefix(hexadecimal) && abs(Double(found.alpha) / 255 - alpha) < 0.004)
        }
    }
}
