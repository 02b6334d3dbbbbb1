import Typesetting

/// The weight and slant that the name of a face ends with: `Avenir-Heavy`, `HelveticaNeue-BoldItalic`.
struct FontFaceName {
    /// The weight; regular where the name contains none.
    let weight: FontWeight
    let isItalic: Bool

    /// Longer words are first, because `Semibold` contains `bold`.
    private static let weights: [(word: String, weight: FontWeight)] = [
        ("semibold", .semibold), ("demibold", .semibold), ("extrabold", .heavy), ("heavy", .heavy), ("black", .heavy),
        ("medium", .medium), ("bold", .bold),
    ]

    init(_ name: String) {
        let face = name.split(separator: "-").dropFirst().joined().lowercased()
        weight = Self.weights.first { face.contains($0.word) }?.weight ?? .regular
        isItalic = face.contains("italic") || face.contains("oblique")
    }

    /// The word for a weight in the name of a face.
    static func title(of weight: FontWeight) -> String {
        switch weight {
        case .medium: "Medium"
        case .semibold: "Semibold"
        case .bold: "Bold"
        case .heavy: "Heavy"
        default: "Regular"
        }
    }
}
