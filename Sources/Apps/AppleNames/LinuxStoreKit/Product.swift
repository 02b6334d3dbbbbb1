import Foundation

/// Something that is sold. StoreKit's type of this name: the store is empty, and nothing is bought.
///
/// ```swift
/// func prices() async throws -> [String] {
///     try await Product.products(for: ["cake", "candles"]).map(\.displayPrice)
/// }
/// ```
public struct Product: Identifiable, Hashable, Sendable {
    /// What kind of thing is sold. StoreKit's type of this name.
    public struct ProductType: Hashable, Sendable {
        let name: String
        /// The kinds.
        public static let consumable = Self(name: "consumable"), nonConsumable = Self(name: "nonConsumable"),
            nonRenewable = Self(name: "nonRenewable"), autoRenewable = Self(name: "autoRenewable")
    }
    /// What became of buying. StoreKit's type of this name.
    public enum PurchaseResult: Sendable {
        case success(VerificationResult<Transaction>)
        case userCancelled, pending
    }
    /// How something is bought. StoreKit's type of this name.
    public struct PurchaseOption: Hashable, Sendable {}
    /// What a subscription is. StoreKit's type of this name.
    public struct SubscriptionInfo: Hashable, Sendable {
        /// The name of its group.
        public let subscriptionGroupID: String
    }
    /// Its texts.
    public let id, displayName, description, displayPrice: String
    /// What it costs.
    public let price: Decimal
    /// What kind of thing it is.
    public let type: ProductType
    /// What a subscription is; nil for another kind.
    public let subscription: SubscriptionInfo?

    /// The things of some names: none, as there is no store.
    public static func products<C: Collection>(for identifiers: C) async throws -> [Product] where C.Element == String {
        []
    }
    /// Buys nothing: it is as if the customer had gone back.
    public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult { .userCancelled }
    /// What was bought last, which is nothing.
    public var latestTransaction: VerificationResult<Transaction>? { get async { nil } }
}

/// Something that was bought. StoreKit's type of this name; nothing ever was.
///
/// ```swift
/// func ownsCandles() async -> Bool { await Transaction.latest(for: "candles") != nil }
/// ```
public struct Transaction: Identifiable, Hashable, Sendable {
    /// What was bought, one after the other: nothing.
    public struct Transactions: AsyncSequence, AsyncIteratorProtocol, Sendable {
        /// What was bought.
        public typealias Element = VerificationResult<Transaction>
        /// Nothing.
        public mutating func next() async -> Element? { nil }
        /// The sequence itself.
        public func makeAsyncIterator() -> Self { self }
    }
    /// Its numbers.
    public let id, originalID: UInt64
    /// What was bought.
    public let productID: String
    /// What kind of thing it was.
    public let productType: Product.ProductType
    /// When.
    public let purchaseDate: Date
    /// When it ends, and when it was taken back; nil for never.
    public let expirationDate, revocationDate: Date?
    /// Whether a better subscription took its place.
    public var isUpgraded: Bool { false }
    /// What is bought from now on: nothing.
    public static var updates: Transactions { Transactions() }
    /// What the customer has: nothing.
    public static var currentEntitlements: Transactions { Transactions() }
    /// All that was bought: nothing.
    public static var all: Transactions { Transactions() }
    /// What was bought last, which is nothing.
    public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
    /// What the customer has of a thing, which is nothing.
    public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? { nil }
    /// Does nothing.
    public func finish() async {}
}

/// Whether what the store says is signed by it. StoreKit's type of this name.
///
/// ```swift
/// func name(of result: VerificationResult<Transaction>) throws -> String { try result.payloadValue.productID }
/// ```
public enum VerificationResult<Value> {
    case verified(Value)
    case unverified(Value, any Error)
    /// What the store says, signed or not.
    public var unsafePayloadValue: Value {
        switch self {
        case .verified(let value), .unverified(let value, _): value
        }
    }
    /// What the store says.
    public var payloadValue: Value {
        get throws {
            switch self {
            case .verified(let value): return value
            case .unverified(_, let error): throw error
            }
        }
    }
}
extension VerificationResult: Sendable where Value: Sendable {}

/// The store. StoreKit's type of this name.
///
/// ```swift
/// let canSell = AppStore.canMakePayments
/// ```
public enum AppStore {
    /// Does nothing: there is no account.
    public static func sync() async throws {}
    /// Whether the customer may buy, who may not.
    public static var canMakePayments: Bool { false }
    /// Does nothing.
    @MainActor public static func requestReview(in scene: AnyObject) {}
}

/// What can go wrong. StoreKit's type of this name.
///
/// ```swift
/// func isQuiet(_ error: StoreKitError) -> Bool { if case .userCancelled = error { true } else { false } }
/// ```
public enum StoreKitError: Error {
    case unknown, userCancelled, networkError(URLError), notAvailableInStorefront, notEntitled
}
