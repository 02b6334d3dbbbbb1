import SwiftUIAPI

/// Requests a review of the app. StoreKit's structure of this name; it does nothing on Linux.
///
/// ```swift
/// @MainActor func thank(by action: RequestReviewAction) { action() }
/// ```
public struct RequestReviewAction: Sendable {
    /// Does nothing on Linux.
    @MainActor public func callAsFunction() {}
}

extension EnvironmentValues {
    /// What requests a review.
    public var requestReview: RequestReviewAction { RequestReviewAction() }
}
