// Written by DocumentationExamplesTests from the comments of the sources: change the comment.
// swift-format-ignore-file
#if canImport(LinuxStoreKit)
import LinuxStoreKit
import BalloonTesting
import Balloons
import Lint
import Sweeps
import Testing

extension Given {
    func example_Product_1() async throws {
        func prices() async throws -> [String] {
            try await Product.products(for: ["cake", "candles"]).map(\.displayPrice)
        }
    }

    func example_Product_Transaction_1() async throws {
        func ownsCandles() async -> Bool { await Transaction.latest(for: "candles") != nil }
    }

    func example_Product_VerificationResult_1() async throws {
        func name(of result: VerificationResult<Transaction>) throws -> String { try result.payloadValue.productID }
    }

    func example_Product_AppStore_1() async throws {
        let canSell = AppStore.canMakePayments
        _ = canSell
    }

    func example_Product_StoreKitError_1() async throws {
        func isQuiet(_ error: StoreKitError) -> Bool { if case .userCancelled = error { true } else { false } }
    }

    func example_RequestReviewAction_1() async throws {
        @MainActor func thank(by action: RequestReviewAction) { action() }
    }

    func example_SKStoreReviewController_1() async throws {
        SKStoreReviewController.requestReview()
    }
}
#endif
