import Foundation
import LinuxPhotos
import UIKitAPI

/// Shows the user's photographs. PhotosUI's class of this name: it shows none, and nothing is chosen.
///
/// ```swift
/// let picker = PHPickerViewController(configuration: PHPickerConfiguration())
/// ```
@preconcurrency @MainActor open class PHPickerViewController: UIViewController {
    /// Learns what is chosen.
    open weak var delegate: (any PHPickerViewControllerDelegate)?
    /// What can be chosen.
    public let configuration: PHPickerConfiguration
    /// Makes one.
    public init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }
    /// No storyboard has one.
    public required init?(coder: NSCoder) { nil }

    /// Says that photographs are not drawn.
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.layer.undrawnContent = "photographs"
    }
}

/// Learns what is chosen. PhotosUI's protocol of this name; tests call it.
///
/// ```swift
/// func choice(of chooser: PHPickerViewControllerDelegate) -> String { "\(chooser)" }
/// ```
@preconcurrency @MainActor public protocol PHPickerViewControllerDelegate: AnyObject {
    /// The user is done.
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// What can be chosen. PhotosUI's structure of this name.
///
/// ```swift
/// var configuration = PHPickerConfiguration()
/// configuration.filter = .images
/// ```
public struct PHPickerConfiguration {
    /// Which photographs.
    public var filter: PHPickerFilter?
    /// How many; 0 for any number.
    public var selectionLimit = 1
    /// What has been chosen before.
    public var preselectedAssetIdentifiers: [String] = []
    /// Makes one for a photograph.
    public init() {}
    /// Makes one for a photograph of a library.
    public init(photoLibrary: PHPhotoLibrary) {}
}

/// A photograph that was chosen. PhotosUI's structure of this name; there is none here.
///
/// ```swift
/// func count(of results: [PHPickerResult]) -> Int { results.count }
/// ```
public struct PHPickerResult {
    /// Its bytes.
    public let itemProvider: NSItemProvider
    /// Its name in the library.
    public let assetIdentifier: String?
}

/// What another app gives. Foundation's class of this name, which Linux lacks; there is nothing in it.
///
/// ```swift
/// func isPicture(_ provider: NSItemProvider) -> Bool { provider.canLoadObject(ofClass: UIImage.self) }
/// ```
open class NSItemProvider: NSObject {
    /// False.
    open func canLoadObject(ofClass aClass: AnyClass) -> Bool { false }
    /// False.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }
    /// Nothing, at once.
    @discardableResult open func loadObject(
        ofClass aClass: AnyClass, completionHandler: @escaping @Sendable (Any?, (any Error)?) -> Void
    ) -> Progress {
        completionHandler(nil, nil)
        return Progress(totalUnitCount: 1)
    }
    /// Nothing, at once.
    @discardableResult open func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        completionHandler(nil, nil)
        return Progress(totalUnitCount: 1)
    }
}
