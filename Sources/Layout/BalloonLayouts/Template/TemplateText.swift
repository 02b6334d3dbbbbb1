/// The six texts of a template layout, under the names that `MSMessageTemplateLayout`, scenes and placed nodes share.
package enum TemplateText: String, Hashable, Sendable, CaseIterable {
    /// The white texts over the picture.
    case imageTitle, imageSubtitle
    /// The top row of the caption bar.
    case caption, trailingCaption
    /// The bottom row of the caption bar.
    case subcaption, trailingSubcaption

    /// Whether the text is drawn over the picture, not in the caption bar.
    package var isOverPicture: Bool { self == .imageTitle || self == .imageSubtitle }
}

/// Holds the six texts of a template: as they are shown, as Messages has them, or as a scene writes them.
package protocol TemplateTextHolder {
    associatedtype Value
    var imageTitle: Value? { get set }
    var imageSubtitle: Value? { get set }
    var caption: Value? { get set }
    var trailingCaption: Value? { get set }
    var subcaption: Value? { get set }
    var trailingSubcaption: Value? { get set }
}

extension TemplateTextHolder {
    /// One of the texts.
    package subscript(text: TemplateText) -> Value? {
        get {
            switch text {
            case .imageTitle: imageTitle
            case .imageSubtitle: imageSubtitle
            case .caption: caption
            case .trailingCaption: trailingCaption
            case .subcaption: subcaption
            case .trailingSubcaption: trailingSubcaption
            }
        }
        set {
            switch text {
            case .imageTitle: imageTitle = newValue
            case .imageSubtitle: imageSubtitle = newValue
            case .caption: caption = newValue
            case .trailingCaption: trailingCaption = newValue
            case .subcaption: subcaption = newValue
            case .trailingSubcaption: trailingSubcaption = newValue
            }
        }
    }

    /// Copies the six texts of another holder, each changed by a function; nil stays nil.
    package mutating func setTexts<Other: TemplateTextHolder>(
        of other: Other, _ transform: (Other.Value) throws -> Value
    ) rethrows {
        for text in TemplateText.allCases { self[text] = try other[text].map(transform) }
    }
}
