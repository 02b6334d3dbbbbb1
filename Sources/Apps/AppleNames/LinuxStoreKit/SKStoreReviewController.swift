import Foundation

/// Requests a review of the app. StoreKit's class of this name; it does nothing on Linux.
///
/// ```swift
/// SKStoreReviewController.requestReview()
/// ```
open class SKStoreReviewController: NSObject {
    /// Does nothing on Linux.
    open class func requestReview() {}
}
