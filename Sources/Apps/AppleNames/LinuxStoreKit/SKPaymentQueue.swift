import Foundation

/// What an app sells. StoreKit's class of this name: Linux has no store, so payments cannot be made, and one that is
/// added fails, as on a device that does not allow them.
///
/// ```swift
/// let canSell = SKPaymentQueue.canMakePayments()
/// ```
open class SKPaymentQueue: NSObject, @unchecked Sendable {
    private static let shared = SKPaymentQueue()
    private let lock = NSLock()
    private var observers: [any SKPaymentTransactionObserver] = []

    /// The queue of the app.
    open class func `default`() -> SKPaymentQueue { shared }
    /// Returns false: there is no store.
    open class func canMakePayments() -> Bool { false }

    /// What is being sold: nothing.
    open var transactions: [SKPaymentTransaction] { [] }
    /// Has an observer learn of payments.
    open func add(_ observer: any SKPaymentTransactionObserver) { lock.withLock { observers.append(observer) } }
    /// Has an observer learn of them no more.
    open func remove(_ observer: any SKPaymentTransactionObserver) {
        lock.withLock { observers.removeAll { $0 === observer } }
    }
    /// Reports to the observers that the payment failed, because payments are not allowed.
    open func add(_ payment: SKPayment) {
        let transaction = SKPaymentTransaction(payment)
        for observer in lock.withLock({ observers }) {
            observer.paymentQueue(self, updatedTransactions: [transaction])
        }
    }
    /// Does nothing: nothing was sold.
    open func finishTransaction(_ transaction: SKPaymentTransaction) {}
    /// Reports to the observers that nothing can be restored.
    open func restoreCompletedTransactions() {
        for observer in lock.withLock({ observers }) {
            observer.paymentQueue(
                self, restoreCompletedTransactionsFailedWithError: SKError(.storeProductNotAvailable))
        }
    }
}

/// Learns of payments. StoreKit's protocol of this name.
///
/// ```swift
/// final class Shop: NSObject, SKPaymentTransactionObserver {
///     func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]) {
///         for transaction in transactions { queue.finishTransaction(transaction) }
///     }
/// }
/// ```
public protocol SKPaymentTransactionObserver: AnyObject {
    /// Payments go on.
    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
    /// Payments are over.
    func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
    /// Nothing could be restored.
    func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
    /// Everything is restored.
    func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
    /// Whether a payment from the App Store may go on.
    func paymentQueue(
        _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
    ) -> Bool
}

extension SKPaymentTransactionObserver {
    /// Does nothing.
    public func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]) {}
    /// Does nothing.
    public func paymentQueue(
        _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error
    ) {}
    /// Does nothing.
    public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
    /// Returns false.
    public func paymentQueue(
        _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
    ) -> Bool { false }
}
