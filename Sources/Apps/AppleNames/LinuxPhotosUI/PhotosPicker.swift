import Foundation
import LinuxPhotos
import SwiftUIAPI

/// A button that shows the user's photographs. PhotosUI's type of this name: its label is drawn, and nothing is chosen.
///
/// ```swift
/// let picker = PhotosPicker("Photo", selection: .constant(nil))
/// ```
public nonisolated struct PhotosPicker<Label: View>: View {
    private let label: Label
    /// Chooses one.
    public init(
        selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        photoLibrary: PHPhotoLibrary? = nil, @ViewBuilder label: () -> Label
    ) { self.label = label() }
    /// Chooses several.
    public init(
        selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil, matching filter: PHPickerFilter? = nil,
        photoLibrary: PHPhotoLibrary? = nil, @ViewBuilder label: () -> Label
    ) { self.label = label() }
    /// The label, as a button has it.
    @MainActor public var body: some View { Button(action: {}, label: { label }) }
}

extension PhotosPicker where Label == Text {
    /// Chooses one.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil
    ) { label = Text(titleKey) }
    /// Chooses several.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        matching filter: PHPickerFilter? = nil
    ) { label = Text(titleKey) }
}

extension View {
    /// The view; nothing is chosen.
    public nonisolated func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil
    ) -> some View { self }
    /// The view; nothing is chosen.
    public nonisolated func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        matching filter: PHPickerFilter? = nil
    ) -> some View { self }
}

/// A photograph that was chosen. PhotosUI's type of this name; there is nothing behind it.
///
/// ```swift
/// let item = PhotosPickerItem(itemIdentifier: "a")
/// ```
public struct PhotosPickerItem: Hashable, Sendable {
    /// Its name in the library.
    public let itemIdentifier: String?
    /// Makes one of a name.
    public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }
    /// Nil: there is no library.
    public func loadTransferable<T>(type: T.Type) async throws -> T? { nil }
}

/// Which photographs can be chosen. PhotosUI's type of this name.
///
/// ```swift
/// let filter = PHPickerFilter.images
/// ```
public struct PHPickerFilter: Hashable, Sendable {
    /// Pictures.
    public static let images = PHPickerFilter()
    /// Films.
    public static let videos = PHPickerFilter()
    /// Pictures that move a little.
    public static let livePhotos = PHPickerFilter()
    /// Pictures of a screen.
    public static let screenshots = PHPickerFilter()
    /// What one of some filters allows.
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter() }
    /// What a filter does not allow.
    public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { PHPickerFilter() }
}
