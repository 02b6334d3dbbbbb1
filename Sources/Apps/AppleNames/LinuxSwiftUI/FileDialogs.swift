// Dialogs that read and write files, which are not shown, and the documents that they are given. SwiftUI's names.

import Foundation
import LinuxUniformTypeIdentifiers
import SwiftUIAPI

extension View {
    /// The view; nothing is written.
    public nonisolated func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View { self }
    /// The view; nothing is read.
    public nonisolated func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType],
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View { self }
    /// The view; nothing is read.
    public nonisolated func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) -> some View { self }
}

/// A document of an app.
public protocol FileDocument {
    /// What the app is given to read.
    typealias ReadConfiguration = FileDocumentReadConfiguration
    /// What the app is told to write.
    typealias WriteConfiguration = FileDocumentWriteConfiguration
    /// The kinds that it can be made of.
    static var readableContentTypes: [UTType] { get }
    /// The kinds that it can be written as.
    static var writableContentTypes: [UTType] { get }
    /// Reads it.
    init(configuration: ReadConfiguration) throws
    /// Writes it.
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}
extension FileDocument {
    /// Those that it can be made of.
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// What a document is made of.
public struct FileDocumentReadConfiguration {
    /// The kind.
    public let contentType: UTType
    /// The file.
    public let file: FileWrapper
}
/// What a document is written as.
public struct FileDocumentWriteConfiguration {
    /// The kind.
    public let contentType: UTType
    /// The file that was there.
    public let existingFile: FileWrapper?
}

/// A file that is not written yet. Foundation's class of this name, which Linux lacks.
open class FileWrapper {
    /// What is in it.
    public let regularFileContents: Data?
    /// Makes a file of its contents.
    public init(regularFileWithContents contents: Data) { regularFileContents = contents }
}
