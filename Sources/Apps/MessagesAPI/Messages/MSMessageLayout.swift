import BalloonLayouts
import Foundation
import UIKitAPI

/// How a message's balloon looks. Abstract: use ``MSMessageTemplateLayout`` or ``MSMessageLiveLayout``.
///
/// Source: Messages framework, `MSMessageLayout` (iOS 10).
///
/// ```swift
/// switch message.layout {
/// case let template as MSMessageTemplateLayout: print(template.caption ?? "no caption")
/// case let live as MSMessageLiveLayout: print(live.alternateLayout.caption ?? "no caption")
/// default: print("a received message has no layout")
/// }
/// ```
open class MSMessageLayout: NSObject, NSCopying {
    /// Makes a layout that shows nothing.
    public override init() { super.init() }

    /// A layout with the same values.
    open func copy(with zone: NSZone? = nil) -> Any { MSMessageLayout() }
}

/// A balloon whose content the app draws itself, with a template layout for where the app cannot run.
///
/// Source: Messages framework, `MSMessageLiveLayout` (iOS 11).
///
/// ```swift
/// let alternate = MSMessageTemplateLayout()
/// alternate.caption = "Concert"
/// alternate.subcaption = "in 12 days"
/// message.layout = MSMessageLiveLayout(alternateLayout: alternate)
/// ```
public class MSMessageLiveLayout: MSMessageLayout {
    /// The template that is drawn without the app, on older systems, on the Mac and on the watch.
    public let alternateLayout: MSMessageTemplateLayout

    /// Makes a live layout, which always has an alternate.
    public init(alternateLayout: MSMessageTemplateLayout) {
        self.alternateLayout = alternateLayout
        super.init()
    }

    /// A layout with a copy of the alternate.
    public override func copy(with zone: NSZone? = nil) -> Any {
        // `copy(with:)` of a template layout always makes a template layout.
        MSMessageLiveLayout(alternateLayout: alternateLayout.copy(with: zone) as! MSMessageTemplateLayout)
    }
}

/// A balloon that Messages draws from a picture and six texts. Everything is nil until it is set, and what is nil
/// takes no room.
///
/// Source: Messages framework, `MSMessageTemplateLayout` (iOS 10).
///
/// ```swift
/// let layout = MSMessageTemplateLayout()
/// layout.image = UIImage(contentsOfFile: "Resources/map.png")
/// layout.imageTitle = "Ferry Building"
/// layout.caption = "Dinner at seven?"
/// layout.trailingCaption = "Table for 4"
/// message.layout = layout
/// ```
public class MSMessageTemplateLayout: MSMessageLayout {
    /// The first text of the caption bar's top row, at most three lines.
    public var caption: String?
    /// The first text of the caption bar's bottom row.
    public var subcaption: String?
    /// The text at the end of the top row.
    public var trailingCaption: String?
    /// The text at the end of the bottom row.
    public var trailingSubcaption: String?
    /// The picture above the caption bar.
    public var image: UIImage?
    /// The file of a picture, a film or a sound for the same place; ignored when ``image`` is set.
    public var mediaFileURL: URL?
    /// White text over the picture, at the bottom of its leading side.
    public var imageTitle: String?
    /// White text below the image title.
    public var imageSubtitle: String?

    /// Makes an empty layout.
    public override init() { super.init() }

    /// A layout with the same values.
    public override func copy(with zone: NSZone? = nil) -> Any {
        let copy = MSMessageTemplateLayout()
        copy.image = image
        copy.mediaFileURL = mediaFileURL
        copy.takeTexts(of: self) { $0 }
        return copy
    }
}

extension MSMessageLayout {
    /// A copy without its texts; that of a live layout has an alternate without texts.
    var withoutTexts: MSMessageLayout {
        switch self {
        case let template as MSMessageTemplateLayout:
            let copy = MSMessageTemplateLayout()
            (copy.image, copy.mediaFileURL) = (template.image, template.mediaFileURL)
            return copy
        case let live as MSMessageLiveLayout:
            let alternate = MSMessageTemplateLayout()
            (alternate.image, alternate.mediaFileURL) = (live.alternateLayout.image, live.alternateLayout.mediaFileURL)
            return MSMessageLiveLayout(alternateLayout: alternate)
        default: return self
        }
    }
}

extension MSMessageTemplateLayout: TemplateTextHolder {
    /// Copies the six texts of another layout or of content, each changed by a function.
    package func takeTexts<Other: TemplateTextHolder>(of other: Other, _ transform: (Other.Value) -> String) {
        var layout = self
        layout.setTexts(of: other, transform)
    }
}
