import Foundation

/// A question to the store. StoreKit's class of this name: it fails in a later turn of the main queue, as without a
/// connection.
///
/// ```swift
/// let request = SKProductsRequest(productIdentifiers: ["com.example.stickers.winter"])
/// request.start()
/// ```
open class SKRequest: NSObject {
    /// Learns that it failed.
    open weak var delegate: (any SKRequestDelegate)?
    private var isCancelled = false

    /// Has it fail in a later turn.
    open func start() {
        let request = Unchecked(request: self)
        DispatchQueue.main.async {
            guard !request.request.isCancelled else { return }
            request.request.delegate?.request(request.request, didFailWithError: SKError(.unknown))
        }
    }
    /// Has it not fail any more.
    open func cancel() { isCancelled = true }

    /// The request is used by the main queue alone, as on iOS.
    private struct Unchecked: @unchecked Sendable { let request: SKRequest }
}

/// A question for products. StoreKit's class of this name.
///
/// ```swift
/// let request = SKProductsRequest(productIdentifiers: ["com.example.stickers.winter"])
/// ```
open class SKProductsRequest: SKRequest {
    /// The products that it asks for.
    public let productIdentifiers: Set<String>

    /// Makes a question for products.
    public init(productIdentifiers: Set<String>) { self.productIdentifiers = productIdentifiers }
}

/// Learns what became of a question. StoreKit's protocol of this name.
///
/// ```swift
/// final class Shop: NSObject, SKRequestDelegate {
///     func request(_ request: SKRequest, didFailWithError error: any Error) { print(error) }
/// }
/// ```
public protocol SKRequestDelegate: AnyObject {
    /// It is answered.
    func requestDidFinish(_ request: SKRequest)
    /// It failed.
    func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
    /// Does nothing.
    public func requestDidFinish(_ request: SKRequest) {}
    /// Does nothing.
    public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

/// Learns of products. StoreKit's protocol of this name; the store never answers here.
///
/// ```swift
/// final class Shop: NSObject, SKProductsRequestDelegate {
///     func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
///         print(response.products.count)
///     }
/// }
/// ```
public protocol SKProductsRequestDelegate: SKRequestDelegate {
    /// The store answered.
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// What the store answers. StoreKit's class of this name; tests make it.
///
/// ```swift
/// let nothing = SKProductsResponse()
/// ```
open class SKProductsResponse: NSObject {
    /// The products.
    open var products: [SKProduct] { [] }
    /// The identifiers that the store does not know.
    open var invalidProductIdentifiers: [String] { [] }
}

/// Something that is sold. StoreKit's class of this name; tests make it.
///
/// ```swift
/// final class WinterPack: SKProduct {
///     override var localizedTitle: String { "Winter" }
///     override var price: NSDecimalNumber { 1.99 }
/// }
/// ```
open class SKProduct: NSObject {
    /// Its identifier.
    open var productIdentifier: String { "" }
    /// Its name.
    open var localizedTitle: String { "" }
    /// What it is.
    open var localizedDescription: String { "" }
    /// What it costs.
    open var price: NSDecimalNumber { 0 }
    /// The currency.
    open var priceLocale: Locale { Locale(identifier: "en_US") }
}
