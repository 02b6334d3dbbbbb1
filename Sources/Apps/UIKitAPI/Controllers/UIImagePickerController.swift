import Foundation

/// A controller that takes or chooses a photo. UIKit's class of this name. It is recorded when it is presented, and a
/// test calls the delegate.
///
/// ```swift
/// let picker = UIImagePickerController()
/// picker.sourceType = .photoLibrary
/// ```
@preconcurrency @MainActor open class UIImagePickerController: UIViewController {
    /// The source of pictures. UIKit's raw values.
    public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
    /// A key of the information about a picture.
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        /// UIKit's name.
        public let rawValue: String
        /// Makes a key from UIKit's name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The original picture.
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        /// The picture as the user cropped it.
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        /// The type of the media.
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        /// The address of the file.
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
        /// The address of the film.
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    }
    /// The source of pictures.
    open var sourceType = SourceType.photoLibrary
    /// Whether the user can crop the picture.
    open var allowsEditing = false
    /// A camera of the device. UIKit's raw values.
    public enum CameraDevice: Int, Sendable { case rear, front }
    /// The camera to use. The value is stored, because there is no camera.
    open var cameraDevice = CameraDevice.rear
    /// Whether the camera's own buttons are shown.
    open var showsCameraControls = true
    /// A view in front of the camera's picture.
    open var cameraOverlayView: UIView?
    /// Does nothing, because there is no camera.
    open func takePicture() {}
    /// Returns false, because there is no camera.
    open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
    /// Whether a camera takes photos or videos. UIKit's raw values.
    public enum CameraCaptureMode: Int, Sendable { case photo, video }
    /// The mode of the flash. UIKit's raw values.
    public enum CameraFlashMode: Int, Sendable { case off = -1, auto, on }
    /// The quality of videos. UIKit's raw values.
    public enum QualityType: Int, Sendable { case typeHigh, typeMedium, typeLow, type640x480 }
    /// Whether the camera takes photos or videos. The value is stored, because there is no camera.
    open var cameraCaptureMode = CameraCaptureMode.photo
    /// The mode of the flash. The value is stored, because there is no camera.
    open var cameraFlashMode = CameraFlashMode.auto
    /// The quality of videos.
    open var videoQuality = QualityType.typeMedium
    /// The maximum duration of videos, in seconds.
    open var videoMaximumDuration: TimeInterval = 600
    /// The transform of the camera's picture. The value is stored, because there is no camera.
    open var cameraViewTransform = CGAffineTransform.identity
    /// Returns false, because there is no camera.
    @discardableResult open func startVideoCapture() -> Bool { false }
    /// Does nothing, because there is no camera.
    open func stopVideoCapture() {}
    /// The modes of a camera; nil, because there is no camera.
    open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }
    /// Returns false, because there is no camera.
    open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
    /// The media types of a source; nil for a source that does not exist.
    open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
        isSourceTypeAvailable(sourceType) ? ["public.image"] : nil
    }
    /// The media types that the user can choose.
    open var mediaTypes: [String] = ["public.image"]
    /// Receives the picture.
    open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?

    /// Whether a source exists: the photo library does, a camera does not.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
}

/// Receives a picture. UIKit's protocol of this name.
///
/// ```swift
/// final class Receiver: UIImagePickerControllerDelegate {
///     func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { picker.dismiss(animated: true) }
/// }
/// ```
@preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: AnyObject {
    /// A picture was chosen.
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    /// The user has cancelled.
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    /// Does nothing.
    public func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {}
    /// Does nothing.
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}
