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

    func example_SKCloudServiceController_1() async throws {
        let mayPlay = SKCloudServiceController.authorizationStatus() == .authorized
        _ = mayPlay
    }

    func example_SKCloudServiceController_SKCloudServiceAuthorizationStatus_1() async throws {
        let isDenied = SKCloudServiceController.authorizationStatus() == SKCloudServiceAuthorizationStatus.denied
        _ = isDenied
    }

    func example_SKCloudServiceController_SKCloudServiceCapability_1() async throws {
        let wanted: SKCloudServiceCapability = [.musicCatalogPlayback, .addToCloudMusicLibrary]
        _ = wanted
    }

    func example_SKPayment_1() async throws {
        let payment = SKMutablePayment()
        payment.productIdentifier = "com.example.stickers.winter"
        _ = payment
    }

    func example_SKPayment_SKMutablePayment_1() async throws {
        let payment = SKMutablePayment()
        payment.quantity = 2
        _ = payment
    }

    func example_SKPayment_SKPaymentTransaction_1() async throws {
        func isOver(_ transaction: SKPaymentTransaction) -> Bool { transaction.transactionState != .purchasing }
    }

    func example_SKPayment_SKPaymentTransactionState_1() async throws {
        let isOver = SKPaymentTransactionState.failed != .purchasing
        _ = isOver
    }

    func example_SKPayment_SKError_1() async throws {
        let error = SKError(.paymentCancelled)
        let isCancelled = error.code == .paymentCancelled
        _ = error
        _ = isCancelled
    }

    func example_SKPaymentQueue_1() async throws {
        let canSell = SKPaymentQueue.canMakePayments()
        _ = canSell
    }

    func example_SKPaymentQueue_SKPaymentTransactionObserver_1() async throws {
        final class Shop: NSObject, SKPaymentTransactionObserver {
            func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]) {
                for transaction in transactions { queue.finishTransaction(transaction) }
            }
        }
    }

    func example_SKProductsRequest_SKRequest_1() async throws {
        let request = SKProductsRequest(productIdentifiers: ["com.example.stickers.winter"])
        request.start()
        _ = request
    }

    func example_SKProductsRequest_1() async throws {
        let request = SKProductsRequest(productIdentifiers: ["com.example.stickers.winter"])
        _ = request
    }

    func example_SKProductsRequest_SKRequestDelegate_1() async throws {
        final class Shop: NSObject, SKRequestDelegate {
            func request(_ request: SKRequest, didFailWithError error: any Error) { print(error) }
        }
    }

    func example_SKProductsRequest_SKProductsRequestDelegate_1() async throws {
        final class Shop: NSObject, SKProductsRequestDelegate {
            func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
                print(response.products.count)
            }
        }
    }

    func example_SKProductsRequest_SKProductsResponse_1() async throws {
        let nothing = SKProductsResponse()
        _ = nothing
    }

    func example_SKProductsRequest_SKProduct_1() async throws {
        final class WinterPack: SKProduct {
            override var localizedTitle: String { "Winter" }
            override var price: NSDecimalNumber { 1.99 }
        }
    }

    func example_SKStoreProductViewController_1() async throws {
        let page = SKStoreProductViewController()
        page.loadProduct(withParameters: [SKStoreProductParameterITunesItemIdentifier: 1], completionBlock: nil)
        _ = page
    }

    func example_SKStoreProductViewController_SKStoreProductViewControllerDelegate_1() async throws {
        final class Seller: SKStoreProductViewControllerDelegate {}
    }

    func example_SKStoreProductViewController_SKStoreReviewController_1() async throws {
        SKStoreReviewController.requestReview()
    }

    func example_StoreViews_StoreView_1() async throws {
        let view = StoreView(ids: ["cake", "candles"])
        _ = view
    }

    func example_StoreViews_ProductView_1() async throws {
        let view = ProductView(id: "cake")
        _ = view
    }

    func example_StoreViews_SubscriptionStoreView_1() async throws {
        let view = SubscriptionStoreView(groupID: "bakery")
        _ = view
    }
}
#endif
