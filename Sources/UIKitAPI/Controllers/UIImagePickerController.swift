import Foundation

/// Takes or chooses a photograph. UIKit's class of this name; it is recorded as the presented controller, and a test
/// calls the delegate.
///
/// ```swift
/// let picker = UIImagePickerController()
/// picker.sourceType = .photoLibrary
/// ```
@preconcurrency @MainActor open class UIImagePickerController: UIViewController {
    /// Where pictures come from. UIKit's raw values.
    public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
    /// What is known of a picture.
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        /// UIKit's name.
        public let rawValue: String
        /// Makes a key of UIKit's name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The picture as it was taken.
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        /// The picture as the user cut it.
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        /// The kind of thing.
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        /// The address of the file.
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    }
    /// Where pictures come from.
    open var sourceType = SourceType.photoLibrary
    /// Whether the user can cut the picture.
    open var allowsEditing = false
    /// Which camera. UIKit's raw values.
    public enum CameraDevice: Int, Sendable { case rear, front }
    /// The camera to use; there is none.
    open var cameraDevice = CameraDevice.rear
    /// Whether the camera's own buttons are shown.
    open var showsCameraControls = true
    /// A view in front of the camera's picture.
    open var cameraOverlayView: UIView?
    /// Nothing: there is no camera.
    open func takePicture() {}
    /// Whether there is such a camera: no.
    open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
    /// What a camera takes. UIKit's raw values.
    public enum CameraCaptureMode: Int, Sendable { case photo, video }
    /// When there is a flash. UIKit's raw values.
    public enum CameraFlashMode: Int, Sendable { case off = -1, auto, on }
    /// How good films are. UIKit's raw values.
    public enum QualityType: Int, Sendable { case typeHigh, typeMedium, typeLow, type640x480 }
    /// What the camera records; there is no camera.
    open var cameraCaptureMode = CameraCaptureMode.photo
    /// The mode of the flash; there is none.
    open var cameraFlashMode = CameraFlashMode.auto
    /// How good films are.
    open var videoQuality = QualityType.typeMedium
    /// How long films are at most, in seconds.
    open var videoMaximumDuration: TimeInterval = 600
    /// How the camera's picture is changed; there is no camera.
    open var cameraViewTransform = CGAffineTransform.identity
    /// Begins a film: false, since there is no camera.
    @discardableResult open func startVideoCapture() -> Bool { false }
    /// Nothing: there is no camera.
    open func stopVideoCapture() {}
    /// The modes of a camera; nil, because there is no camera.
    open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }
    /// Whether a camera has a flash: no.
    open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
    /// The kinds of things that a source has; nil for a source that is missing.
    open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
        isSourceTypeAvailable(sourceType) ? ["public.image"] : nil
    }
    /// The kinds of things.
    open var mediaTypes: [String] = ["public.image"]
    /// Is given the picture.
    open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?

    /// Whether there are such pictures: of the library, as if it had some; a camera is missing.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
}

/// Is given a picture. UIKit's protocol of this name.
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
    /// None was.
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    /// Nothing.
    public func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {}
    /// Nothing.
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}
