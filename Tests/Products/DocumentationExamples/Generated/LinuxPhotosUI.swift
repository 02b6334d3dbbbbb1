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
    func example_PhotosPicker_1() async throws {
        let picker = PhotosPicker("Photo", selection: .constant(nil))
        _ = picker
    }

    func example_PhotosPicker_PhotosPickerItem_1() async throws {
        let item = PhotosPickerItem(itemIdentifier: "a")
        _ = item
    }

    func example_PhotosPicker_PHPhotoLibrary_1() async throws {
        let library = PHPhotoLibrary.shared()
        _ = library
    }

    func example_PhotosPicker_PHPickerFilter_1() async throws {
        let filter = PHPickerFilter.images
        _ = filter
    }
}
#endif
