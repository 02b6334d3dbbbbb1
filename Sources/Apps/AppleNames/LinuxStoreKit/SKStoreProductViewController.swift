import Foundation
import UIKitAPI

/// A page of the App Store. StoreKit's class of this name: it fails to load in a later turn, as without a connection.
///
/// ```swift
/// let page = SKStoreProductViewController()
/// page.loadProduct(withParameters: [SKStoreProductParameterITunesItemIdentifier: 1], completionBlock: nil)
/// ```
@preconcurrency @MainActor open class SKStoreProductViewController: UIViewController {
    /// Learns that the user is done.
    open weak var delegate: (any SKStoreProductViewControllerDelegate)?
    /// Fails in a later turn.
    open func loadProduct(
        withParameters parameters: [String: Any], completionBlock block: ((Bool, (any Error)?) -> Void)?
    ) {
        let block = Unchecked(call: block)
        DispatchQueue.main.async { block.call?(false, SKError(.unknown)) }
    }

    /// The block is called by the main queue alone, as on iOS.
    private struct Unchecked: @unchecked Sendable { let call: ((Bool, (any Error)?) -> Void)? }
}

/// Learns that the user is done with a page of the App Store. StoreKit's protocol of this name.
///
/// ```swift
/// final class Seller: SKStoreProductViewControllerDelegate {}
/// ```
@preconcurrency @MainActor public protocol SKStoreProductViewControllerDelegate: AnyObject {
    /// The user is done; tests call it.
    func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}

extension SKStoreProductViewControllerDelegate {
    /// Does nothing.
    public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {}
}

/// The key of the product's number.
public let SKStoreProductParameterITunesItemIdentifier = "id"

/// Requests a review of the app. StoreKit's class of this name; it does nothing on Linux.
///
/// ```swift
/// SKStoreReviewController.requestReview()
/// ```
open class SKStoreReviewController: NSObject {
    /// Does nothing on Linux.
    open class func requestReview() {}
}
