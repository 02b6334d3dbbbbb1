import Foundation

/// What can be done with something: sent, kept, printed. UIKit's class of this name; it is recorded where it is
/// presented.
///
/// ```swift
/// let sheet = UIActivityViewController(activityItems: ["Come along!"], applicationActivities: nil)
/// sheet.excludedActivityTypes = [.print]
/// ```
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
    /// What something is done with.
    public let activityItems: [Any]
    /// The activities that are not offered.
    open var excludedActivityTypes: [UIActivity.ActivityType]?
    /// Called at the end on iOS; never called on Linux.
    open var completionWithItemsHandler: ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?

    /// Makes a sheet.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        self.activityItems = activityItems
        super.init(nibName: nil, bundle: nil)
    }
    /// Makes a sheet of nothing, as a storyboard does.
    public required init?(coder: NSCoder) {
        activityItems = []
        super.init(coder: coder)
    }
}

/// Something that can be done. UIKit's class of this name.
///
/// ```swift
/// let type = UIActivity.ActivityType.message
/// ```
@preconcurrency @MainActor open class UIActivity: NSObject {
    /// What it is. UIKit's structure of this name.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        /// UIKit's name.
        public let rawValue: String
        /// Makes one of UIKit's name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Makes one of UIKit's name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// A message.
        public static let message = ActivityType("com.apple.UIKit.activity.Message")
        /// A mail.
        public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
        /// On paper.
        public static let print = ActivityType("com.apple.UIKit.activity.Print")
        /// On the board of what was copied.
        public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
        /// Among the pictures.
        public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
        /// For a contact.
        public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
        /// To devices around.
        public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
        /// Facebook.
        public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
        /// Twitter.
        public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
        /// For later.
        public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    }
}
