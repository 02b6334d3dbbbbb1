import Foundation

/// What a user is to pay. StoreKit's class of this name.
///
/// ```swift
/// let payment = SKMutablePayment()
/// payment.productIdentifier = "com.example.stickers.winter"
/// ```
open class SKPayment: NSObject {
    fileprivate var product = ""
    fileprivate var count = 1
    /// What is sold, by its identifier.
    open var productIdentifier: String { product }
    /// How many of it.
    open var quantity: Int { count }

    /// Makes an empty payment.
    public override init() {}
    /// Makes a payment for a product.
    public convenience init(product: SKProduct) {
        self.init()
        self.product = product.productIdentifier
    }
}

/// The same, to be filled. StoreKit's class of this name.
///
/// ```swift
/// let payment = SKMutablePayment()
/// payment.quantity = 2
/// ```
open class SKMutablePayment: SKPayment {
    /// What is sold, by its identifier.
    open override var productIdentifier: String {
        get { product }
        set { product = newValue }
    }
    /// How many of it.
    open override var quantity: Int {
        get { count }
        set { count = newValue }
    }
}

/// What became of a payment. StoreKit's class of this name.
///
/// ```swift
/// func isOver(_ transaction: SKPaymentTransaction) -> Bool { transaction.transactionState != .purchasing }
/// ```
open class SKPaymentTransaction: NSObject {
    /// What was to be paid.
    public let payment: SKPayment

    init(_ payment: SKPayment) { self.payment = payment }

    /// Failed: Linux has no store.
    open var transactionState: SKPaymentTransactionState { .failed }
    /// Why it failed: payments are not allowed.
    open var error: (any Error)? { SKError(.paymentNotAllowed) }
    /// Its name at the store: none.
    open var transactionIdentifier: String? { nil }
    /// When it was paid: never.
    open var transactionDate: Date? { nil }
    /// What was restored: nothing.
    open var original: SKPaymentTransaction? { nil }
}

/// What became of a payment. StoreKit's raw values.
///
/// ```swift
/// let isOver = SKPaymentTransactionState.failed != .purchasing
/// ```
public enum SKPaymentTransactionState: Int, Sendable { case purchasing, purchased, failed, restored, deferred }

/// Why something could not be sold. StoreKit's structure of this name.
///
/// ```swift
/// let error = SKError(.paymentCancelled)
/// let isCancelled = error.code == .paymentCancelled
/// ```
public struct SKError: Error, Hashable, Sendable {
    /// The reasons. StoreKit's raw values.
    public enum Code: Int, Sendable {
        case unknown, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed, storeProductNotAvailable
        case cloudServicePermissionDenied, cloudServiceNetworkConnectionFailed, cloudServiceRevoked
    }
    /// The reason.
    public let code: Code

    /// Makes an error.
    public init(_ code: Code) { self.code = code }

    /// An unknown error.
    public static var unknown: Code { .unknown }
    /// The user thought better of it.
    public static var paymentCancelled: Code { .paymentCancelled }
    /// The device does not allow it.
    public static var paymentNotAllowed: Code { .paymentNotAllowed }
}

extension SKError: CustomNSError {
    /// StoreKit's domain.
    public static var errorDomain: String { "SKErrorDomain" }
    /// The reason as a number.
    public var errorCode: Int { code.rawValue }
}
