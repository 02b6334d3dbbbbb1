import Foundation

/// A colour of an asset catalogue, with a variant for the dark appearance. Format: "Apple, Asset Catalog Format
/// Reference".
struct ColorSet: Decodable {
    struct Entry: Decodable {
        struct Appearance: Decodable {
            let value: String
        }

        struct Value: Decodable {
            let components: [String: String]?
        }

        let appearances: [Appearance]?
        let color: Value?
    }

    let colors: [Entry]

    /// The colour, which follows the viewer's appearance where the set has a dark variant.
    var color: UIColor? {
        let plain = colors.first { $0.appearances == nil }.flatMap { Self.color(of: $0) }
        let dark = colors.first { $0.appearances?.contains { $0.value == "dark" } == true }
            .flatMap { Self.color(of: $0) }
        guard let plain = plain ?? dark else { return nil }
        guard let dark else { return plain }
        return UIColor { $0.userInterfaceStyle == .dark ? dark : plain }
    }

    private static func color(of entry: Entry) -> UIColor? {
        guard let parts = entry.color?.components else { return nil }
        let alpha = parts["alpha"].flatMap(component) ?? 1
        if let white = parts["white"].flatMap(component) { return UIColor(white: white, alpha: alpha) }
        guard let red = parts["red"].flatMap(component), let green = parts["green"].flatMap(component),
            let blue = parts["blue"].flatMap(component)
        else { return nil }
        return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// A component: from 0 to 1, from 0 to 255, or in hexadecimal digits, because Xcode accepts all of them.
    private static func component(_ text: String) -> CGFloat? {
        if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
        guard let value = Double(text) else { return nil }
        return text.contains(".") ? value : value / 255
    }
}

extension UIColor {
    /// The colour with a name in an asset catalogue of the program's own resources; nil where there is none.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// The colour with a name in a bundle's asset catalogue; nil when there is none.
    /// - Parameter traitCollection: ignored, because the colour follows its viewer.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
        for folder in AppResources.folders(of: bundle) {
            let contents = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            for catalogue in contents.sorted() where catalogue.hasSuffix(".xcassets") {
                let root = AssetCatalogueFolder(url: folder.appendingPathComponent(catalogue))
                guard let color = root.colorSet(named: name)?.color else { continue }
                self.init(copying: color)
                return
            }
        }
        return nil
    }
}
