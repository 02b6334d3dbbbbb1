import Foundation

/// The name of a colour of the asset catalogue. Xcode's type of this name; `balloon import` writes a value for each colour that
/// the app names, as Xcode does.
///
/// ```swift
/// let felt = ColorResource(name: "Felt", bundle: .main)
/// let green = UIColor(resource: felt)
/// ```
public struct ColorResource: Hashable, Sendable {
    package let name: String
    /// Names a colour; the files of the app are known.
    public init(name: String, bundle: Bundle) { self.name = name }
}

/// The name of a picture of the asset catalogue. Xcode's type of this name.
///
/// ```swift
/// let lemon = ImageResource(name: "Lemon", bundle: .main)
/// let picture = UIImage(resource: lemon)
/// ```
public struct ImageResource: Hashable, Sendable {
    package let name: String
    /// Names a picture; the files of the app are known.
    public init(name: String, bundle: Bundle) { self.name = name }
}

extension UIColor {
    /// A colour of the asset catalogue; clear where it is missing.
    public convenience init(resource: ColorResource) {
        self.init { UIColor(named: resource.name, in: nil, compatibleWith: $0) ?? .clear }
    }
}

extension UIImage {
    /// A picture of the asset catalogue; an empty one where it is missing.
    public convenience init(resource: ImageResource) {
        self.init(imageLiteralResourceName: resource.name)
    }
}
