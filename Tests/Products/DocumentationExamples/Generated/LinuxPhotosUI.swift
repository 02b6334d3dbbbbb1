// Written by DocumentationExamplesTests from the comments of the sources: change the comment.
// swift-format-ignore-file
#if canImport(LinuxPhotosUI)
import LinuxPhotosUI
import BalloonTesting
import Balloons
import Lint
import Sweeps
import Testing

extension Given {
    func example_PHPickerViewController_1() async throws {
        let picker = PHPickerViewController(configuration: PHPickerConfiguration())
        _ = picker
    }

    func example_PHPickerViewController_PHPickerViewControllerDelegate_1() async throws {
        func choice(of chooser: PHPickerViewControllerDelegate) -> String { "\(chooser)" }
    }

    func example_PHPickerViewController_PHPickerConfiguration_1() async throws {
        var configuration = PHPickerConfiguration()
        configuration.filter = .images
        _ = configuration
    }

    func example_PHPickerViewController_PHPickerResult_1() async throws {
        func count(of results: [PHPickerResult]) -> Int { results.count }
    }

    func example_PHPickerViewController_NSItemProvider_1() async throws {
        func isPicture(_ provider: NSItemProvider) -> Bool { provider.canLoadObject(ofClass: UIImage.self) }
    }

    func example_PhotosPicker_1() async throws {
        let picker = PhotosPicker("Photo", selection: .constant(nil))
        _ = picker
    }

    func example_PhotosPicker_PhotosPickerItem_1() async throws {
        let item = PhotosPickerItem(itemIdentifier: "a")
        _ = item
    }

    func example_PhotosPicker_PHPickerFilter_1() async throws {
        let filter = PHPickerFilter.images
        _ = filter
    }
}
#endif
