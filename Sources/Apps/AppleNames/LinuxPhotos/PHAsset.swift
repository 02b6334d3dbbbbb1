import Foundation
import UIKitAPI

/// A photograph. The class of this name of Photos; there is none here.
///
/// ```swift
/// let count = PHAsset.fetchAssets(with: .image, options: nil).count
/// ```
open class PHAsset: NSObject {
    /// Its name in the library.
    public let localIdentifier: String
    init(localIdentifier: String) { self.localIdentifier = localIdentifier }
    /// When it was taken.
    open var creationDate: Date? { nil }
    /// What it is.
    open var mediaType: PHAssetMediaType { .unknown }
    /// The width in pixels.
    open var pixelWidth: Int { 0 }
    /// The height in pixels.
    open var pixelHeight: Int { 0 }
    /// None.
    open class func fetchAssets(
        with mediaType: PHAssetMediaType, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult() }
    /// None.
    open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
    /// None.
    open class func fetchAssets(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult() }
}

/// What a photograph is. The raw values of Photos.
///
/// ```swift
/// let kind = PHAssetMediaType.image
/// ```
public enum PHAssetMediaType: Int, Sendable { case unknown, image, video, audio }

/// Which photographs are found. The class of this name of Photos.
///
/// ```swift
/// let options = PHFetchOptions()
/// options.fetchLimit = 20
/// ```
open class PHFetchOptions: NSObject {
    /// The largest number; 0 for all.
    open var fetchLimit = 0
    /// Which ones.
    open var predicate: NSPredicate?
    /// In which order.
    open var sortDescriptors: [NSSortDescriptor]?
    /// Makes options.
    public override init() {}
}

/// What was found. The class of this name of Photos: nothing.
///
/// ```swift
/// let first = PHAsset.fetchAssets(with: nil).firstObject
/// ```
open class PHFetchResult<ObjectType: AnyObject>: NSObject {
    /// None.
    open var count: Int { 0 }
    /// None.
    open var firstObject: ObjectType? { nil }
    /// None.
    open var lastObject: ObjectType? { nil }
    /// There is none to ask for, so that it ends the app, as on iOS.
    open func object(at index: Int) -> ObjectType { preconditionFailure("there are no photographs on Linux") }
    /// There is none to ask for, so that it ends the app, as on iOS.
    open subscript(index: Int) -> ObjectType { object(at: index) }
    /// Does nothing: there is none.
    open func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<Bool>) -> Void) {}
}

/// Reads photographs. The class of this name of Photos: in a later turn it gives none.
///
/// ```swift
/// let manager = PHImageManager.default()
/// ```
open class PHImageManager: NSObject {
    /// Makes one.
    public override init() {}
    /// The app's.
    open class func `default`() -> PHImageManager { PHImageManager() }
    /// Nil, in a later turn.
    @discardableResult open func requestImage(
        for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
        resultHandler: @escaping @Sendable (UIImage?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        DispatchQueue.main.async { resultHandler(nil, nil) }
        return 0
    }
    /// Does nothing: no request runs.
    open func cancelImageRequest(_ requestID: PHImageRequestID) {}
}

/// Reads photographs before they are shown. The class of this name of Photos.
///
/// ```swift
/// let manager = PHCachingImageManager()
/// ```
open class PHCachingImageManager: PHImageManager {
    /// Does nothing: there are no photographs.
    open func stopCachingImagesForAllAssets() {}
}

/// The number of a request.
public typealias PHImageRequestID = Int32
/// The size of a photograph as it is.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)

/// How a photograph fills a size. The raw values of Photos.
///
/// ```swift
/// let mode = PHImageContentMode.aspectFill
/// ```
public enum PHImageContentMode: Int, Sendable {
    case aspectFit, aspectFill
    /// As it fits.
    public static var `default`: PHImageContentMode { .aspectFit }
}

/// How a photograph is read. The class of this name of Photos.
///
/// ```swift
/// let options = PHImageRequestOptions()
/// options.deliveryMode = .highQualityFormat
/// ```
open class PHImageRequestOptions: NSObject {
    /// Whether the call waits for it.
    open var isSynchronous = false
    /// Whether it may come from the net.
    open var isNetworkAccessAllowed = false
    /// How good it is.
    open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
    /// How exactly it has the size.
    open var resizeMode = PHImageRequestOptionsResizeMode.fast
    /// Makes options.
    public override init() {}
}

/// How good a photograph is. The raw values of Photos.
///
/// ```swift
/// let mode = PHImageRequestOptionsDeliveryMode.fastFormat
/// ```
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable { case opportunistic, highQualityFormat, fastFormat }

/// How exactly a photograph has its size. The raw values of Photos.
///
/// ```swift
/// let mode = PHImageRequestOptionsResizeMode.exact
/// ```
public enum PHImageRequestOptionsResizeMode: Int, Sendable { case none, fast, exact }
