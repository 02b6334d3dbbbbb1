// Written by DocumentationExamplesTests from the comments of the sources: change the comment.
// swift-format-ignore-file
#if canImport(LinuxPhotos)
import LinuxPhotos
import BalloonTesting
import Balloons
import Lint
import Sweeps
import Testing

extension Given {
    func example_PHAsset_1() async throws {
        let count = PHAsset.fetchAssets(with: .image, options: nil).count
        _ = count
    }

    func example_PHAsset_PHAssetMediaType_1() async throws {
        let kind = PHAssetMediaType.image
        _ = kind
    }

    func example_PHAsset_PHFetchOptions_1() async throws {
        let options = PHFetchOptions()
        options.fetchLimit = 20
        _ = options
    }

    func example_PHAsset_PHFetchResult_1() async throws {
        let first = PHAsset.fetchAssets(with: nil).firstObject
        _ = first
    }

    func example_PHAsset_PHImageManager_1() async throws {
        let manager = PHImageManager.default()
        _ = manager
    }

    func example_PHAsset_PHCachingImageManager_1() async throws {
        let manager = PHCachingImageManager()
        _ = manager
    }

    func example_PHAsset_PHImageContentMode_1() async throws {
        let mode = PHImageContentMode.aspectFill
        _ = mode
    }

    func example_PHAsset_PHImageRequestOptions_1() async throws {
        let options = PHImageRequestOptions()
        options.deliveryMode = .highQualityFormat
        _ = options
    }

    func example_PHAsset_PHImageRequestOptionsDeliveryMode_1() async throws {
        let mode = PHImageRequestOptionsDeliveryMode.fastFormat
        _ = mode
    }

    func example_PHAsset_PHImageRequestOptionsResizeMode_1() async throws {
        let mode = PHImageRequestOptionsResizeMode.exact
        _ = mode
    }

    func example_PHPhotoLibrary_1() async throws {
        let isDenied = PHPhotoLibrary.authorizationStatus(for: .readWrite) == .denied
        _ = isDenied
    }

    func example_PHPhotoLibrary_PHAuthorizationStatus_1() async throws {
        let isAsked = PHAuthorizationStatus.denied != .notDetermined
        _ = isAsked
    }

    func example_PHPhotoLibrary_PHAccessLevel_1() async throws {
        let isDenied = PHPhotoLibrary.authorizationStatus(for: PHAccessLevel.addOnly) == .denied
        _ = isDenied
    }

    func example_PHPhotoLibrary_PHPhotosError_1() async throws {
        let isDenied = PHPhotosError(.accessUserDenied).code == .accessUserDenied
        _ = isDenied
    }
}
#endif
