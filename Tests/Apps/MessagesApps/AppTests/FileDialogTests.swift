#if !canImport(Darwin)
    import BalloonTesting
    import LinuxUniformTypeIdentifiers
    import SwiftUI
    import Testing

    /// Dialogs of files are names that do nothing: a view with them is drawn as without.
    @MainActor struct FileDialogTests {
        struct Order: FileDocument {
            static let readableContentTypes = [UTType.json]
            var text = ""
            init() {}
            init(configuration: ReadConfiguration) throws {
                text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
            }
            func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
                FileWrapper(regularFileWithContents: Data(text.utf8))
            }
        }

        struct Exporting: View {
            @State private var isShown = false
            var body: some View {
                Text("Tea")
                    .fileExporter(
                        isPresented: $isShown, document: Order(), contentType: .json, defaultFilename: "order"
                    ) { _ in }
                    .fileImporter(isPresented: $isShown, allowedContentTypes: [.commaSeparatedText, .folder]) { _ in }
            }
        }

        @Test func aViewWithThemIsDrawnAsWithout() throws {
            #expect(try placedBalloon(showing: Exporting()).size == placedBalloon(showing: Text("Tea")).size)
        }

        @Test func aKindIsOfWiderKinds() {
            #expect(
                UTType.json.conforms(to: .text) && UTType.png.conforms(to: .item) && UTType.folder.conforms(to: .folder)
            )
            let own = UTType(exportedAs: "com.example.game", conformingTo: .json)
            #expect(own.conforms(to: .json) && own.conforms(to: .text) && !own.conforms(to: .image))
            #expect(!UTType.png.conforms(to: .movie) && !UTType.data.conforms(to: .json))
        }
    }
#endif
