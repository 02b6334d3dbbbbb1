import SwiftUIAPI

/// Things that are sold. StoreKit's type of this name; it is a grey box, because the store is empty.
///
/// ```swift
/// let view = StoreView(ids: ["cake", "candles"])
/// ```
@preconcurrency @MainActor public struct StoreView: View {
    /// Makes a view of things.
    public nonisolated init<C: Collection>(ids: C, prefersPromotionalIcon: Bool = false) where C.Element == String {}
    /// The grey box.
    public var body: some View { _NotDrawn("StoreView") }
}

/// A thing that is sold. StoreKit's type of this name; it is a grey box.
///
/// ```swift
/// let view = ProductView(id: "cake")
/// ```
@preconcurrency @MainActor public struct ProductView: View {
    /// Makes a view of a thing.
    public nonisolated init(id: String, prefersPromotionalIcon: Bool = false) {}
    /// The grey box.
    public var body: some View { _NotDrawn("ProductView") }
}

/// Subscriptions. StoreKit's type of this name; it is a grey box.
///
/// ```swift
/// let view = SubscriptionStoreView(groupID: "bakery")
/// ```
@preconcurrency @MainActor public struct SubscriptionStoreView: View {
    /// Makes a view of a group.
    public nonisolated init(groupID: String) {}
    /// Makes a view of subscriptions.
    public nonisolated init<C: Collection>(productIDs: C) where C.Element == String {}
    /// The grey box.
    public var body: some View { _NotDrawn("SubscriptionStoreView") }
}

nonisolated extension View {
    /// The view as it is.
    public func storeButton(_ visibility: Visibility, for buttons: _Choice...) -> some View { self }
    /// The view as it is.
    public func productViewStyle(_ style: _Choice) -> some View { self }
    /// The view as it is: nothing is bought.
    public func onInAppPurchaseCompletion(
        perform action: @escaping (Product, Result<Product.PurchaseResult, any Error>) async -> Void
    )
        -> some View
    { self }
    /// The view as it is: nothing is bought.
    public func subscriptionStatusTask(for groupID: String, action: @escaping (Any) async -> Void) -> some View { self }
    /// The view as it is.
    public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View { self }
}
